import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { MOST_SAME_TOLD } from '@lectern/domain/cards/said-by'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { requireSet } from '../sets/set-store.ts'
import { flashcardSets, flashcards } from '../tables.ts'
import { saidKeyOf } from './said-key.ts'

type Endpoint = typeof reciteEndpoints.findSameCards

/**
 * The student's latest cards, of any set but the one it is written in, that say what a card says which is being written.
 * @throws Problem `not_found` where the set is not theirs
 */
export async function findSameCards(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { except_set_id, ...card }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  if (except_set_id !== undefined) await requireSet(queries, student.id, except_set_id)
  const key = saidKeyOf(student.id, card)
  if (key === '') return { cards: [] }
  const { id, kind, question, answer, saidKey } = flashcards
  const rows = await queries
    .select({ id, kind, question, answer, set: { id: flashcardSets.id, title: flashcardSets.title } })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
    // What the index says of its rows is said here too: else it would not be used.
    .where(
      and(
        eq(saidKey, key),
        sql`${saidKey} <> ''`,
        eq(flashcardSets.studentId, student.id),
        except_set_id === undefined ? undefined : ne(flashcardSets.id, except_set_id),
      ),
    )
    .orderBy(desc(id))
    .limit(MOST_SAME_TOLD)
  return { cards: rows.map(({ set, ...row }) => ({ ...row, flashcard_set: set })) }
}
