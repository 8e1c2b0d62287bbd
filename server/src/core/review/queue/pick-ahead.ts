import { AHEAD_DAYS, MISTAKES_PER_DAY, MOST_AHEAD_ITEMS } from '@lectern/domain/review'
import { newPerDayUntil } from '@lectern/memory/exam-plan'
import type { Queries } from '../../../platform/database/database.ts'
import type { ExamPace } from '../exams/exam-store.ts'
import { type Learner, readSetSettings, type SetSettingsRow } from '../memory/learner.ts'
import { pickDueUntil, pickLearningUntil, pickMistakesUntil, pickNewUntil } from './ahead-store.ts'
import type { Scope } from './queue-store.ts'

/** An item that comes up within the next days, and on which of them; 0 is today. */
export interface AheadPick {
  id: number
  day: number
}

/** What the limits of the next days let come, in the order in which it comes up, and one more than may be handed out. */
export async function pickAhead(queries: Queries, learner: Learner, exams: readonly ExamPace[]): Promise<AheadPick[]> {
  const lastDay = learner.today + AHEAD_DAYS - 1
  const limit = MOST_AHEAD_ITEMS + 1
  const learning = await pickLearningUntil(queries, learner, { lastDay, limit })
  const picks: AheadPick[] = learning.map(({ id }) => ({ id, day: 0 }))
  const mistakes = await pickMistakesUntil(queries, learner, { lastDay, limit: MISTAKES_PER_DAY * AHEAD_DAYS })
  picks.push(...onTheirDays(mistakes, learner.today, MISTAKES_PER_DAY))
  const forExams = await pickForExams(queries, learner, exams)
  picks.push(...forExams)
  for (const { scope, newPerDay, reviewsPerDay } of scopesOf(learner, await readSetSettings(queries, learner.id))) {
    const reach = (perDay: number) => ({ scope, lastDay, limit: Math.min(limit, perDay * AHEAD_DAYS) })
    const due = await pickDueUntil(queries, learner, reach(reviewsPerDay))
    // New cards that an exam brings forward leave their places to others.
    const { limit: most } = reach(newPerDay)
    const fresh = await pickNewUntil(queries, learner, {
      scope,
      lastDay,
      limit: Math.min(limit, most + forExams.length),
    })
    picks.push(
      ...onTheirDays(due, learner.today, reviewsPerDay),
      ...fresh.map(({ id }, index) => ({ id, day: Math.floor(index / newPerDay) })),
    )
  }
  const inOrder = picks.sort((one, other) => one.day - other.day)
  // One that an exam brings forward comes once, on the first of its days.
  return [...new Map(inOrder.toReversed().map((pick) => [pick.id, pick])).values()].toReversed().slice(0, limit)
}

/** On which of the next days each comes that is due: the limit of a day may put it off. */
const onTheirDays = (
  due: readonly { id: number; dueDay: number | null }[],
  today: number,
  perDay: number,
): AheadPick[] =>
  due.map(({ id, dueDay }, index) => ({ id, day: Math.max((dueDay ?? 0) - today, Math.floor(index / perDay)) }))

/** The new cards of what is learned towards an exam, as many a day as let all of them be seen before its last day. */
async function pickForExams(queries: Queries, learner: Learner, exams: readonly ExamPace[]): Promise<AheadPick[]> {
  const picks: AheadPick[] = []
  for (const { cards: scope, day, newCount } of exams) {
    const days = paceDays(newCount, day - learner.today)
    const lastDay = learner.today + AHEAD_DAYS - 1
    const fresh = await pickNewUntil(queries, learner, { scope, lastDay, limit: days.length })
    picks.push(...fresh.map(({ id }, index) => ({ id, day: days[index] ?? 0 })))
  }
  return picks
}

/** On which of the next days each of so many new cards comes, where today none was answered yet. */
function paceDays(newCount: number, daysLeft: number): number[] {
  const days: number[] = []
  for (let day = 0; day < Math.min(AHEAD_DAYS, daysLeft + 1) && days.length < MOST_AHEAD_ITEMS; day += 1) {
    const pace = Math.min(newCount - days.length, newPerDayUntil(newCount - days.length, daysLeft - day))
    for (let card = 0; card < pace; card += 1) days.push(day)
  }
  return days
}

interface LimitedScope {
  scope: Scope | null
  newPerDay: number
  reviewsPerDay: number
}

/** The sets with limits of their own, each by itself, and all others together. */
function scopesOf({ settings }: Learner, sets: ReadonlyMap<string, SetSettingsRow>): LimitedScope[] {
  const limited = [...sets.values()].filter(
    ({ newPerDay, reviewsPerDay }) => newPerDay !== null || reviewsPerDay !== null,
  )
  const { newPerDay, reviewsPerDay } = settings
  if (limited.length === 0) return [{ scope: null, newPerDay, reviewsPerDay }]
  return [
    { scope: 'without own limits', newPerDay, reviewsPerDay },
    ...limited.map((set) => ({
      scope: { kind: set.kind, groupId: set.groupId },
      newPerDay: set.newPerDay ?? newPerDay,
      reviewsPerDay: set.reviewsPerDay ?? reviewsPerDay,
    })),
  ]
}
