import { eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { samples } from './tables.ts'

export type SampleRow = typeof samples.$inferSelect

export async function findSample(queries: Queries, studentId: number): Promise<SampleRow | null> {
  const [row] = await queries.select().from(samples).where(eq(samples.studentId, studentId))
  return row ?? null
}

/** Keeps other writers of this sample waiting until `tx` ends. */
export async function lockSample(tx: Transaction, studentId: number): Promise<SampleRow | null> {
  const [row] = await tx.select().from(samples).where(eq(samples.studentId, studentId)).for('no key update')
  return row ?? null
}

export async function insertSample(tx: Transaction, row: typeof samples.$inferInsert): Promise<void> {
  await tx.insert(samples).values(row)
}

/** Changes a locked sample. */
export async function updateSample(
  tx: Transaction,
  studentId: number,
  change: Partial<Pick<SampleRow, 'materialId' | 'setId' | 'examId' | 'talkId' | 'dismissedAt'>>,
): Promise<void> {
  await tx.update(samples).set(change).where(eq(samples.studentId, studentId))
}
