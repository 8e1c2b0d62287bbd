import { LEARN_AHEAD_MINUTES, MISTAKES_PER_DAY, MOST_BACKLOG_COUNTED } from '@lectern/domain/review'
import { newPerDayUntil } from '@lectern/memory/exam-plan'
import { orderQueue } from '@lectern/memory/queue-order'
import { startOfStudyDay } from '@lectern/memory/study-day'
import type { Queries } from '../../../platform/database/database.ts'
import { listPaces } from '../exams/exam-store.ts'
import { type Cards, cardsKey } from '../memory/cards.ts'
import { listMistakesOn } from '../memory/event-store.ts'
import { groupKey, type Learner, type SetSettingsRow } from '../memory/learner.ts'
import { countTodayByGroup, countTodayOf } from '../memory/today-counts.ts'
import { type DayGround, readDayGround } from './day-ground-store.ts'
import { nextDueAt } from './next-due.ts'
import { type DuePick, type Parts, type Pick, pickParts, type Wishes } from './pick-parts.ts'
import { countDue, type Scope } from './queue-store.ts'

/** More cards than anybody can have in the learning steps at once. */
const MOST_LEARNING = 500

/** What the rest of a student's day holds. */
export interface DayPlan {
  /** What can be shown now, in order. */
  ordered: readonly Pick[]
  /** Learned items, missed questions and those of the learning steps that are left for today, within its limits. */
  dueCount: number
  newCount: number
  /** Learned items that are due beyond today's limit. */
  backlogCount: number
  /** When the next one comes up, where none is left now; null without any. */
  nextDueAt: Date | null
  /** What differs for the student's sets, by which it was planned. */
  sets: ReadonlyMap<string, SetSettingsRow>
}

interface Limits {
  due: number
  fresh: number
}

/** Plans the rest of today, of all sets or of one. */
export async function planDay(
  queries: Queries,
  learner: Learner,
  only: { kind: 'card'; groupId: number } | null = null,
): Promise<DayPlan> {
  const { done, sets, hasExam } = await readDayGround(queries, learner)
  const left = {
    due: Math.max(0, learner.settings.reviewsPerDay - done.dueCount),
    fresh: Math.max(0, learner.settings.newPerDay - done.newCount),
  }
  const soon = minutesAfter(learner.now, LEARN_AHEAD_MINUTES)
  const tomorrow = startOfStudyDay(learner.today + 1, learner.timeZone)
  const before = only === null && tomorrow > soon ? tomorrow : soon
  const picked = await pickWithinLimits(queries, learner, only, {
    ...{ left, sets, hasExam, learning: { before, limit: MOST_LEARNING } },
    mistakes: only === null ? MISTAKES_PER_DAY : 0,
  })
  const steps = picked.learning
  const learning = steps.filter(isBefore(soon))
  const learningToday = only === null ? steps.filter(isBefore(tomorrow)) : learning
  const ready = learning.filter(({ dueAt }) => dueAt !== null && dueAt <= learner.now)
  const mistakes = await todaysMistakes(queries, learner, picked.mistakes)
  const now = [...ready, ...orderQueue(orderQueue<Pick>(picked.due, mistakes), picked.fresh)]
  const ordered = now.length > 0 ? now : learning
  return {
    ordered,
    dueCount: picked.due.length + mistakes.length + learningToday.length,
    newCount: picked.fresh.length,
    backlogCount: picked.isAllDue ? 0 : await countBacklog(queries, learner, only, picked.due.length),
    nextDueAt: ordered.length > 0 ? null : await nextDueAt(queries, learner),
    sets,
  }
}

/** Missed questions as far as the day has room for them. */
async function todaysMistakes(queries: Queries, learner: Learner, waiting: readonly Pick[]): Promise<readonly Pick[]> {
  if (waiting.length === 0) return waiting
  const answered = await listMistakesOn(queries, learner.id, learner.today)
  return waiting.slice(0, Math.max(0, MISTAKES_PER_DAY - answered.length))
}

const isBefore =
  (moment: Date) =>
  ({ dueAt }: { dueAt: Date | null }): boolean =>
    dueAt !== null && dueAt < moment

/** How many are due beyond those that were picked for today. */
async function countBacklog(
  queries: Queries,
  learner: Learner,
  scope: Scope | null,
  pickedCount: number,
): Promise<number> {
  const dueCount = await countDue(queries, learner, { scope, most: pickedCount + MOST_BACKLOG_COUNTED })
  return dueCount - pickedCount
}

/** Due and new items of today, and what is picked beside them. `isAllDue`: it is known that nothing else is due. */
type Picked = Parts & { isAllDue: boolean }

type Day = Required<globalThis.Pick<Wishes, 'learning' | 'mistakes'>> & Omit<DayGround, 'done'> & { left: Limits }

/** Due and new items as far as the day allows, and for sets with limits of their own as far as these do. */
async function pickWithinLimits(
  queries: Queries,
  learner: Learner,
  only: { kind: 'card'; groupId: number } | null,
  { left, sets, hasExam, ...others }: Day,
): Promise<Picked> {
  const paces = hasExam ? await readExamPaces(queries, learner) : []
  const examFresh = await pickForExams(queries, learner, only, paces)
  const limited = await listLimits(queries, learner, left, sets)
  if (only !== null || limited.length === 0) {
    const own = only && limited.find((set) => groupKey(set.of) === groupKey(only))?.limits
    const limits = own ?? left
    const parts = await pickParts(queries, learner, { scope: only, ...limits, ...others })
    const fresh = withExams(examFresh, parts.fresh, left.fresh)
    return { ...parts, fresh, isAllDue: parts.due.length < limits.due }
  }
  const rest = await pickParts(queries, learner, { scope: 'without own limits', ...left })
  const parts = [rest]
  for (const { of, limits } of limited) parts.push(await pickParts(queries, learner, { scope: of, ...limits }))
  const byId = (one: Pick, other: Pick) => one.id - other.id
  const fresh = parts.flatMap((part) => part.fresh).sort(byId)
  const due: DuePick[] = parts
    .flatMap((part) => part.due)
    .sort((one, other) => one.forgotten - other.forgotten || byId(one, other))
  return {
    ...(await pickParts(queries, learner, { scope: null, ...others })),
    due: due.slice(0, left.due),
    fresh: withExams(examFresh, fresh, left.fresh),
    isAllDue: false,
  }
}

/** New cards of sets with an exam come first, as many as its pace asks for also beyond the limit of a day; then others within it. */
function withExams(forExams: readonly Pick[], others: readonly Pick[], limit: number): Pick[] {
  const ids = new Set(forExams.map(({ id }) => id))
  const rest = others.filter(({ id }) => !ids.has(id))
  return [...forExams, ...rest.slice(0, Math.max(0, limit - forExams.length))]
}

/** How many new cards an exam asks for today. */
interface ExamLimit {
  cards: Cards
  limit: number
}

async function pickForExams(
  queries: Queries,
  learner: Learner,
  only: { groupId: number } | null,
  paces: readonly ExamLimit[],
): Promise<Pick[]> {
  // A card may be learned towards an exam of its set and one of its material.
  const picked = new Map<number, Pick>()
  for (const { cards: scope, limit } of paces)
    if (only === null || scope.kind === 'material' || only.groupId === scope.groupId)
      for (const pick of (await pickParts(queries, learner, { scope, fresh: limit })).fresh) picked.set(pick.id, pick)
  return [...picked.values()].filter(({ groupId }) => only === null || only.groupId === groupId)
}

/** How many new cards for each exam are left for today, so that all were seen before its last day. */
async function readExamPaces(queries: Queries, learner: Learner): Promise<ExamLimit[]> {
  const { id, today } = learner
  const exams = await listPaces(queries, id, today)
  const done = await countTodayOf(
    queries,
    learner,
    exams.map(({ cards }) => cards),
  )
  return exams.map(({ cards, day, newCount }) => {
    const doneToday = done.get(cardsKey(cards))?.newCount ?? 0
    return { cards, limit: Math.max(0, newPerDayUntil(newCount + doneToday, day - today) - doneToday) }
  })
}

/** What today still allows for each set that has limits of its own. */
async function listLimits(
  queries: Queries,
  { id, today }: Learner,
  left: Limits,
  sets: ReadonlyMap<string, SetSettingsRow>,
): Promise<{ of: SetSettingsRow; limits: Limits }[]> {
  const rows = [...sets.values()].filter(({ newPerDay, reviewsPerDay }) => newPerDay !== null || reviewsPerDay !== null)
  if (rows.length === 0) return []
  const done = new Map((await countTodayByGroup(queries, id, today)).map((group) => [groupKey(group), group]))
  return rows.map((of) => {
    const { newCount = 0, dueCount = 0 } = done.get(groupKey(of)) ?? {}
    return {
      of,
      limits: {
        due: Math.max(0, Math.min(left.due, (of.reviewsPerDay ?? Number.POSITIVE_INFINITY) - dueCount)),
        fresh: Math.max(0, Math.min(left.fresh, (of.newPerDay ?? Number.POSITIVE_INFINITY) - newCount)),
      },
    }
  })
}

const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)
