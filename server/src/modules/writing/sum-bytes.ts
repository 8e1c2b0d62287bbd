import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { rowBytes, sumBytes } from '../../platform/database/text-bytes.ts'
import { essays, gradings } from './tables.ts'
import { sumUnsentBytes } from './unsent/unsent-store.ts'

/** Bytes of the student's essays, unless a material is their text, and of their reports; of the essays that have none yet or were not sent. */
export async function sumEssayBytes(queries: Queries, studentId: number): Promise<number> {
  const { purpose, topic, content, report, materialId, isTextOfMaterial } = essays
  const ownBytes = sql`case when ${isTextOfMaterial} and ${materialId} is not null then 0 else octet_length(${content}) end`
  const [row] = await queries
    .select({
      bytes: sql`coalesce(sum(${rowBytes(purpose, topic, report)} + ${ownBytes}), 0)`.mapWith(Number),
    })
    .from(essays)
    .where(eq(essays.studentId, studentId))
  const [waiting] = await queries
    .select({ bytes: sumBytes(gradings.purpose, gradings.topic, gradings.content) })
    .from(gradings)
    .where(eq(gradings.studentId, studentId))
  return (row?.bytes ?? 0) + (waiting?.bytes ?? 0) + (await sumUnsentBytes(queries, studentId))
}
