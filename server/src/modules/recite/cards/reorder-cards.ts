import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../../services.ts'
import { lockSet } from '../sets/set-store.ts'
import { writeOrder } from './order-store.ts'

/**
 * Puts the cards of a set in the order of `cardIds`; those left out follow as they stood, and ids of no card of the set
 * (deleted meanwhile, say) are passed over. Of two calls at once the later one decides.
 * @throws Problem `not_found`
 */
export async function reorderCards(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
  cardIds: readonly number[],
): Promise<Done> {
  await database.transaction(async (tx) => {
    await lockSet(tx, student.id, setId)
    await writeOrder(tx, setId, cardIds)
  })
  return { success: true }
}
