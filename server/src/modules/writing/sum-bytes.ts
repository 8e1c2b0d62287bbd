import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { essays, gradings } from './tables.ts'
import { sumUnsentBytes } from './unsent/unsent-store.ts'

/** Bytes of the student's essays and their reports, and of the essays that have none yet or were not sent. */
export async function sumEssayBytes(queries: Queries, studentId: number): Promise<number> {
  const { purpose, topic, content, report } = essays
  const [row] = await queries
    .select({ bytes: sumBytes(purpose, topic, content, report) })
    .from(essays)
    .where(eq(essays.studentId, studentId))
  const [waiting] = await queries
    .select({ bytes: sumBytes(gradings.purpose, gradings.topic, gradings.content) })
    .from(gradings)
    .where(eq(gradings.studentId, studentId))
  return (row?.bytes ?? 0) + (waiting?.bytes ?? 0) + (await sumUnsentBytes(queries, studentId))
}
