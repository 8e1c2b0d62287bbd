import type { Grade } from '@lectern/domain/review'
import { createScheduler, type Memory, NEW_MEMORY } from './scheduler.ts'

/** One answer to a card. */
export interface Answered {
  /** In milliseconds since 1970. */
  atMs: number
  /** The student's day. */
  day: number
  grade: Grade
}

/** The answers to one card since it was new, oldest first. */
export type History = readonly Answered[]

/** A review as the optimizer is given it: the days since the one before, 0 for the first. */
export interface TrainingReview {
  grade: Grade
  elapsedDays: number
}

/** What part of the answers is held back to try parameters on. */
const LATER_SHARE = 0.2
/** An answer that was foretold wholly wrong costs no more than this probability allows. */
const LEAST_PROBABILITY = 1e-4

/** The moment that parts the answers by time: parameters are fitted to those before it and tried on the others. */
export function laterFrom(histories: readonly History[]): number {
  const times = histories.flatMap((history) => history.map(({ atMs }) => atMs)).sort((one, other) => one - other)
  return times[Math.floor(times.length * (1 - LATER_SHARE))] ?? 0
}

/**
 * What the optimizer learns from: each answer before a moment that came on a later day than the one before, with all that
 * was answered before it, in the order of their time.
 */
export function trainingItems(histories: readonly History[], beforeMs: number): TrainingReview[][] {
  const items: { atMs: number; reviews: TrainingReview[] }[] = []
  for (const history of histories) {
    const reviews: TrainingReview[] = []
    for (const [index, { atMs, day, grade }] of history.entries()) {
      if (atMs >= beforeMs) break
      const elapsedDays = index === 0 ? 0 : Math.max(0, day - (history[index - 1]?.day ?? day))
      reviews.push({ grade, elapsedDays })
      if (elapsedDays > 0) items.push({ atMs, reviews: [...reviews] })
    }
  }
  return items.sort((one, other) => one.atMs - other.atMs).map(({ reviews }) => reviews)
}

/**
 * How far off parameters are on the answers from a moment on: the mean of -ln of the probability that they gave to what
 * happened. Answers on the day of the one before say nothing about forgetting. Null where none counts.
 */
export function meanLogLoss(
  histories: readonly History[],
  weights: readonly number[] | null,
  fromMs: number,
): number | null {
  const scheduler = createScheduler({ weights })
  let [sum, count] = [0, 0]
  for (const history of histories) {
    let memory: Memory = NEW_MEMORY
    for (const { atMs, day, grade } of history) {
      const probability = scheduler.retrievability(memory, day)
      if (atMs >= fromMs && probability !== null && day > (memory.lastDay ?? day)) {
        const given = grade > 1 ? probability : 1 - probability
        sum -= Math.log(Math.max(LEAST_PROBABILITY, given))
        count += 1
      }
      memory = scheduler.answer(memory, day, grade).memory
    }
  }
  return count === 0 ? null : sum / count
}
