/** The rest of a student's day on a device without a network. */
import { LEARN_AHEAD_MINUTES, MISTAKES_PER_DAY } from '@lectern/domain/review'
import { type Away, type AwayCard, type AwaySettings, type DayDone, NOTHING_DONE } from './away.ts'
import { newPerDayUntil } from './exam-plan.ts'
import { orderQueue } from './queue-order.ts'
import { startOfStudyDay, studyDayOf } from './study-day.ts'

export interface AwayPlan {
  /** What can be shown now, in order. */
  ordered: readonly AwayCard[]
  dueCount: number
  newCount: number
  /** Learned cards that are due beyond today's limit. */
  backlogCount: number
  /** When the next one comes up, where none is left now; null without any. */
  nextDueAt: Date | null
}

/** The rest of a student's day, of all sets or of one: by the same rules as the server's `planDay`. */
export function planAway(away: Away, now: Date, only: string | null = null): AwayPlan {
  const { settings, cards, done } = away
  const today = studyDayOf(now, settings.timeZone)
  const doneToday = done.get(today) ?? NOTHING_DONE
  const shown = [...cards.values()].filter((card) => isShown(card, today))
  const isInScope = ({ group }: AwayCard) => only === null || group === only
  const inScope = shown.filter(isInScope)
  const dueToday = inScope.filter((card) => isDue(card, today))
  const allDue = dueToday.filter(isCard)
  const mistakes = mistakesFor(dueToday, doneToday)
  const allFresh = withoutSiblings(shown.filter(isNew), [...cards.values()], today).sort(byId)
  const limits = createLimits(settings, doneToday)
  const due = [...allDue].sort((one, other) => forgottenOn(one, today) - forgottenOn(other, today) || one.id - other.id)
  const fresh = allFresh.filter(isInScope)
  const forExams = freshForExams(away, allFresh, doneToday, today).filter(isInScope)
  const picked = { due: limits.take(due, 'due'), fresh: limits.withExams(forExams, fresh) }
  const learning = inScope.filter(({ dueAt }) => dueAt !== null).sort(byDueAt)
  const soon = learning.filter(({ dueAt }) => isBefore(dueAt, now.getTime() + LEARN_AHEAD_MINUTES * 60_000))
  const ready = soon.filter(({ dueAt }) => isBefore(dueAt, now.getTime() + 1))
  const first = [...ready, ...orderQueue(orderQueue(picked.due, mistakes), picked.fresh)]
  const ordered = first.length > 0 ? first : soon
  const tomorrowMs = startOfStudyDay(today + 1, settings.timeZone).getTime()
  const learningToday = only === null ? learning.filter(({ dueAt }) => isBefore(dueAt, tomorrowMs)) : soon
  return {
    ordered,
    dueCount: picked.due.length + mistakes.length + learningToday.length,
    newCount: picked.fresh.length,
    backlogCount: allDue.length - picked.due.length,
    nextDueAt: ordered.length > 0 ? null : nextDueAway([...cards.values()], today, settings.timeZone),
  }
}

/** How many cards come up before a day begins. */
export function countAwayBefore({ settings, cards }: Away, day: number): number {
  const startMs = startOfStudyDay(day, settings.timeZone).getTime()
  return [...cards.values()].filter(
    ({ isSuspended, dueDay, dueAt }) => !isSuspended && ((dueDay !== null && dueDay < day) || isBefore(dueAt, startMs)),
  ).length
}

function nextDueAway(cards: readonly AwayCard[], today: number, timeZone: string): Date | null {
  const moments = cards.flatMap((card) => {
    const { isSuspended, dueAt, dueDay } = card
    if (isSuspended) return []
    if (dueAt !== null) return [dueAt]
    // A missed question for which today has no room comes tomorrow.
    const day = !isCard(card) && isDue(card, today) && isShown(card, today) ? today + 1 : dueDay
    return day !== null && day > today ? [startOfStudyDay(day, timeZone)] : []
  })
  return moments.length === 0 ? null : new Date(Math.min(...moments.map((moment) => moment.getTime())))
}

/** Falls with retrievability, which is the same function of it for all of a student's cards. */
const forgottenOn = ({ memory: { lastDay, stability } }: AwayCard, day: number): number =>
  (day - (lastDay ?? day)) / stability

/** Never asked for, and not set aside. */
export const isUnseen = ({ memory, isSuspended }: AwayCard): boolean => memory.stage === 'new' && !isSuspended

/** Whether a card belongs to the set, or was made of the material. */
export const isOfGroup = (card: AwayCard, group: string): boolean => card.group === group || card.material === group

/** The new cards that let all of an exam's be seen before its last day; one that is in two exams comes once. */
function freshForExams(
  { exams, cards }: Away,
  fresh: readonly AwayCard[],
  done: DayDone,
  today: number,
): readonly AwayCard[] {
  const picked = exams
    .filter(({ day }) => day >= today)
    .flatMap(({ group, day, elsewhereCount }) => {
      const hereCount = [...cards.values()].filter((card) => isOfGroup(card, group) && isUnseen(card)).length
      const doneCount = done.ofGroup.get(group)?.newCount ?? 0
      const pace = newPerDayUntil(elsewhereCount + hereCount + doneCount, day - today)
      return fresh.filter((card) => isOfGroup(card, group)).slice(0, Math.max(0, pace - doneCount))
    })
  return [...new Set(picked)]
}

const isShown = ({ isSuspended, buriedUntilDay }: AwayCard, today: number): boolean =>
  !isSuspended && (buriedUntilDay === null || buriedUntilDay <= today)
const isDue = ({ dueDay }: AwayCard, today: number): boolean => dueDay !== null && dueDay <= today
const isCard = ({ kind }: AwayCard): boolean => kind === 'card'

/** Missed questions as far as the day has room for them, those that wait longest first. */
const mistakesFor = (due: readonly AwayCard[], { mistakeIds }: DayDone): AwayCard[] =>
  due
    .filter((card) => !isCard(card))
    .sort((one, other) => (one.dueDay ?? 0) - (other.dueDay ?? 0) || byId(one, other))
    .slice(0, Math.max(0, MISTAKES_PER_DAY - mistakeIds.size))

const isNew = ({ memory }: AwayCard): boolean => memory.stage === 'new'
const byId = (one: AwayCard, other: AwayCard): number => one.id - other.id
const byDueAt = (one: AwayCard, other: AwayCard): number =>
  (one.dueAt?.getTime() ?? 0) - (other.dueAt?.getTime() ?? 0) || byId(one, other)
const isBefore = (moment: Date | null, beforeMs: number): boolean => moment !== null && moment.getTime() < beforeMs

/** One new card of each sentence: where a sibling was asked for today, it waits for another day. */
function withoutSiblings(fresh: readonly AwayCard[], all: readonly AwayCard[], today: number): AwayCard[] {
  const askedToday = new Set<string>()
  const firstNew = new Map<string, number>()
  for (const { id, siblingKey, memory, isSuspended } of all) {
    if (siblingKey === null) continue
    if (memory.lastDay === today) askedToday.add(siblingKey)
    if (memory.stage === 'new' && !isSuspended) firstNew.set(siblingKey, Math.min(id, firstNew.get(siblingKey) ?? id))
  }
  return fresh.filter(
    ({ id, siblingKey }) =>
      siblingKey === null || (!askedToday.has(siblingKey) && (firstNew.get(siblingKey) ?? id) >= id),
  )
}

/** What today still allows, for the student and for each set with limits of its own. */
function createLimits(settings: AwaySettings, done: DayDone) {
  const left = {
    due: Math.max(0, settings.reviewsPerDay - done.dueCount),
    fresh: Math.max(0, settings.newPerDay - done.newCount),
  }
  const leftOf = (group: string, which: 'due' | 'fresh'): number => {
    const set = settings.sets.get(group)
    const own = which === 'due' ? set?.reviewsPerDay : set?.newPerDay
    const { dueCount = 0, newCount = 0 } = done.ofGroup.get(group) ?? {}
    return own == null ? left[which] : Math.max(0, own - (which === 'due' ? dueCount : newCount))
  }
  /** Within the limits of their sets; those without limits of their own share the student's. */
  const within = (cards: readonly AwayCard[], which: 'due' | 'fresh'): AwayCard[] => {
    const leftOfScope = new Map<string, number>()
    return cards.filter(({ group }) => {
      const scope = hasOwnLimits(settings, group) ? group : ''
      const count = leftOfScope.get(scope) ?? Math.min(left[which], leftOf(group, which))
      leftOfScope.set(scope, count - 1)
      return count > 0
    })
  }
  return {
    take: (cards: readonly AwayCard[], which: 'due' | 'fresh') => within(cards, which).slice(0, left[which]),
    /** Those for exams come first, also beyond the limit of a day; then others within it. */
    withExams(forExams: readonly AwayCard[], cards: readonly AwayCard[]): AwayCard[] {
      const rest = within(cards, 'fresh').filter((card) => !forExams.includes(card))
      return [...forExams, ...rest.slice(0, Math.max(0, left.fresh - forExams.length))]
    },
  }
}

function hasOwnLimits({ sets }: AwaySettings, group: string): boolean {
  const { newPerDay = null, reviewsPerDay = null } = sets.get(group) ?? {}
  return newPerDay !== null || reviewsPerDay !== null
}
