import { randomUUID } from 'node:crypto'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { listItemsOfThings, type Things } from './memory/item-store.ts'
import { lockLearner } from './memory/learner.ts'
import { recordEvent } from './memory/record-event.ts'

/**
 * Sets things aside with all that is asked of them, or takes them up again, told by their module. Those that stand so
 * already get no event. @throws Problem `conflict` as for answers
 */
export async function suspendItems(
  tx: Transaction,
  student: { id: number },
  things: Things,
  isSuspended: boolean,
  now: Date,
): Promise<void> {
  const learner = await lockLearner(tx, student.id, now)
  const day = studyDayOf(learner.now, learner.timeZone)
  for (const item of await listItemsOfThings(tx, student.id, things)) {
    if (item.isSuspended === isSuspended) continue
    const kind = isSuspended ? 'suspend' : 'restore'
    await recordEvent(tx, learner, item, { clientId: randomUUID(), kind, at: learner.now, day })
  }
}
