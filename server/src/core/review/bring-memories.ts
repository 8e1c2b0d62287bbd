import { randomUUID } from 'node:crypto'
import type { Grade, ReviewKind } from '@lectern/domain/review'
import { LONGEST_LOOK_MS } from '@lectern/domain/review'
import { type CarriedMemory, carriedMemory, replay } from '@lectern/memory/replay'
import { type Memory, NEW_MEMORY, type Scheduler } from '@lectern/memory/scheduler'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { countAnswers, takeBroughtBack } from './memory/day-store.ts'
import { asItemEvent, type EventRow, insertEvents, type NewEventRow } from './memory/event-store.ts'
import { saveState } from './memory/item-state-store.ts'
import { listPartsOf, type Things } from './memory/item-store.ts'
import { type Learner, lockLearner, readSettingsOfSet, schedulerOf } from './memory/learner.ts'
import { dueOf } from './memory/record-event.ts'

/** How a part of a thing stood in another program. */
export interface BroughtMemory {
  sourceId: number
  part: number
  /** Oldest first. */
  reviews: readonly { at: Date; grade: Grade; durationMs: number }[]
  carried: (CarriedMemory & { at: Date }) | null
  /** A moment in the day on which it comes back; null leaves that to the schedule here. */
  dueAt: Date | null
  isSuspended: boolean
  flag: number
}

/**
 * What was learned elsewhere becomes part of the log, so that it stays learned: each answer as an event at its time, the memory
 * where the answers do not tell it, what was set aside and flagged. Things of a group that were added just now, all at once.
 */
export async function bringMemories(
  tx: Transaction,
  student: { id: number },
  group: { kind: ReviewKind; groupId: number },
  brought: readonly BroughtMemory[],
  now: Date,
): Promise<void> {
  const known = brought.filter(
    ({ reviews, carried, isSuspended, flag }) => reviews.length > 0 || carried || isSuspended || flag > 0,
  )
  if (known.length === 0) return
  const learner = await lockLearner(tx, student.id, now)
  const scheduler = schedulerOf(learner, group, await readSettingsOfSet(tx, student.id, group))
  const items = new Map(
    (
      await listPartsOf(
        tx,
        student.id,
        group.kind,
        known.map(({ sourceId }) => sourceId),
      )
    ).map((item) => [`${item.sourceId} ${item.part}`, item.id]),
  )
  const events: NewEventRow[] = []
  for (const memory of known) {
    const itemId = items.get(`${memory.sourceId} ${memory.part}`)
    if (itemId === undefined) continue
    const log = writeLog(memory, learner, itemId, scheduler)
    events.push(...log)
    const replayed = replay(
      log.map((event) => asItemEvent(asRow(event))),
      scheduler,
    )
    const due = dueOf(replayed, log.at(-1)?.intervalDays ?? null, scheduler)
    await saveState(tx, student.id, itemId, replayed.state, due)
  }
  await insertEvents(tx, events)
  await countAnswers(tx, events.filter(({ kind }) => kind === 'review').map(asRow))
}

/** Things go: what was brought along for them counts no more. */
export async function takeMemoriesBack(
  tx: Transaction,
  student: { id: number },
  things: Things,
  now: Date,
): Promise<void> {
  await takeBroughtBack(tx, await lockLearner(tx, student.id, now), things)
}

/** The events of one part. What follows the last answer repeats its interval. */
function writeLog(memory: BroughtMemory, learner: Learner, itemId: number, scheduler: Scheduler): NewEventRow[] {
  const { now, today, timeZone } = learner
  const events: NewEventRow[] = []
  let state: Memory = NEW_MEMORY
  const add = (kind: NewEventRow['kind'], at: Date, more: Partial<NewEventRow> = {}) =>
    events.push({
      studentId: learner.id,
      itemId,
      clientId: randomUUID(),
      kind,
      source: 'import',
      at,
      day: at === now ? today : studyDayOf(at, timeZone),
      recordedAt: now,
      ...more,
    })
  for (const { at, grade, durationMs } of memory.reviews) {
    const day = studyDayOf(at, timeZone)
    add('review', at, {
      grade,
      durationMs: Math.min(durationMs, LONGEST_LOOK_MS),
      stageBefore: state.stage,
      retrievability: scheduler.retrievability(state, day),
    })
    state = scheduler.answer(state, day, grade).memory
  }
  if (memory.carried) {
    const { at, ...carried } = memory.carried
    add('carry', at, { detail: carried })
    state = carriedMemory(state, carried, studyDayOf(at, timeZone))
  }
  const lastAt = events.length - 1
  if (memory.isSuspended) add('suspend', now)
  if (memory.flag > 0) add('flag', now, { detail: { flag: memory.flag } })
  const intervalDays = intervalOf(memory, state, timeZone)
  return events.map((event, index) => (index < lastAt ? event : { ...event, intervalDays }))
}

/** What is due stays due on its day; null where it is learned no more, or the other program did not say. */
function intervalOf({ dueAt }: BroughtMemory, { stage, lastDay }: Memory, timeZone: string): number | null {
  if (dueAt === null || stage !== 'review' || lastDay === null) return null
  return Math.max(1, studyDayOf(dueAt, timeZone) - lastDay)
}

const asRow = (event: NewEventRow): EventRow =>
  ({ id: 0, grade: null, durationMs: null, stageBefore: null, detail: null, ...event }) as EventRow
