import { type Deck, type Foresight, foresee, foreseeToday, type Habits } from './foresee.ts'

/** The last day before an exam brings no new card. */
const DAYS_WITHOUT_NEW = 1

/** How many new cards a day it takes to have seen all of them before an exam. */
export const newPerDayUntil = (newCount: number, daysLeft: number): number =>
  Math.ceil(newCount / Math.max(1, daysLeft - DAYS_WITHOUT_NEW))

export interface ExamPlan extends Foresight {
  minutesPerDay: number
  newPerDay: number
  /** How many of the new cards are learned; the others are left out. */
  newCount: number
}

type Wishes = Omit<Habits, 'newPerDay' | 'days'> & { examDay: number; paceMs: number }

/**
 * What learning all the cards until an exam takes, or as many new ones of them as `minutesPerDay` allow. On its own day that
 * is what is left of this day. What comes back alone may take more minutes than there are.
 */
export function planExam(deck: Deck, wishes: Wishes, minutesPerDay: number | null): ExamPlan {
  const whole = planWith(deck, wishes, deck.newCount)
  if (minutesPerDay === null || whole.minutesPerDay <= minutesPerDay) return whole
  let [fits, tooMany] = [0, deck.newCount]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (planWith(deck, wishes, middle).minutesPerDay <= minutesPerDay) fits = middle
    else tooMany = middle
  }
  return planWith(deck, wishes, fits)
}

function planWith(deck: Deck, { examDay, paceMs, ...wishes }: Wishes, newCount: number): ExamPlan {
  const days = Math.max(0, examDay - wishes.today)
  const newPerDay = newPerDayUntil(newCount, days)
  const studied = { ...deck, newCount }
  const foresight = days === 0 ? foreseeToday(studied, wishes) : foresee(studied, { ...wishes, days, newPerDay })
  return { ...foresight, newCount, newPerDay, minutesPerDay: (foresight.answersPerDay * paceMs) / 60_000 }
}

/** Which new cards are left out where only some fit: first those whose sentence asks already, then the last ones. */
export function leaveOut<Card extends { siblingKey: string | null }>(fresh: readonly Card[], fitting: number): Card[] {
  const seen = new Set<string>()
  const [first, again]: [Card[], Card[]] = [[], []]
  for (const card of fresh) {
    const isAgain = card.siblingKey !== null && seen.has(card.siblingKey)
    if (card.siblingKey !== null) seen.add(card.siblingKey)
    if (isAgain) again.push(card)
    else first.push(card)
  }
  return [...first, ...again].slice(fitting)
}
