import { type Grade, MOST_EVENTS_OF_CARD, REVIEW_TEXTS } from '@lectern/domain/review'
import { answered, type ItemEvent, type Replayed, replay } from '@lectern/memory/replay'
import type { Scheduler } from '@lectern/memory/scheduler'
import { reachOf, spanOf, spreadOutcomes } from '@lectern/memory/spread'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import { type Countable, countingAnswer, figuresOf } from './day-store.ts'
import { asItemEvent, type EventRow, insertingEvent, listStanding, type NewEventRow } from './event-store.ts'
import { type Due, saveStateWith, stateOf } from './item-state-store.ts'
import { type ItemRow, requireItem } from './item-store.ts'
import { type Learner, readSettingsOfSet, schedulerOf } from './learner.ts'
import { readLoad } from './load.ts'
import { type Standing, writeNextAnswer } from './next-answer-store.ts'

type Happened = Pick<NewEventRow, 'clientId' | 'source' | 'grade' | 'durationMs' | 'at' | 'day' | 'detail'>
export type NewItemEvent = Happened & { kind: ItemEvent['kind'] }

/**
 * Writes an event of a locked learner into the log, and the item as its whole log makes it: an answer that comes late
 * takes its place among the others by its time.
 * @param known what is wished for its set, where its caller has read that
 * @throws Problem `conflict` where the card holds as many events as it can; what was answered elsewhere is never held up
 */
export async function recordEvent(
  tx: Transaction,
  learner: Learner,
  item: ItemRow,
  event: NewItemEvent,
  known?: { retention: number | null },
): Promise<ItemRow> {
  const scheduler = schedulerOf(learner, item, known ?? (await readSettingsOfSet(tx, learner.id, item)))
  const past = await listStanding(tx, learner.id, item.id)
  if ((event.source ?? 'review') === 'review' && past.length >= MOST_EVENTS_OF_CARD)
    throw new Problem('conflict', REVIEW_TEXTS.cardIsFull)
  const draft = { ...event, id: 0, source: event.source ?? 'review', detail: event.detail ?? null } as EventRow
  const replayed = replay([...past, draft].map(asItemEvent), scheduler)
  const isAnswer = event.kind === 'review'
  const intervalDays =
    isAnswer || event.kind === 'miss'
      ? await chooseInterval(tx, learner, replayed, scheduler)
      : keptInterval(past.at(-1)?.intervalDays ?? null, replayed, scheduler)
  const row = rowOf(learner, item, event, { intervalDays, scheduler })
  return write(tx, row, { replayed, scheduler, counted: isAnswer ? { event: row, sign: 1 } : null })
}

/**
 * Writes an answer that comes after all that happened to its card, without holding the learner while it is reckoned.
 * @returns the card as it is from now on; null where it is not that simple, or something came in between: nothing is
 * written then, and the learner is to be locked
 */
export async function recordNextAnswer(
  queries: Queries,
  learner: Learner,
  standing: Standing,
  event: Omit<NewItemEvent, 'detail'> & { kind: 'review' },
): Promise<ItemRow | null> {
  const { item, latestAt, eventCount, isGone } = standing
  const { refreshedTo } = standing.settings
  // Its state is of earlier parameters, which only the whole log makes right.
  if (refreshedTo !== null && item.id > refreshedTo) return null
  if (isGone || eventCount >= MOST_EVENTS_OF_CARD || (latestAt !== null && latestAt >= event.at)) return null
  const scheduler = schedulerOf(learner, item, standing)
  const draft = { ...event, source: 'review', grade: event.grade as Grade } as const
  const replayed = answered(stateOf(item), draft, scheduler)
  const intervalDays = await chooseInterval(queries, learner, replayed, scheduler)
  const row = rowOf(learner, item, draft, { intervalDays, scheduler })
  const { memory, ...state } = replayed.state
  const changed = { ...memory, ...state, ...dueOf(replayed, intervalDays, scheduler) }
  const isWritten = await writeNextAnswer(queries, standing, { event: row, item: changed, figures: figuresOf(row) })
  return isWritten ? { ...item, ...changed } : null
}

/** The row of an event, with what an answer met. */
const rowOf = (
  learner: Learner,
  item: ItemRow,
  event: NewItemEvent,
  { intervalDays, scheduler }: { intervalDays: number | null; scheduler: Scheduler },
) => ({
  ...event,
  studentId: learner.id,
  itemId: item.id,
  ...(event.kind === 'review' && item.kind === 'card'
    ? { stageBefore: item.stage, retrievability: scheduler.retrievability(item, event.day) }
    : {}),
  intervalDays,
  recordedAt: learner.now,
})

/** Takes an event of a locked learner back: the item is as if it had never been. */
export async function recordUndo(
  tx: Transaction,
  learner: Learner,
  undone: EventRow & { itemId: number },
  clientId: string,
): Promise<ItemRow> {
  const item = await requireItem(tx, learner.id, undone.itemId)
  const scheduler = schedulerOf(learner, item, await readSettingsOfSet(tx, learner.id, item))
  const left = (await listStanding(tx, learner.id, item.id)).filter(({ id }) => id !== undone.id)
  const replayed = replay(left.map(asItemEvent), scheduler)
  const before = left.filter(({ id }) => id < undone.id).at(-1)?.intervalDays ?? null
  const intervalDays =
    keptInterval(before, replayed, scheduler) ?? (await chooseInterval(tx, learner, replayed, scheduler))
  const row = {
    studentId: learner.id,
    itemId: item.id,
    clientId,
    kind: 'undo' as const,
    undoesId: undone.id,
    at: learner.now,
    day: learner.today,
    intervalDays,
    recordedAt: learner.now,
  }
  return write(tx, row, { replayed, scheduler, counted: undone.kind === 'review' ? { event: undone, sign: -1 } : null })
}

interface Outcome {
  replayed: Replayed
  scheduler: Scheduler
  /** The answer that its day counts, or counts no more. */
  counted: { event: Countable; sign: 1 | -1 } | null
}

/** The event, its item and its day in one statement: each way to the database costs more than what it does there. */
function write(
  tx: Transaction,
  event: NewEventRow & { itemId: number },
  { replayed, scheduler, counted }: Outcome,
): Promise<ItemRow> {
  const due = dueOf(replayed, event.intervalDays ?? null, scheduler)
  return saveStateWith(tx, event, { state: replayed.state, due }, [
    tx.$with('written').as(insertingEvent(tx, event)),
    ...(counted ? [tx.$with('counted').as(countingAnswer(tx, counted.event, counted.sign))] : []),
  ])
}

/** When an item comes back: on the day that was chosen, or after the learning step that it stands on. */
export function dueOf({ state, last }: Replayed, intervalDays: number | null, scheduler: Scheduler): Due {
  const { memory, lastReviewedAt } = state
  if (lastReviewedAt === null) return { dueAt: null, dueDay: null }
  if (last === null)
    return { dueAt: null, dueDay: (memory.lastDay ?? 0) + (intervalDays ?? Math.max(1, Math.round(memory.stability))) }
  const { wait } = scheduler.answer(last.before, last.day, last.grade)
  if (wait.unit === 'minutes') return { dueAt: new Date(lastReviewedAt.getTime() + wait.count * 60_000), dueDay: null }
  if (wait.unit === 'never') return { dueAt: null, dueDay: null }
  return { dueAt: null, dueDay: (memory.lastDay ?? last.day) + (intervalDays ?? wait.count) }
}

/** An interval that was chosen before, where the memory still allows for it; null where there is none. */
function keptInterval(intervalDays: number | null, { state, last }: Replayed, scheduler: Scheduler): number | null {
  // A day that another program chose stands until the next answer.
  if (last === null || last.isImported) return state.memory.stage === 'review' ? intervalDays : null
  if (intervalDays === null) return null
  const { wait } = scheduler.answer(last.before, last.day, last.grade)
  if (wait.unit !== 'days') return null
  const { fromDays, toDays } = spanOf(wait.count, last.day - (last.before.lastDay ?? last.day))
  // A better grade's interval may stand a day behind its span, so as not to come back sooner.
  return intervalDays >= fromDays && intervalDays <= toDays + 2 ? intervalDays : null
}

/** The interval after the last answer, on the emptiest of the days that it may be moved to; null in the learning steps. */
async function chooseInterval(
  queries: Queries,
  learner: Learner,
  { last }: Replayed,
  scheduler: Scheduler,
): Promise<number | null> {
  if (last === null) return null
  const { before, day, grade } = last
  // In the learning steps it does not matter what the other grades would make of it.
  if (scheduler.answer(before, day, grade).wait.unit !== 'days') return null
  const outcomes = scheduler.outcomes(before, day)
  const reach = reachOf(outcomes, before, day)
  if (reach === null) return null
  const load = await readLoad(queries, learner, { fromDay: day + reach.fromDays, toDay: day + reach.toDays })
  return spreadOutcomes(outcomes, before, day, load)[grade].wait.count
}
