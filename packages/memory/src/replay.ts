import { type Grade, isLeechAt } from '@lectern/domain/review'
import { type Memory, NEW_MEMORY, type Scheduler } from './scheduler.ts'

/** Something that happened to a card, as the log keeps it. */
export type ItemEvent = { clientId: string; at: Date; day: number } & (
  | { kind: 'review'; grade: Grade; source: ReviewSourceName }
  | { kind: 'miss' }
  | { kind: 'suspend' | 'restore' | 'bury' | 'unbury' }
  | { kind: 'carry'; memory: CarriedMemory }
  | { kind: 'flag'; flag: number }
)

export type AnswerEvent = Extract<ItemEvent, { kind: 'review' } | { kind: 'miss' }>

/**
 * Where an answer was given: in a review, in a study against the clock, in another program, or where a question was missed.
 * Only reviews count towards setting a card aside.
 */
type ReviewSourceName = 'review' | 'study' | 'import' | 'exam' | 'listening'

/** What another program knew of a card, where its answers alone do not tell. */
export type CarriedMemory = Pick<Memory, 'stability' | 'difficulty' | 'reps' | 'lapses'>

/** What the events of a card make of it. */
export interface ItemState {
  memory: Memory
  lastReviewedAt: Date | null
  /** Times it was forgotten in reviews; a study against the clock does not count. */
  leechLapses: number
  isLeech: boolean
  isSuspended: boolean
  /** The first day on which it is shown again. */
  buriedUntilDay: number | null
  flag: number
}

const NEW_STATE: ItemState = {
  memory: NEW_MEMORY,
  lastReviewedAt: null,
  leechLapses: 0,
  isLeech: false,
  isSuspended: false,
  buriedUntilDay: null,
  flag: 0,
}

export interface Replayed {
  state: ItemState
  /**
   * The last answer, and the memory that it met: what its interval is reckoned from. Null without one, and where a memory
   * was brought along since.
   */
  last: { before: Memory; day: number; grade: Grade; isImported: boolean } | null
}

/**
 * The state of a card out of its events: they count by the time at which they happened. Of equals answers come first, by the
 * ids that devices gave them, whatever order they came in; then changes, in the order in which they came.
 */
export function replay(events: readonly ItemEvent[], scheduler: Scheduler): Replayed {
  const replayed: Replayed = { state: NEW_STATE, last: null }
  for (const event of [...events].sort(byTime)) {
    if (isAnswer(event)) {
      Object.assign(replayed, answered(replayed.state, event, scheduler))
      continue
    }
    if (event.kind === 'carry') replayed.last = null
    replayed.state = changed(replayed.state, event)
  }
  return replayed
}

/** What an answer makes of a state, if nothing that happened to the card comes after it: what `replay` makes of all of it. */
export const answered = (state: ItemState, event: AnswerEvent, scheduler: Scheduler): Replayed => ({
  state: reviewed(state, event, scheduler),
  last: {
    before: state.memory,
    day: Math.max(event.day, state.memory.lastDay ?? event.day),
    grade: gradeOf(event),
    isImported: event.kind === 'review' && event.source === 'import',
  },
})

const byTime = (left: ItemEvent, right: ItemEvent): number =>
  left.at.getTime() - right.at.getTime() ||
  Number(isAnswer(right)) - Number(isAnswer(left)) ||
  (isAnswer(left) ? byId(left, right) : 0)

const byId = (left: ItemEvent, right: ItemEvent): number =>
  left.clientId < right.clientId ? -1 : left.clientId > right.clientId ? 1 : 0

const isAnswer = (event: ItemEvent): event is AnswerEvent => event.kind === 'review' || event.kind === 'miss'

/** To miss a question in an exam or in listening is to answer it wrong. */
const gradeOf = (event: AnswerEvent): Grade => (event.kind === 'miss' ? 1 : event.grade)

function reviewed(state: ItemState, event: AnswerEvent, scheduler: Scheduler): ItemState {
  const { memory } = scheduler.answer(state.memory, event.day, gradeOf(event))
  const isLapse = event.kind === 'review' && event.source === 'review' && memory.lapses > state.memory.lapses
  const leechLapses = state.leechLapses + (isLapse ? 1 : 0)
  const becomesLeech = isLapse && isLeechAt(leechLapses)
  return {
    ...state,
    memory,
    lastReviewedAt: event.at,
    leechLapses,
    isLeech: state.isLeech || becomesLeech,
    isSuspended: state.isSuspended || becomesLeech,
  }
}

/** A card that was learned elsewhere, as of the day on which it was asked for last. */
export const carriedMemory = (before: Memory, carried: CarriedMemory, day: number): Memory => ({
  stage: 'review',
  stability: carried.stability,
  difficulty: carried.difficulty,
  step: 0,
  reps: Math.max(before.reps, carried.reps),
  lapses: Math.max(before.lapses, carried.lapses),
  lastDay: Math.max(day, before.lastDay ?? day),
})

function changed(state: ItemState, event: Exclude<ItemEvent, AnswerEvent>): ItemState {
  switch (event.kind) {
    case 'carry':
      return { ...state, memory: carriedMemory(state.memory, event.memory, event.day), lastReviewedAt: event.at }
    case 'suspend':
      return { ...state, isSuspended: true }
    case 'restore':
      return { ...state, isSuspended: false, isLeech: false }
    case 'bury':
      return { ...state, buriedUntilDay: event.day + 1 }
    case 'unbury':
      return { ...state, buriedUntilDay: null }
    case 'flag':
      return { ...state, flag: event.flag }
  }
}
