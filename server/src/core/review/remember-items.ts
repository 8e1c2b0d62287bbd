import { randomUUID } from 'node:crypto'
import type { ReviewKind } from '@lectern/domain/review'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { hasStudyAnswer } from './memory/event-store.ts'
import { deleteGroup, deleteItem, findItemOf, insertItems, type NewItem } from './memory/item-store.ts'
import { lockLearner } from './memory/learner.ts'
import { recordEvent } from './memory/record-event.ts'

/** Things of a module that can be reviewed from now on. Those that are there already stay as they are. */
export const addItems = (
  tx: Transaction,
  owner: { studentId: number; kind: ReviewKind; groupId: number; addedAt: Date },
  items: readonly NewItem[],
): Promise<void> => insertItems(tx, owner, items)

/** A thing is no more. What was done with it stays in the log. */
export async function removeItem(
  tx: Transaction,
  student: { id: number },
  thing: { kind: ReviewKind; sourceId: number },
  now: Date,
): Promise<void> {
  await lockLearner(tx, student.id, now)
  await deleteItem(tx, student.id, thing.kind, thing.sourceId)
}

/** A whole group is no more. */
export async function removeGroup(
  tx: Transaction,
  student: { id: number },
  group: { kind: ReviewKind; groupId: number },
  now: Date,
): Promise<void> {
  await lockLearner(tx, student.id, now)
  await deleteGroup(tx, student.id, group)
}

/**
 * An answer of a study against the clock, told in the transaction that keeps it. The first of a thing and day counts: as
 * good where it was right, else as again. Later ones are practice, and a setting turns all of it off.
 */
export async function recordStudyAnswer(
  tx: Transaction,
  student: { id: number },
  given: { kind: ReviewKind; sourceId: number; isCorrect: boolean; at: Date; durationMs: number | null },
  now: Date,
): Promise<void> {
  const learner = await lockLearner(tx, student.id, now)
  if (!learner.settings.countsStudies) return
  const item = await findItemOf(tx, student.id, given.kind, given.sourceId)
  const day = studyDayOf(given.at, learner.timeZone)
  if (item === null || (await hasStudyAnswer(tx, item.id, day))) return
  await recordEvent(tx, learner, item, {
    clientId: randomUUID(),
    kind: 'review',
    source: 'study',
    grade: given.isCorrect ? 3 : 1,
    durationMs: given.durationMs,
    at: given.at,
    day,
  })
}
