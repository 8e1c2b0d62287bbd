import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { Flashcard } from '@lectern/contract/recite-shapes'
import type { Services } from '../../../services.ts'
import { presentCard } from '../present.ts'
import { requireCard, updateCardText } from './card-store.ts'

/** Changes the question, the answer or both. @throws Problem `not_found` */
export async function updateCard(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  cardId: number,
  changes: Body<typeof reciteEndpoints.updateCard>,
): Promise<Flashcard> {
  return database.transaction(async (tx) => {
    await updateCardText(tx, student.id, cardId, changes)
    return presentCard(await requireCard(tx, student.id, cardId))
  })
}
