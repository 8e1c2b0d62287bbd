import { startOfStudyDay } from '@lectern/memory/study-day'
import { and, asc, eq, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { isWished } from '../memory/due-store.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewItems } from '../tables.ts'
import { forgottenOn, isCard, type Scope, within } from './queue-store.ts'

interface Reach {
  scope: Scope | null
  /** The last of the days that are looked ahead to. */
  lastDay: number
  limit: number
}

/** Learned items that come up until a day: what is due today first, then day by day, each the likeliest to be remembered first. */
export function pickDueUntil(queries: Queries, learner: Learner, { scope, lastDay, limit }: Reach) {
  const { id, dueDay } = reviewItems
  return queries
    .select({ id, dueDay })
    .from(reviewItems)
    .where(
      and(isTheirs(learner, lastDay), isCard, isNotNull(dueDay), lte(dueDay, lastDay), within(queries, learner, scope)),
    )
    .orderBy(sql`greatest(${dueDay}, ${learner.today})`, forgottenOn(learner.today), asc(id))
    .limit(limit)
}

/** Missed questions that come back until a day, in the order of their days. */
export function pickMistakesUntil(queries: Queries, learner: Learner, { lastDay, limit }: Omit<Reach, 'scope'>) {
  const { id, dueDay } = reviewItems
  return queries
    .select({ id, dueDay })
    .from(reviewItems)
    .where(and(isTheirs(learner, lastDay), not(isCard), isWished(learner), isNotNull(dueDay), lte(dueDay, lastDay)))
    .orderBy(asc(dueDay), asc(id))
    .limit(limit)
}

/** New items in the order in which they came. */
export function pickNewUntil(queries: Queries, learner: Learner, { scope, lastDay, limit }: Reach) {
  return queries
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(and(isTheirs(learner, lastDay), isCard, eq(reviewItems.stage, 'new'), within(queries, learner, scope)))
    .orderBy(asc(reviewItems.id))
    .limit(limit)
}

/** Items in the learning steps that come up until a day, the earliest first. */
export function pickLearningUntil(queries: Queries, learner: Learner, { lastDay, limit }: Omit<Reach, 'scope'>) {
  const end = startOfStudyDay(lastDay + 1, learner.timeZone)
  return queries
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(and(isTheirs(learner, lastDay), lt(reviewItems.dueAt, end)))
    .orderBy(asc(reviewItems.dueAt), asc(reviewItems.id))
    .limit(limit)
}

const isTheirs = ({ id }: Learner, lastDay: number) =>
  and(
    eq(reviewItems.studentId, id),
    not(reviewItems.isSuspended),
    or(isNull(reviewItems.buriedUntilDay), lte(reviewItems.buriedUntilDay, lastDay)),
  )
