import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import { MAX_CARDS_PER_SET, RECITE_TEXTS } from '@lectern/domain/recite'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { presentSet } from '../present.ts'
import { rememberCards } from '../review-source.ts'
import { lockSet, requireSet } from '../sets/set-store.ts'
import { countCards, listCards, saveCards } from './card-store.ts'
import { newCardRow } from './new-card-row.ts'

/**
 * Adds the cards of a file at the end of a set, all of them or none. A repeat with the same `client_id`s adds none again;
 * where a text differs, the later text stands.
 * @throws Problem `not_found`, or `conflict` where they do not all fit
 */
export async function importCards(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
  { flashcards }: Body<typeof reciteEndpoints.importCards>,
): Promise<FlashcardSet> {
  const cards = new Map(flashcards.map((card) => [card.client_id, newCardRow(card)]))
  return database.transaction(async (tx) => {
    await lockSet(tx, student.id, setId)
    const kept = await saveCards(tx, student.id, setId, [...cards.values()])
    if ((await countCards(tx, setId)) > MAX_CARDS_PER_SET) throw new Problem('conflict', RECITE_TEXTS.setIsFull)
    await rememberCards(tx, student.id, setId, kept, clock.now())
    return presentSet(await requireSet(tx, student.id, setId), await listCards(tx, setId))
  })
}
