import { MATURE_FROM_DAYS, type ReviewKind } from '@lectern/domain/review'
import { startOfStudyDay } from '@lectern/memory/study-day'
import {
  and,
  asc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { areCards, type Cards } from '../memory/cards.ts'
import { isWished } from '../memory/item-store.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewItems, reviewSetSettings } from '../tables.ts'

/** What the order of a queue is made of. */
export interface Pick {
  id: number
  kind: ReviewKind
  groupId: number
  siblingKey: string | null
}

/** A due item; the smaller its `forgotten`, the likelier it is remembered. */
export type DuePick = Pick & { forgotten: number }

/** Items of one set, of a material, or of the sets without or with limits of their own. */
export type Scope = { kind: ReviewKind; groupId: number } | Cards | 'with own limits' | 'without own limits'

const pickColumns = {
  id: reviewItems.id,
  kind: reviewItems.kind,
  groupId: reviewItems.groupId,
  siblingKey: reviewItems.siblingKey,
}

/** Falls with retrievability, which is the same function of it for all of a student's items. */
export const forgottenOn = (day: number) =>
  sql<number>`(${day}::float8 - ${reviewItems.lastDay}) / ${reviewItems.stability}`.mapWith(Number)

/** Learned items that are due, the likeliest to be remembered first. */
export function pickDue(
  queries: Queries,
  learner: Learner,
  { scope, limit }: { scope: Scope | null; limit: number },
): Promise<DuePick[]> {
  const first = queries
    .select({ id: reviewItems.id, forgotten: forgottenOn(learner.today).as('forgotten') })
    .from(reviewItems)
    .where(and(isDue(learner), within(queries, learner, scope)))
    .orderBy(sql`forgotten`, asc(reviewItems.id))
    .limit(limit)
    .as('first')
  return queries
    .select({ ...pickColumns, forgotten: first.forgotten })
    .from(first)
    .innerJoin(reviewItems, eq(reviewItems.id, first.id))
    .orderBy(asc(first.forgotten), asc(first.id))
}

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

/** Missed questions that come back today, those first that wait longest. */
export function pickMistakes(queries: Queries, learner: Learner, limit: number): Promise<Pick[]> {
  if (limit <= 0 || !learner.settings.bringsMistakes) return Promise.resolve([])
  return queries
    .select(pickColumns)
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, learner.id),
        not(isCard),
        isNotNull(reviewItems.dueDay),
        lte(reviewItems.dueDay, learner.today),
        isShown(learner),
      ),
    )
    .orderBy(asc(reviewItems.dueDay), asc(reviewItems.id))
    .limit(limit)
}

/** Items in the learning steps that come up before a moment, the earliest first. */
export function pickLearning(
  queries: Queries,
  learner: Learner,
  { scope, before, limit }: { scope: Scope | null; before: Date; limit: number },
): Promise<(Pick & { dueAt: Date | null })[]> {
  return queries
    .select({ ...pickColumns, dueAt: reviewItems.dueAt })
    .from(reviewItems)
    .where(and(isLearning(learner), lt(reviewItems.dueAt, before), within(queries, learner, scope)))
    .orderBy(asc(reviewItems.dueAt), asc(reviewItems.id))
    .limit(limit)
}

/**
 * New items in the order in which they came, one of each sentence: where a sibling was asked for today, it waits for
 * another day.
 */
export async function pickNew(
  queries: Queries,
  learner: Learner,
  { scope, limit }: { scope: Scope | null; limit: number },
): Promise<Pick[]> {
  if (limit <= 0) return []
  const sibling = alias(reviewItems, 'sibling')
  const isSibling = and(
    eq(sibling.studentId, learner.id),
    eq(sibling.siblingKey, reviewItems.siblingKey),
    or(
      eq(sibling.lastDay, learner.today),
      and(eq(sibling.stage, 'new'), not(sibling.isSuspended), lt(sibling.id, reviewItems.id)),
    ),
  )
  return queries
    .select(pickColumns)
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, learner.id),
        eq(reviewItems.stage, 'new'),
        isShown(learner),
        isCard,
        within(queries, learner, scope),
        or(
          isNull(reviewItems.siblingKey),
          notExists(queries.select({ id: sibling.id }).from(sibling).where(isSibling)),
        ),
      ),
    )
    .orderBy(asc(reviewItems.id))
    .limit(limit)
}

/**
 * When the next item comes up: one of the learning steps, and the day of one that was learned, or of a missed question that
 * today has no room for; null without any.
 */
export async function readNextDue(
  queries: Queries,
  learner: Learner,
): Promise<{ dueAt: Date | null; dueDay: number | null }> {
  const isTheirs = and(eq(reviewItems.studentId, learner.id), not(reviewItems.isSuspended))
  const [learning] = await queries
    .select({ dueAt: reviewItems.dueAt })
    .from(reviewItems)
    .where(and(isTheirs, isNotNull(reviewItems.dueAt)))
    .orderBy(asc(reviewItems.dueAt))
    .limit(1)
  const [learned] = await queries
    .select({ dueDay: min(reviewItems.dueDay) })
    .from(reviewItems)
    .where(and(isTheirs, gt(reviewItems.dueDay, learner.today), isWished(learner)))
  const isMistakeLeft = (await pickMistakes(queries, learner, 1)).length > 0
  return { dueAt: learning?.dueAt ?? null, dueDay: isMistakeLeft ? learner.today + 1 : (learned?.dueDay ?? null) }
}

export const isCard = sql`${reviewItems.kind} = 'card'`

const hasOwnLimits = or(isNotNull(reviewSetSettings.newPerDay), isNotNull(reviewSetSettings.reviewsPerDay))

const isShown = ({ today }: Learner) =>
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
