import type { Done } from '@lectern/contract/shapes'
import { removeItem } from '../../../core/review/remember-items.ts'
import type { Services } from '../../../services.ts'
import { removeCard } from './card-store.ts'

/** Deletes a card; sessions keep how it was answered. @throws Problem `not_found` */
export async function deleteCard(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  cardId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await removeCard(tx, student.id, cardId)
    await removeItem(tx, student, { kind: 'card', sourceId: cardId }, clock.now())
  })
  return { success: true }
}
