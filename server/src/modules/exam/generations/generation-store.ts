import type { Message } from '@lectern/texts/message'
import { and, desc, eq, getColumns, lt, notInArray } from 'drizzle-orm'
import type { Sized } from '../../../core/archives/batches.ts'
import { isHoldOpen } from '../../../core/credits/hold-reference.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { rowBytes } from '../../../platform/database/text-bytes.ts'
import { examGenerations } from '../tables.ts'

export type GenerationRow = typeof examGenerations.$inferSelect
/** A generation without what it is made from. */
export type GenerationSummaryRow = Omit<GenerationRow, 'text'>

const { text: _text, ...summaryColumns } = getColumns(examGenerations)

const ownedBy = (studentId: number, generationId: string) =>
  and(eq(examGenerations.id, generationId), eq(examGenerations.studentId, studentId))

/** Newest first. */
export const listGenerationRows = (
  queries: Queries,
  studentId: number,
): Promise<(GenerationSummaryRow & { isOpen: boolean })[]> =>
  queries
    .select({ ...summaryColumns, isOpen: isHoldOpen(examGenerations.id) })
    .from(examGenerations)
    .where(eq(examGenerations.studentId, studentId))
    .orderBy(desc(examGenerations.createdAt), desc(examGenerations.id))

/** What the text of each takes, the newest first. */
export const listGenerationSizes = (queries: Queries, studentId: number): Promise<Sized<string>[]> =>
  queries
    .select({ id: examGenerations.id, bytes: rowBytes(examGenerations.text) })
    .from(examGenerations)
    .where(eq(examGenerations.studentId, studentId))
    .orderBy(desc(examGenerations.createdAt), desc(examGenerations.id))

/** Those of the student's that are still there, with their texts, the newest first. */
export const selectGenerations = (
  queries: Queries,
  studentId: number,
  ids: readonly string[],
): Promise<(GenerationRow & { isOpen: boolean })[]> =>
  queries
    .select({ ...getColumns(examGenerations), isOpen: isHoldOpen(examGenerations.id) })
    .from(examGenerations)
    .where(and(eq(examGenerations.studentId, studentId), isAnyOf(examGenerations.id, ids)))
    .orderBy(desc(examGenerations.createdAt), desc(examGenerations.id))

/** @throws Problem `not_found` where there is no such generation, or it is another student's */
export async function requireGeneration(queries: Queries, studentId: number, id: string): Promise<GenerationRow> {
  return requireRow(await queries.select().from(examGenerations).where(ownedBy(studentId, id)))
}

export async function insertGeneration(tx: Transaction, generation: GenerationRow): Promise<void> {
  await tx.insert(examGenerations).values(generation)
}

/** Says why nothing came of it. */
export async function markGenerationFailed(tx: Transaction, id: string, failure: Message | string): Promise<void> {
  await tx.update(examGenerations).set({ failure }).where(eq(examGenerations.id, id))
}

/** Without effect where it has gone. */
export async function removeGeneration(tx: Transaction, studentId: number, id: string): Promise<void> {
  await tx.delete(examGenerations).where(ownedBy(studentId, id))
}

/** Forgets what came to nothing of the same text, now that an exam is made from it again. */
export async function removeFailedGenerations(
  tx: Transaction,
  { studentId, method, text }: Pick<GenerationRow, 'studentId' | 'method' | 'text'>,
  openIds: readonly string[],
): Promise<void> {
  const isSame = and(eq(examGenerations.method, method), eq(examGenerations.text, text))
  const isOver = notInArray(examGenerations.id, [...openIds])
  await tx.delete(examGenerations).where(and(eq(examGenerations.studentId, studentId), isSame, isOver))
}

/** Whatever became of them. */
export async function removeGenerationsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(examGenerations).where(lt(examGenerations.createdAt, moment))
}
