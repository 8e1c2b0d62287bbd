import { randomUUID } from 'node:crypto'
import type { MistakeKind } from '@lectern/domain/review'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { findMiss } from './memory/event-store.ts'
import { insertItems, listItemsOf } from './memory/item-store.ts'
import { type Learner, lockLearner } from './memory/learner.ts'
import { recordEvent, recordUndo } from './memory/record-event.ts'

/** The practice of an exam, or the attempt at a recording, in which questions were marked. */
export interface Practice {
  kind: MistakeKind
  groupId: number
  attemptId: number
  endedAt: Date
}

/** A question's mark; null where nobody could tell. */
export interface TellableMark {
  sourceId: number
  /** What it was made of; null for no material of the library. */
  materialId: number | null
  isCorrect: boolean | null
}

/**
 * The marks of a practice that has ended, told in the transaction that keeps them, and again where they change. What was
 * missed comes back in reviews, unless the student does not wish it; what turns out right does not come back for this
 * practice. Told twice, they count once.
 */
export async function tellMarks(
  tx: Transaction,
  student: { id: number },
  practice: Practice,
  marks: readonly TellableMark[],
  now: Date,
): Promise<void> {
  if (marks.length === 0) return
  const learner = await lockLearner(tx, student.id, now)
  for (const mark of marks) await tellMark(tx, learner, practice, mark)
}

async function tellMark(
  tx: Transaction,
  learner: Learner,
  { kind, groupId, attemptId, endedAt }: Practice,
  { sourceId, materialId, isCorrect }: TellableMark,
): Promise<void> {
  const isMissed = isCorrect === false
  let [item] = await listItemsOf(tx, learner.id, kind, sourceId)
  const miss = item && (await findMiss(tx, item.id, attemptId))
  if (miss && !isMissed) await recordUndo(tx, learner, miss, randomUUID())
  if (!isMissed || miss || !learner.settings.bringsMistakes) return
  if (!item) {
    const owner = { studentId: learner.id, kind, groupId, addedAt: endedAt }
    await insertItems(tx, owner, [{ sourceId, part: 0, siblingKey: null, materialId }])
    item = (await listItemsOf(tx, learner.id, kind, sourceId))[0]
  }
  if (!item) throw new Error(`The missed question ${kind} ${sourceId} was not kept`)
  await recordEvent(tx, learner, item, {
    clientId: randomUUID(),
    kind: 'miss',
    source: kind,
    at: endedAt,
    day: studyDayOf(endedAt, learner.timeZone),
    detail: { attemptId },
  })
}
