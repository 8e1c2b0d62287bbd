import { and, eq, inArray } from 'drizzle-orm'
import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import { containing } from '../../platform/database/rows.ts'
import type { Services } from '../../services.ts'
import { matchingSets } from './sets/set-store.ts'
import { flashcardSets, flashcards } from './tables.ts'

/** Sets whose title holds `search`, and cards of which either side does. */
export async function findCards(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { question, answer } = flashcards
  const own = queries
    .select({ id: flashcardSets.id })
    .from(flashcardSets)
    .where(eq(flashcardSets.studentId, student.id))
  return [
    ...(await findNewest(queries, 'flashcard_set', search, {
      table: flashcardSets,
      id: flashcardSets.id,
      title: flashcardSets.title,
      text: flashcardSets.documentName,
      where: matchingSets(student.id, search),
    })),
    ...(await findNewest(queries, 'flashcard', search, {
      table: flashcards,
      id: flashcards.id,
      withinId: flashcards.setId,
      title: question,
      text: answer,
      where: and(inArray(flashcards.setId, own), containing(search, question, answer)),
    })),
  ]
}
