import type { SqlValue } from 'sql.js'
import type { PastReview } from '../deck-note.ts'

const DAY_MS = 86_400_000
const [NEW, LEARNING, REVIEW] = [0, 1, 2]
const SUSPENDED = -1
const EASE = 2500
/** One step is left, today. */
const ONE_STEP_LEFT = 1001

/** An answer that was given, and how far the card had come when it was. */
interface WrittenReview extends PastReview {
  wasLearned: boolean
}

/** How one card of a note stands. */
export interface WrittenPart {
  part: number
  /** Null while it is new. */
  memory: {
    isLearned: boolean
    stability: number
    difficulty: number
    lastAt: number
    /** A moment in the day on which it comes back, or the moment at which it does so in the learning steps. */
    dueAt: number
    reps: number
    lapses: number
  } | null
  isSuspended: boolean
  flag: number
  /** Oldest first. */
  reviews: readonly WrittenReview[]
}

interface Place {
  cardId: number
  noteId: number
  deckId: number
  position: number
  now: number
  beginsAt: number
}

/** The line of a card in the order of its columns from `id` on, without `usn`, `odue` and `odid`. */
export function writeCard({ part, memory, isSuspended, flag }: WrittenPart, place: Place): SqlValue[] {
  const type = memory === null ? NEW : memory.isLearned ? REVIEW : LEARNING
  return [
    place.cardId,
    place.noteId,
    place.deckId,
    part,
    Math.floor(place.now / 1000),
    type,
    isSuspended ? SUSPENDED : type,
    memory === null ? place.position : dueOf(memory, place.beginsAt),
    memory?.isLearned ? intervalOf(memory) : 0,
    memory?.isLearned ? EASE : 0,
    memory?.reps ?? 0,
    memory?.lapses ?? 0,
    type === LEARNING ? ONE_STEP_LEFT : 0,
    flag,
    memory === null ? '' : dataOf(memory),
  ]
}

/** Learned cards count days from the beginning of the collection, the others seconds since 1970. */
const dueOf = ({ isLearned, dueAt }: NonNullable<WrittenPart['memory']>, beginsAt: number): number =>
  isLearned ? Math.floor((dueAt - beginsAt) / DAY_MS) : Math.floor(dueAt / 1000)

const intervalOf = ({ dueAt, lastAt }: NonNullable<WrittenPart['memory']>): number =>
  Math.max(1, Math.round((dueAt - lastAt) / DAY_MS))

/** What Anki's own FSRS takes over. */
const dataOf = ({ stability, difficulty, lastAt }: NonNullable<WrittenPart['memory']>): string =>
  JSON.stringify({
    s: Number(stability.toFixed(4)),
    d: Number(difficulty.toFixed(3)),
    lrt: Math.floor(lastAt / 1000),
  })

/**
 * The lines of the log for a card, in the order of their columns without `usn`. Their ids are moments; of two answers in
 * the same millisecond the later one is moved, since an id stands for one line of a file.
 */
export function* writeLog({ reviews, memory }: WrittenPart, cardId: number, taken: Set<number>): Generator<SqlValue[]> {
  let lastInterval = 0
  for (const [index, { at, grade, durationMs, wasLearned }] of reviews.entries()) {
    let id = at
    while (taken.has(id)) id += 1
    taken.add(id)
    const next = reviews[index + 1]?.at ?? memory?.dueAt ?? at
    const interval = intervalUntil(next - at)
    yield [
      id,
      cardId,
      grade,
      interval,
      lastInterval,
      wasLearned || interval > 0 ? EASE : 0,
      durationMs,
      wasLearned ? 1 : 0,
    ]
    lastInterval = interval
  }
}

/** Days, or seconds below zero. */
const intervalUntil = (waitMs: number): number =>
  waitMs >= DAY_MS / 2 ? Math.max(1, Math.round(waitMs / DAY_MS)) : -Math.max(1, Math.round(waitMs / 1000))
