import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { Done } from '@lectern/contract/shapes'
import { suspendItems } from '../../../core/review/suspend-items.ts'
import type { Services } from '../../../services.ts'
import { lockSet } from '../sets/set-store.ts'
import { listIdsIn } from './order-store.ts'

/** Takes cards of a set out of the review, or back into it; ids of no card of the set are passed over. @throws Problem `not_found`, `conflict` */
export async function suspendCards(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
  { flashcard_ids, is_suspended }: Body<typeof reciteEndpoints.suspendCards>,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await lockSet(tx, student.id, setId)
    const sourceIds = await listIdsIn(tx, setId, flashcard_ids)
    if (sourceIds.length > 0) await suspendItems(tx, student, { kind: 'card', sourceIds }, is_suspended, clock.now())
  })
  return { success: true }
}
