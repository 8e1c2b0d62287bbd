import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { sumImportBytes } from './imports/import-store.ts'
import { cardMedia, flashcardSets, flashcards } from './tables.ts'

/** Bytes of the student's sets, their material, their cards, the pictures and sounds of these, and files that are taken in. */
export async function sumReciteBytes(queries: Queries, studentId: number): Promise<number> {
  const isTheirs = eq(flashcardSets.studentId, studentId)
  const { title, documentName, documentContent, contentPurpose } = flashcardSets
  const [sets] = await queries
    .select({ bytes: sumBytes(title, documentName, documentContent, contentPurpose) })
    .from(flashcardSets)
    .where(isTheirs)
  const [cards] = await queries
    .select({ bytes: sumBytes(flashcards.question, flashcards.answer, flashcards.source, flashcards.tags) })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcards.setId, flashcardSets.id))
    .where(isTheirs)
  const [media] = await queries
    .select({ bytes: sql`coalesce(sum(${cardMedia.sizeBytes}), 0)`.mapWith(Number) })
    .from(cardMedia)
    .where(eq(cardMedia.studentId, studentId))
  const imports = await sumImportBytes(queries, studentId)
  return (sets?.bytes ?? 0) + (cards?.bytes ?? 0) + (media?.bytes ?? 0) + imports
}
