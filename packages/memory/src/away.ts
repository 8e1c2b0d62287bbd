/** What a device without a network knows of a student's reviews: what was handed out before, and what was done since. */
import { type EasyDay, type Grade, isLeechAt, type ReviewKind } from '@lectern/domain/review'
import { mistakeScheduler } from './mistakes.ts'
import { createScheduler, type Memory, type Outcome, type Outcomes, type Scheduler } from './scheduler.ts'
import { type Load, spreadOutcomes } from './spread.ts'
import { dayOfDate, studyDayOf } from './study-day.ts'

/** How a card, or a missed question, stands. */
export interface AwayCard {
  id: number
  kind: ReviewKind
  /** The kind and id of the set that it belongs to. */
  group: string
  /** The key of the material that it was made of; null without any. */
  material: string | null
  siblingKey: string | null
  memory: Memory
  /** In the learning steps: when it comes back. */
  dueAt: Date | null
  /** Learned: the student's day on which it comes back. */
  dueDay: number | null
  lastReviewedAt: Date | null
  /** Times it was forgotten in reviews. */
  leechLapses: number
  isSuspended: boolean
  /** The first day on which it is shown again. */
  buriedUntilDay: number | null
  flag: number
}

export interface AwaySettings {
  timeZone: string
  retention: number
  weights: readonly number[] | null
  newPerDay: number
  reviewsPerDay: number
  easyDays: readonly EasyDay[]
  /** Dates. */
  holidays: readonly string[]
  /** What differs for sets; null follows the student's settings. */
  sets: ReadonlyMap<string, { retention: number | null; newPerDay: number | null; reviewsPerDay: number | null }>
}

/** Answers of one day: in all, and to the cards of a set or of a material. */
export interface DayDone {
  answerCount: number
  newCount: number
  dueCount: number
  /** The missed questions among them. */
  mistakeIds: ReadonlySet<number>
  ofGroup: ReadonlyMap<string, { newCount: number; dueCount: number }>
}

/** An exam to come, of a set or of a material. */
interface AwayExam {
  group: string
  day: number
  /** How many of its new cards the device did not take along. */
  elsewhereCount: number
}

/** Everything that a device knows of a student's reviews. */
export interface Away {
  settings: AwaySettings
  cards: ReadonlyMap<number, AwayCard>
  /** The nearest first. */
  exams: readonly AwayExam[]
  done: ReadonlyMap<number, DayDone>
}

export type AwayDeed = { clientId: string; itemId: number; at: Date } & (
  | { kind: 'answer'; grade: Grade }
  | { kind: 'suspend' | 'restore' | 'bury' | 'unbury' }
  | { kind: 'flag'; flag: number }
)

/** A day without an answer. */
export const NOTHING_DONE: DayDone = {
  answerCount: 0,
  newCount: 0,
  dueCount: 0,
  mistakeIds: new Set(),
  ofGroup: new Map(),
}

/** What the deeds make of it, in the order of their time, of equals by their ids: as the server will replay them. */
export function withDeeds(away: Away, deeds: readonly AwayDeed[]): Away {
  const cards = new Map(away.cards)
  const done = new Map(away.done)
  const schedulerOf = schedulers(away.settings)
  for (const deed of [...deeds].sort(byTime)) {
    const card = cards.get(deed.itemId)
    if (!card) continue
    const day = studyDayOf(deed.at, away.settings.timeZone)
    if (deed.kind === 'answer') done.set(day, withAnswer(done.get(day) ?? NOTHING_DONE, card))
    cards.set(card.id, afterDeed(card, deed, day, { settings: away.settings, scheduler: schedulerOf(card) }))
  }
  return { ...away, cards, done }
}

const byTime = (one: AwayDeed, other: AwayDeed): number =>
  one.at.getTime() - other.at.getTime() || (one.clientId < other.clientId ? -1 : one.clientId > other.clientId ? 1 : 0)

interface Rules {
  settings: AwaySettings
  scheduler: Scheduler
}

function afterDeed(card: AwayCard, deed: AwayDeed, day: number, rules: Rules): AwayCard {
  switch (deed.kind) {
    case 'answer':
      return answered(card, deed, spread(card, day, rules)[deed.grade])
    case 'suspend':
      return { ...card, isSuspended: true }
    case 'restore':
      return { ...card, isSuspended: false }
    case 'bury':
      return { ...card, buriedUntilDay: day + 1 }
    case 'unbury':
      return { ...card, buriedUntilDay: null }
    case 'flag':
      return { ...card, flag: deed.flag }
  }
}

function answered(card: AwayCard, { at }: AwayDeed, { memory, wait }: Outcome): AwayCard {
  const isLapse = memory.lapses > card.memory.lapses
  const leechLapses = card.leechLapses + (isLapse ? 1 : 0)
  return {
    ...card,
    memory,
    lastReviewedAt: at,
    dueAt: wait.unit === 'minutes' ? new Date(at.getTime() + wait.count * 60_000) : null,
    dueDay: wait.unit === 'days' ? (memory.lastDay ?? 0) + wait.count : null,
    leechLapses,
    isSuspended: card.isSuspended || (isLapse && isLeechAt(leechLapses)),
  }
}

function withAnswer(done: DayDone, { id, kind, group, material, memory: { stage } }: AwayCard): DayDone {
  // A missed question takes no place of a card's.
  if (kind !== 'card')
    return { ...done, answerCount: done.answerCount + 1, mistakeIds: new Set([...done.mistakeIds, id]) }
  const newCount = stage === 'new' ? 1 : 0
  const dueCount = stage === 'review' ? 1 : 0
  const ofGroup = new Map(done.ofGroup)
  for (const key of material === null ? [group] : [group, material]) {
    const before = ofGroup.get(key) ?? { newCount: 0, dueCount: 0 }
    ofGroup.set(key, { newCount: before.newCount + newCount, dueCount: before.dueCount + dueCount })
  }
  return {
    ...done,
    answerCount: done.answerCount + 1,
    newCount: done.newCount + newCount,
    dueCount: done.dueCount + dueCount,
    ofGroup,
  }
}

/** What each grade would do to a card at a moment. How full the days are is known to the server alone. */
export function outcomesAway({ settings }: Away, card: AwayCard, now: Date): Outcomes {
  const scheduler = schedulers(settings)(card)
  return spread(card, studyDayOf(now, settings.timeZone), { settings, scheduler })
}

function spread({ memory }: AwayCard, day: number, { settings, scheduler }: Rules): Outcomes {
  const load: Load = {
    dueOn: () => 0,
    easyDays: settings.easyDays,
    holidays: new Set(settings.holidays.map(dayOfDate)),
  }
  return spreadOutcomes(scheduler.outcomes(memory, day), memory, day, load)
}

function schedulers({ retention, weights, sets }: AwaySettings): (card: AwayCard) => Scheduler {
  const made = new Map<number, Scheduler>()
  return ({ kind, group }) => {
    if (kind !== 'card') return mistakeScheduler
    const wished = sets.get(group)?.retention ?? retention
    const scheduler = made.get(wished) ?? createScheduler({ retention: wished, weights })
    made.set(wished, scheduler)
    return scheduler
  }
}
