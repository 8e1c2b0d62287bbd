import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../../services.ts'
import { removeCard } from './card-store.ts'

/** Deletes a card; sessions keep how it was answered. @throws Problem `not_found` */
export async function deleteCard(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  cardId: number,
): Promise<Done> {
  await database.transaction((tx) => removeCard(tx, student.id, cardId))
  return { success: true }
}
