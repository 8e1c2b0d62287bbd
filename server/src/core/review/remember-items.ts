import { randomUUID } from 'node:crypto'
import type { ReviewKind } from '@lectern/domain/review'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { hasStudyAnswer } from './memory/event-store.ts'
import { deleteGroup, deleteItems, listItemsOf, setMaterial, type Things } from './memory/item-store.ts'
import { lockLearner } from './memory/learner.ts'
import { recordEvent } from './memory/record-event.ts'

/** A thing is no more. What was done with it stays in the log. */
export async function removeItem(
  tx: Transaction,
  student: { id: number },
  { kind, sourceId }: { kind: ReviewKind; sourceId: number },
  now: Date,
): Promise<void> {
  await removeItems(tx, student, { kind, sourceIds: [sourceId] }, now)
}

/** Several things are no more. */
export async function removeItems(tx: Transaction, student: { id: number }, things: Things, now: Date): Promise<void> {
  await lockLearner(tx, student.id, now)
  await deleteItems(tx, student.id, things)
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
 * A group turned out to be made of a material, which the caller has kept from deletion: its cards are that one's from now on,
 * and those that have another of their own stay.
 */
export async function setMaterialOfGroup(
  tx: Transaction,
  student: { id: number },
  group: { kind: ReviewKind; groupId: number },
  material: { from: number | null; to: number },
  now: Date,
): Promise<void> {
  await lockLearner(tx, student.id, now)
  await setMaterial(tx, student.id, group, material)
}

/**
 * An answer of a study against the clock, told in the transaction that keeps it. The first of a thing and day counts: as
 * good where it was right, else as again. Later ones are practice, and a setting turns all of it off. It is that of each part
 * that the study asked for.
 */
export async function recordStudyAnswer(
  tx: Transaction,
  student: { id: number },
  given: {
    kind: ReviewKind
    sourceId: number
    asked: (part: number) => boolean
    isCorrect: boolean
    at: Date
    durationMs: number | null
  },
  now: Date,
): Promise<void> {
  const learner = await lockLearner(tx, student.id, now)
  if (!learner.settings.countsStudies) return
  const day = studyDayOf(given.at, learner.timeZone)
  for (const item of await listItemsOf(tx, student.id, given.kind, given.sourceId)) {
    if (!given.asked(item.part) || (await hasStudyAnswer(tx, item.id, day))) continue
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
}
