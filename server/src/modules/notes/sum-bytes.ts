import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { notes } from './tables.ts'

/** Bytes of the student's notes. */
export async function sumNotesBytes(queries: Queries, studentId: number): Promise<number> {
  const { title, html, text, purpose } = notes
  const [row] = await queries
    .select({ bytes: sumBytes(title, html, text, purpose) })
    .from(notes)
    .where(eq(notes.studentId, studentId))
  return row?.bytes ?? 0
}
