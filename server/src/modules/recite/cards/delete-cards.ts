import type { Done } from '@lectern/contract/shapes'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import { removeItems } from '../../../core/review/remember-items.ts'
import type { Services } from '../../../services.ts'
import { forgetMedia } from '../media/forget-media.ts'
import { lockSet } from '../sets/set-store.ts'
import { removeCardsOf } from './card-store.ts'

/**
 * Deletes cards of a set, all of them or none; sessions keep how they were answered. Ids of no card of the set, deleted
 * before, say, are passed over.
 * @throws Problem `not_found`
 */
export async function deleteCards(
  { database, clock, queue }: Pick<Services, 'database' | 'clock' | 'queue'>,
  student: { id: number },
  setId: number,
  cardIds: readonly number[],
): Promise<Done> {
  await database.transaction(async (tx) => {
    await lockSet(tx, student.id, setId)
    const removed = await removeCardsOf(tx, setId, cardIds)
    if (removed.length === 0) return
    const things = { kind: 'card', sourceIds: removed.map(({ id }) => id) } as const
    await removeItems(tx, student, things, clock.now())
    await forgetMedia(
      { queue },
      tx,
      student,
      mediaNamesIn(...removed.flatMap(({ question, answer }) => [question, answer])),
    )
  })
  return { success: true }
}
