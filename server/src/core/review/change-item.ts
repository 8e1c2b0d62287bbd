import type { Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { ReviewState } from '@lectern/contract/review/shapes'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Services } from '../../services.ts'
import { requireItemOf } from './memory/item-store.ts'
import { lockLearner } from './memory/learner.ts'
import { momentOf } from './memory/moment-of.ts'
import { type NewItemEvent, recordEvent } from './memory/record-event.ts'
import { presentState } from './present.ts'

type Change = Body<typeof reviewEndpoints.changeItem>

/** Suspends a card, puts it off until tomorrow or flags it, or takes that back. @throws Problem `not_found`, or `conflict` as for answers */
export async function changeItem(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  itemId: number,
  change: Change,
): Promise<ReviewState> {
  return database.transaction(async (tx) => {
    const learner = await lockLearner(tx, student.id, clock.now())
    const done = { itemId, clientId: change.client_id }
    const { item, retention, isWritten } = await requireItemOf(tx, student.id, done)
    if (isWritten) return presentState(item, learner)
    const { changed_at: device = learner.now.toISOString(), handed_out_at: handedOut } = change
    const at = momentOf({ device, handedOut }, item, learner.now)
    const event = { clientId: change.client_id, at, day: studyDayOf(at, learner.timeZone), ...eventOf(change) }
    return presentState(await recordEvent(tx, learner, item, event, { retention }), learner)
  })
}

function eventOf({ is_suspended, is_buried, flag }: Change): Pick<NewItemEvent, 'kind' | 'detail'> {
  if (is_suspended !== undefined) return { kind: is_suspended ? 'suspend' : 'restore' }
  if (is_buried !== undefined) return { kind: is_buried ? 'bury' : 'unbury' }
  return { kind: 'flag', detail: { flag } }
}
