import { type FeedbackKind, growRun, type SaidRun } from '@lectern/domain/credits/feedback'
import { and, asc, count, desc, eq, getColumns, isNull, sql, sum } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { insertedRow, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { itemFeedback, paidRuns } from './tables.ts'

export type PaidRunRow = typeof paidRuns.$inferSelect
export type FeedbackRow = typeof itemFeedback.$inferSelect

export async function insertPaidRun(tx: Transaction, run: PaidRunRow): Promise<void> {
  await tx.insert(paidRuns).values(run)
}

/** More was made for the run, and paid, as `growRun` counts it. */
export async function growPaidRun(
  tx: Transaction,
  runId: string,
  more: Pick<PaidRunRow, 'chargedCredits' | 'madeCount'>,
): Promise<void> {
  const isThis = eq(paidRuns.id, runId)
  const [run] = await tx.select().from(paidRuns).where(isThis).for('update')
  if (run) await tx.update(paidRuns).set(growRun(run, more)).where(isThis)
}

export const requirePaidRun = async (queries: Queries, runId: string): Promise<PaidRunRow> =>
  requireRow(await queries.select().from(paidRuns).where(eq(paidRuns.id, runId)))

/** The id of a run of the student's that was paid and kept, of `module` alone where one is named; null where there is none. */
export async function findPaidRun(
  queries: Queries,
  studentId: number,
  runId: string,
  module?: PaidRunRow['module'],
): Promise<string | null> {
  const isThis = and(eq(paidRuns.id, runId), eq(paidRuns.studentId, studentId), module && eq(paidRuns.module, module))
  const [run] = await queries.select({ id: paidRuns.id }).from(paidRuns).where(isThis)
  return run?.id ?? null
}

/** Those of some runs that were paid and kept, and are the student's. */
export async function filterPaid(
  queries: Queries,
  studentId: number,
  runIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id } = paidRuns
  const areTheirs = and(eq(paidRuns.studentId, studentId), isAnyOf(id, runIds))
  return new Set((await queries.select({ id }).from(paidRuns).where(areTheirs)).map((run) => run.id))
}

/** The runs of which the student said that something is wrong: what of how much, and what came back for it. */
export function listSaidRuns(tx: Transaction, studentId: number): Promise<(SaidRun & { returnedCredits: number })[]> {
  return tx
    .select({
      chargedCredits: paidRuns.chargedCredits,
      madeCount: paidRuns.madeCount,
      saidCount: count(),
      returnedCredits: sql`coalesce(${sum(itemFeedback.returnedCredits)}, 0)`.mapWith(Number),
    })
    .from(itemFeedback)
    .innerJoin(paidRuns, eq(paidRuns.id, itemFeedback.runId))
    .where(eq(itemFeedback.studentId, studentId))
    .groupBy(paidRuns.id)
}

/** What the student said of an item before. */
export async function findFeedback(
  queries: Queries,
  studentId: number,
  { kind, id, part }: { kind: FeedbackKind; id: number; part: string },
): Promise<FeedbackRow | null> {
  const isThis = and(
    eq(itemFeedback.studentId, studentId),
    eq(itemFeedback.kind, kind),
    eq(itemFeedback.itemId, id),
    eq(itemFeedback.part, part),
  )
  const [found] = await queries.select().from(itemFeedback).where(isThis)
  return found ?? null
}

export async function insertFeedback(
  tx: Transaction,
  feedback: Omit<typeof itemFeedback.$inferInsert, 'id'>,
): Promise<FeedbackRow> {
  return insertedRow(await tx.insert(itemFeedback).values(feedback).returning())
}

/** Says what came back with it. */
export async function writeReturned(tx: Transaction, feedbackId: number, returnedCredits: number): Promise<void> {
  await tx.update(itemFeedback).set({ returnedCredits }).where(eq(itemFeedback.id, feedbackId))
}

/** Who made all of a run; null where not one did. */
export async function readMaker(queries: Queries, runId: string): Promise<PaidRunRow['madeBy']> {
  const [run] = await queries.select({ madeBy: paidRuns.madeBy }).from(paidRuns).where(eq(paidRuns.id, runId))
  return run?.madeBy ?? null
}

/** Claims the one check of what was said; false where it was claimed before. */
export async function claimCheck(tx: Transaction, feedbackId: number, now: Date): Promise<boolean> {
  const isUnchecked = and(eq(itemFeedback.id, feedbackId), isNull(itemFeedback.checkedAt))
  const claimed = await tx
    .update(itemFeedback)
    .set({ checkedAt: now })
    .where(isUnchecked)
    .returning({ id: itemFeedback.id })
  return claimed.length > 0
}

/** Keeps what a check found. */
export async function writeContradiction(tx: Transaction, feedbackId: number, contradiction: string): Promise<void> {
  await tx.update(itemFeedback).set({ contradiction }).where(eq(itemFeedback.id, feedbackId))
}

/** Everything that a student said, oldest first. */
export function listFeedbackOf(queries: Queries, studentId: number): Promise<FeedbackRow[]> {
  return queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, studentId)).orderBy(asc(itemFeedback.id))
}

const { studentId: _whose, ...told } = getColumns(itemFeedback)

/** What was said by all, the newest first, without whose it is. */
export function listFeedback(queries: Queries, limit: number) {
  return queries
    .select({ ...told, module: paidRuns.module, madeBy: paidRuns.madeBy })
    .from(itemFeedback)
    .innerJoin(paidRuns, eq(paidRuns.id, itemFeedback.runId))
    .orderBy(desc(itemFeedback.id))
    .limit(limit)
}

export async function sumFeedbackBytes(queries: Queries, studentId: number): Promise<number> {
  const [said] = await queries
    .select({ bytes: sumBytes(itemFeedback.words, itemFeedback.source, itemFeedback.contradiction) })
    .from(itemFeedback)
    .where(eq(itemFeedback.studentId, studentId))
  return said?.bytes ?? 0
}
