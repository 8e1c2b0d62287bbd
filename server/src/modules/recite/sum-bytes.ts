import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { flashcardSets, flashcards } from './tables.ts'

/** Bytes of the student's sets, their material and their cards. */
export async function sumReciteBytes(queries: Queries, studentId: number): Promise<number> {
  const isTheirs = eq(flashcardSets.studentId, studentId)
  const { title, documentName, documentContent, contentPurpose } = flashcardSets
  const [sets] = await queries
    .select({ bytes: sumBytes(title, documentName, documentContent, contentPurpose) })
    .from(flashcardSets)
    .where(isTheirs)
  const [cards] = await queries
    .select({ bytes: sumBytes(flashcards.question, flashcards.answer, flashcards.source) })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcards.setId, flashcardSets.id))
    .where(isTheirs)
  return (sets?.bytes ?? 0) + (cards?.bytes ?? 0)
}
