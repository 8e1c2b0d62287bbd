import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { LONGEST_LOOK_MS } from '@lectern/domain/review'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Services } from '../../services.ts'
import { findEvent } from './memory/event-store.ts'
import { type ItemRow, requireItem } from './memory/item-store.ts'
import { type Learner, lockLearner } from './memory/learner.ts'
import { momentOf } from './memory/moment-of.ts'
import { recordEvent } from './memory/record-event.ts'
import { presentState } from './present.ts'

type Endpoint = typeof reviewEndpoints.answer

/**
 * Keeps how well a card was known, at the time at which it was said; one that arrives again is not kept again.
 * @throws Problem `not_found`; `conflict` where the card was answered too often
 */
export async function answerItem(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  body: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return database.transaction(async (tx) => {
    const learner = await lockLearner(tx, student.id, clock.now())
    const earlier = await findEvent(tx, student.id, body.client_id)
    const item = await requireItem(tx, student.id, earlier?.itemId ?? body.item_id)
    if (earlier) return presentAnswer(item, learner, false)
    const at = momentOf({ device: body.answered_at, handedOut: body.handed_out_at }, item, learner.now)
    const { item: answered } = await recordEvent(tx, learner, item, {
      clientId: body.client_id,
      kind: 'review',
      source: 'review',
      grade: body.rating,
      durationMs: body.duration_ms === undefined ? null : Math.min(body.duration_ms, LONGEST_LOOK_MS),
      at,
      day: studyDayOf(at, learner.timeZone),
    })
    return presentAnswer(answered, learner, true, answered.isLeech && !item.isSuspended && answered.isSuspended)
  })
}

const presentAnswer = (item: ItemRow, learner: Learner, recorded: boolean, becameLeech = false): Answer<Endpoint> => ({
  recorded,
  item: presentState(item, learner),
  wait: waitOf(item),
  became_leech: becameLeech,
})

function waitOf({ dueAt, dueDay, lastDay, lastReviewedAt }: ItemRow): Answer<Endpoint>['wait'] {
  if (dueDay !== null && lastDay !== null) return { unit: 'days', count: dueDay - lastDay }
  const waitMs = dueAt && lastReviewedAt ? dueAt.getTime() - lastReviewedAt.getTime() : 0
  return { unit: 'minutes', count: Math.round(waitMs / 60_000) }
}
