import { and, desc, eq, getColumns, lt, notInArray } from 'drizzle-orm'
import type { Sized } from '../../../core/archives/batches.ts'
import { isHoldOpen } from '../../../core/credits/hold-reference.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { beginningOf, isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { rowBytes } from '../../../platform/database/text-bytes.ts'
import type { Told } from '../../../speaker.ts'
import { gradings } from '../tables.ts'

export type GradingRow = typeof gradings.$inferSelect
/** A grading without the text of its essay. */
export type GradingSummaryRow = Omit<GradingRow, 'content'> & { excerpt: string }

const { content: _content, ...shortColumns } = getColumns(gradings)
export const excerpt = beginningOf(gradings.content)
const summaryColumns = { ...shortColumns, excerpt }

const ownedBy = (studentId: number, gradingId: string) =>
  and(eq(gradings.id, gradingId), eq(gradings.studentId, studentId))

/** Newest first, each with whether it is paid for by credits that are still set aside. */
export const listGradingRows = (
  queries: Queries,
  studentId: number,
): Promise<(GradingSummaryRow & { isOpen: boolean })[]> =>
  queries
    .select({ ...summaryColumns, isOpen: isHoldOpen(gradings.id) })
    .from(gradings)
    .where(eq(gradings.studentId, studentId))
    .orderBy(desc(gradings.createdAt), desc(gradings.id))

/** What the text of each takes, the newest first. */
export const listGradingSizes = (queries: Queries, studentId: number): Promise<Sized<string>[]> =>
  queries
    .select({ id: gradings.id, bytes: rowBytes(gradings.content) })
    .from(gradings)
    .where(eq(gradings.studentId, studentId))
    .orderBy(desc(gradings.createdAt), desc(gradings.id))

/** Those of the student's that are still there, with their texts, the newest first. */
export const selectGradings = (
  queries: Queries,
  studentId: number,
  ids: readonly string[],
): Promise<(GradingRow & { isOpen: boolean })[]> =>
  queries
    .select({ ...getColumns(gradings), isOpen: isHoldOpen(gradings.id) })
    .from(gradings)
    .where(and(eq(gradings.studentId, studentId), isAnyOf(gradings.id, ids)))
    .orderBy(desc(gradings.createdAt), desc(gradings.id))

/** @throws Problem `not_found` where there is no such grading, or it is another student's */
export async function requireGrading(queries: Queries, studentId: number, gradingId: string): Promise<GradingRow> {
  return requireRow(await queries.select().from(gradings).where(ownedBy(studentId, gradingId)))
}

export async function insertGrading(tx: Transaction, grading: GradingRow): Promise<void> {
  await tx.insert(gradings).values(grading)
}

/** Says why nothing came of it. */
export async function markGradingFailed(tx: Transaction, gradingId: string, failure: Told): Promise<void> {
  await tx.update(gradings).set({ failure }).where(eq(gradings.id, gradingId))
}

/** Without effect where it has gone. */
export async function removeGrading(tx: Transaction, studentId: number, gradingId: string): Promise<void> {
  await tx.delete(gradings).where(ownedBy(studentId, gradingId))
}

/** Forgets what came to nothing of the same essay, now that it is graded again. */
export async function removeFailedGradings(
  tx: Transaction,
  studentId: number,
  content: string,
  openIds: readonly string[],
): Promise<void> {
  const isOver = notInArray(gradings.id, [...openIds])
  await tx.delete(gradings).where(and(eq(gradings.studentId, studentId), eq(gradings.content, content), isOver))
}

/** Whatever became of them. */
export async function removeGradingsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(gradings).where(lt(gradings.createdAt, moment))
}
