import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { essays } from './tables.ts'

/** Bytes of the student's essays and their reports. */
export async function sumEssayBytes(queries: Queries, studentId: number): Promise<number> {
  const { purpose, topic, content, report } = essays
  const [row] = await queries
    .select({ bytes: sumBytes(purpose, topic, content, report) })
    .from(essays)
    .where(eq(essays.studentId, studentId))
  return row?.bytes ?? 0
}
