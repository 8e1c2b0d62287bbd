import { MATURE_FROM_DAYS, type ReviewKind } from '@lectern/domain/review'
import { startOfStudyDay } from '@lectern/memory/study-day'
import { and, eq, exists, isNotNull, isNull, lt, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { areCards, type Cards } from '../memory/cards.ts'
import { isWished } from '../memory/due-store.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewItems, reviewSetSettings } from '../tables.ts'

/** Items of one set, of a material, or of the sets without or with limits of their own. */
export type Scope = { kind: ReviewKind; groupId: number } | Cards | 'with own limits' | 'without own limits'

/** Falls with retrievability, which is the same function of it for all of a student's items. */
export const forgottenOn = (day: number) =>
  sql<number>`(${day}::float8 - ${reviewItems.lastDay}) / ${reviewItems.stability}`.mapWith(Number)

/** How many learned items are due, counted no further than `most`. */
export function countDue(
  queries: Queries,
  learner: Learner,
  { scope, most }: { scope: Scope | null; most: number },
): Promise<number> {
  const due = queries
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(and(isDue(learner), within(queries, learner, scope)))
    .limit(most)
    .as('due')
  return queries.$count(due)
}

export const isCard = sql`${reviewItems.kind} = 'card'`

const hasOwnLimits = or(isNotNull(reviewSetSettings.newPerDay), isNotNull(reviewSetSettings.reviewsPerDay))

export const isShown = ({ today }: Learner) =>
  and(not(reviewItems.isSuspended), or(isNull(reviewItems.buriedUntilDay), lte(reviewItems.buriedUntilDay, today)))

/** Learned cards that come up today. */
export const isDue = (learner: Learner) =>
  and(
    eq(reviewItems.studentId, learner.id),
    isNotNull(reviewItems.dueDay),
    lte(reviewItems.dueDay, learner.today),
    isShown(learner),
    isCard,
  )

/** Items in the learning steps. */
export const isLearning = (learner: Learner) =>
  and(eq(reviewItems.studentId, learner.id), isNotNull(reviewItems.dueAt), isShown(learner))

const isIn = (scope: Exclude<Scope, string>): SQL | undefined =>
  scope.kind === 'material'
    ? areCards(scope)
    : and(eq(reviewItems.kind, scope.kind), eq(reviewItems.groupId, scope.groupId))

/** Whether an item is within what is looked at. */
export function within(queries: Queries, { id }: Learner, scope: Scope | null): SQL | undefined {
  if (scope === null) return undefined
  if (typeof scope === 'object') return isIn(scope)
  const limited = queries
    .select({ groupId: reviewSetSettings.groupId })
    .from(reviewSetSettings)
    .where(
      and(
        eq(reviewSetSettings.studentId, id),
        eq(reviewSetSettings.kind, reviewItems.kind),
        eq(reviewSetSettings.groupId, reviewItems.groupId),
        hasOwnLimits,
      ),
    )
  return scope === 'with own limits' ? exists(limited) : notExists(limited)
}

/** How many items come up before a day begins, those of the learning steps among them. */
export function countDueBefore(queries: Queries, learner: Learner, day: number): Promise<number> {
  return queries.$count(
    reviewItems,
    and(
      eq(reviewItems.studentId, learner.id),
      not(reviewItems.isSuspended),
      isWished(learner),
      or(lt(reviewItems.dueDay, day), lt(reviewItems.dueAt, startOfStudyDay(day, learner.timeZone))),
    ),
  )
}

/** How many of a student's items are how far. */
export async function countByStage(queries: Queries, studentId: number) {
  const { stage, isSuspended, isGone, dueDay, lastDay } = reviewItems
  const interval = sql`${dueDay} - ${lastDay}`
  const where = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await queries
    .select({
      new: where(sql`${stage} = 'new' and not ${isSuspended}`),
      learning: where(sql`${stage} in ('learning', 'relearning') and not ${isSuspended}`),
      young: where(sql`${stage} = 'review' and ${interval} < ${MATURE_FROM_DAYS} and not ${isSuspended}`),
      mature: where(sql`${stage} = 'review' and ${interval} >= ${MATURE_FROM_DAYS} and not ${isSuspended}`),
      suspended: where(sql`${isSuspended} and not ${isGone}`),
    })
    .from(reviewItems)
    .where(and(eq(reviewItems.studentId, studentId), isCard))
  return row ?? { new: 0, learning: 0, young: 0, mature: 0, suspended: 0 }
}
