import { createScheduler, type Memory, NEW_MEMORY, type Outcome, type Scheduler } from './scheduler.ts'

/** Cards as they stand: some of those that were learned, standing for all of them, and how many are new. */
export interface Deck {
  learned: readonly (Memory & { dueDay: number })[]
  learnedCount: number
  newCount: number
}

export interface Habits {
  /** The student's day on which it begins. */
  today: number
  days: number
  newPerDay: number
  retention: number
  weights: readonly number[] | null
  /** Over so many of the last days, and the day after them, what is remembered is averaged; 0 unless set. */
  averagedDays?: number
}

export interface Foresight {
  answersPerDay: number
  /** Mean probability, on the day after the last or averaged up to it, over all cards that were learned by then. */
  remembered: number
  /** How many cards these are. */
  cardCount: number
}

/** The parts of a stretch of days before its end at which it is looked. */
const LOOKS = [1, 0.8, 0.6, 0.4, 0.2, 0]
/** So many new cards of a day are walked through, and stand for the others. */
const WALKED_PER_DAY = 2
/** A new card is asked about twice until its learning steps are done, and somewhat more often where it is missed. */
const ANSWERS_OF_NEW = 2.5
/** A forgotten card is asked about once more on the same day. */
const ANSWERS_OF_LAPSE = 2

/**
 * What the next days come to if every card is answered on its day: each is walked through them, remembered or not by
 * draws with the probability that FSRS gives. The draws are the same each time, so that wishes can be compared.
 */
export function foresee(deck: Deck, habits: Habits): Foresight {
  const scheduler = createScheduler(habits)
  const total: Total = { answers: 0, remembered: 0, cards: 0 }
  const end = habits.today + habits.days
  const { averagedDays = 0 } = habits
  const looks = averagedDays === 0 ? [end] : LOOKS.map((part) => end - Math.round(averagedDays * part))
  for (const [place, { dueDay, ...memory }] of deck.learned.entries()) {
    const standsFor = deck.learnedCount / deck.learned.length
    walk(
      { memory, dueDay: Math.max(dueDay, habits.today) },
      { scheduler, looks, end, draw: drawing(place) },
      total,
      standsFor,
    )
  }
  let left = deck.newCount
  for (let day = habits.today; day < end && left > 0 && habits.newPerDay > 0; day += 1) {
    const count = Math.min(left, habits.newPerDay)
    const walked = Math.min(count, WALKED_PER_DAY)
    left -= count
    total.answers += count * ANSWERS_OF_NEW
    for (let one = 0; one < walked; one += 1) {
      const draw = drawing((day - habits.today) * WALKED_PER_DAY + one + deck.learned.length)
      walk(beginningOfNew(scheduler, day), { scheduler, looks, end, draw }, total, count / walked)
    }
  }
  return {
    answersPerDay: habits.days === 0 ? 0 : total.answers / habits.days,
    remembered: total.cards === 0 ? 0 : total.remembered / total.cards,
    cardCount: Math.round(total.cards),
  }
}

/** What a day alone comes to if what is due is answered and every new card is learned on it: `remembered` is as that day ends. */
export function foreseeToday(deck: Deck, { today, weights }: Pick<Habits, 'today' | 'weights'>): Foresight {
  const scheduler = createScheduler({ weights })
  const standsFor = deck.learnedCount / Math.max(1, deck.learned.length)
  const total: Total = { answers: deck.newCount * ANSWERS_OF_NEW, remembered: deck.newCount, cards: deck.newCount }
  for (const { dueDay, ...memory } of deck.learned) {
    const missed = 1 - (scheduler.retrievability(memory, today) ?? 0)
    if (dueDay <= today) total.answers += standsFor * (1 + missed * (ANSWERS_OF_LAPSE - 1))
    total.remembered += standsFor * knownAfter(today, { memory, dueDay }, scheduler)
    total.cards += standsFor
  }
  return {
    answersPerDay: total.answers,
    remembered: total.cards === 0 ? 0 : total.remembered / total.cards,
    cardCount: Math.round(total.cards),
  }
}

/** With what probability a card is known as a day ends on which it was answered if it came up. */
export const knownAfter = (day: number, { memory, dueDay }: Beginning, scheduler: Scheduler): number =>
  dueDay <= day ? 1 : (scheduler.retrievability(memory, day) ?? 0)

/** The probability, over all cards that were learned, on a day until which none is answered. */
export function rememberedIfLeft(deck: Deck, day: number, weights: readonly number[] | null): number {
  const scheduler = createScheduler({ weights })
  const sum = deck.learned.reduce((all, memory) => all + (scheduler.retrievability(memory, day) ?? 0), 0)
  return deck.learned.length === 0 ? 0 : sum / deck.learned.length
}

/** Where a card stands at the beginning: its memory, and when it comes up next. */
export interface Beginning {
  memory: Memory
  dueDay: number
}

/** A new card from the day on which it was learned. */
export function beginningOfNew(scheduler: Scheduler, day: number): Beginning {
  const { memory, wait } = learnt(scheduler, day)
  return { memory, dueDay: day + daysOf(wait) }
}

/** With what probability a card is remembered on a day if it is answered on its days until then, as `seed` draws them. */
export function knownOn(day: number, beginning: Beginning, scheduler: Scheduler, seed: number): number {
  const total: Total = { answers: 0, remembered: 0, cards: 0 }
  walk(beginning, { scheduler, looks: [day], end: day, draw: drawing(seed) }, total, 1)
  return total.remembered
}

interface Total {
  answers: number
  remembered: number
  cards: number
}

interface Way {
  scheduler: Scheduler
  /** The days on which it is looked what is remembered, the last of them the end. */
  looks: readonly number[]
  end: number
  draw: () => number
}

function walk(start: Beginning, way: Way, total: Total, standsFor: number): void {
  let { memory, dueDay } = start
  const seen = way.looks.filter((day) => day >= (start.memory.lastDay ?? day))
  const look = (fromDay: number, beforeDay: number) => {
    for (const day of seen)
      if (day > fromDay && day <= beforeDay)
        total.remembered += (standsFor * (way.scheduler.retrievability(memory, day) ?? 0)) / seen.length
  }
  let lookedTo = Number.NEGATIVE_INFINITY
  while (dueDay < way.end) {
    look(lookedTo, dueDay)
    lookedTo = dueDay
    const isRemembered = way.draw() < (way.scheduler.retrievability(memory, dueDay) ?? 1)
    const answered = isRemembered ? way.scheduler.answer(memory, dueDay, 3) : relearnt(way.scheduler, memory, dueDay)
    total.answers += standsFor * (isRemembered ? 1 : ANSWERS_OF_LAPSE)
    memory = answered.memory
    dueDay += daysOf(answered.wait)
  }
  look(lookedTo, way.end)
  total.cards += standsFor
}

/** A new card that went through its learning steps in a day. */
function learnt(scheduler: Scheduler, day: number): Outcome {
  const first = scheduler.answer(NEW_MEMORY, day, 3)
  return first.wait.unit === 'days' ? first : scheduler.answer(first.memory, day, 3)
}

function relearnt(scheduler: Scheduler, memory: Memory, day: number): Outcome {
  const forgotten = scheduler.answer(memory, day, 1)
  return forgotten.wait.unit === 'days' ? forgotten : scheduler.answer(forgotten.memory, day, 3)
}

const daysOf = ({ unit, count }: Outcome['wait']): number => (unit === 'days' ? Math.max(1, count) : 1)

/** Numbers from 0 to 1, the same for each card every time (mulberry32). */
function drawing(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
