import { type EasyDay, GRADES } from '@lectern/domain/review'
import { get_fuzz_range } from 'ts-fsrs'
import type { Memory, Outcomes } from './scheduler.ts'
import { weekdayOf } from './study-day.ts'

const MOST_DAYS = 36_500
/** Below it an interval is too short to be moved. In days, as in ts-fsrs. */
const FUZZ_FROM_DAYS = 2.5
/** How much of a usual day's reviews a day takes. */
const EASE: Record<EasyDay, number> = { normal: 1, reduced: 0.5, minimum: 0.05 }
const HOLIDAY_EASE = 0.001

/** How full the days are, and how full they may be. */
export interface Load {
  /** Cards due on a day. */
  dueOn(day: number): number
  /** From Monday to Sunday. */
  easyDays: readonly EasyDay[]
  holidays: ReadonlySet<number>
}

export interface Span {
  fromDays: number
  toDays: number
}

/** The days that an interval may be moved to, by the fuzz of ts-fsrs; an interval too short for it stays. */
export function spanOf(days: number, elapsedDays: number): Span {
  if (days < FUZZ_FROM_DAYS) return { fromDays: days, toDays: days }
  const { min_ivl: fromDays, max_ivl: toDays } = get_fuzz_range(days, elapsedDays, MOST_DAYS)
  return { fromDays, toDays }
}

/** The days, from `day` on, to which any of the outcomes may be moved; null where none counts in days. */
export function reachOf(outcomes: Outcomes, memory: Memory, day: number): Span | null {
  const spans = Object.values(outcomes).flatMap(({ wait }) =>
    wait.unit === 'days' ? [spanOf(wait.count, elapsedOf(memory, day))] : [],
  )
  if (spans.length === 0) return null
  return {
    fromDays: Math.min(...spans.map(({ fromDays }) => fromDays)),
    toDays: Math.max(...spans.map(({ toDays }) => toDays)),
  }
}

/**
 * The outcomes on `day`, each moved within its span. Where ts-fsrs draws a random day, the emptiest is taken, by how easy
 * the student wants the days; of equals the nearest. A better grade never comes back sooner.
 */
export function spreadOutcomes(outcomes: Outcomes, memory: Memory, day: number, load: Load): Outcomes {
  const elapsedDays = elapsedOf(memory, day)
  const spread = { ...outcomes }
  let leastDays = 0
  for (const grade of GRADES) {
    const { wait } = outcomes[grade]
    if (wait.unit !== 'days') continue
    const days = emptiestOf(wait.count, { day, elapsedDays, leastDays, load })
    spread[grade] = { ...outcomes[grade], wait: { unit: 'days', count: days } }
    leastDays = days + (memory.stage === 'review' ? 1 : 0)
  }
  return spread
}

const elapsedOf = ({ lastDay }: Memory, day: number): number => (lastDay === null ? 0 : Math.max(0, day - lastDay))

interface Place {
  day: number
  elapsedDays: number
  leastDays: number
  load: Load
}

function emptiestOf(wished: number, { day, elapsedDays, leastDays, load }: Place): number {
  const span = spanOf(wished, elapsedDays)
  let best = Math.max(wished, leastDays)
  let bestFill = fillOf(day + best, load)
  for (let days = Math.max(span.fromDays, leastDays); days <= span.toDays; days += 1) {
    const fill = fillOf(day + days, load)
    if (fill > bestFill || (fill === bestFill && Math.abs(days - wished) >= Math.abs(best - wished))) continue
    best = days
    bestFill = fill
  }
  return best
}

const fillOf = (day: number, { dueOn, easyDays, holidays }: Load): number =>
  (dueOn(day) + 1) / (holidays.has(day) ? HOLIDAY_EASE : EASE[easyDays[weekdayOf(day)] ?? 'normal'])
