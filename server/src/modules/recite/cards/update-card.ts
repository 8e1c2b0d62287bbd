import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { Flashcard } from '@lectern/contract/recite/shapes'
import type { Services } from '../../../services.ts'
import { presentCard } from '../present.ts'
import { rememberCards } from '../review-source.ts'
import { requireCard, updateCardRow } from './card-store.ts'
import { requireCardWhole } from './new-card-row.ts'

/** Changes a card, all of it or some. @throws Problem `not_found`; `invalid` where nothing could be asked of it then */
export async function updateCard(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  cardId: number,
  changes: Body<typeof reciteEndpoints.updateCard>,
): Promise<Flashcard> {
  return database.transaction(async (tx) => {
    const kept = await updateCardRow(tx, student.id, cardId, changes)
    requireCardWhole(kept)
    await rememberCards(tx, student.id, kept.setId, [kept], clock.now())
    return presentCard(await requireCard(tx, student.id, cardId))
  })
}
