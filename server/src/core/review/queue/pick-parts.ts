import type { ReviewKind } from '@lectern/domain/review'
import { and, asc, eq, isNotNull, isNull, lt, lte, not, notExists, or, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewItems } from '../tables.ts'
import { forgottenOn, isCard, isDue, isLearning, isShown, type Scope, within } from './queue-store.ts'

/** What the order of a queue is made of. */
export interface Pick {
  id: number
  kind: ReviewKind
  groupId: number
  siblingKey: string | null
}

/** A due item; the smaller its `forgotten`, the likelier it is remembered. */
export type DuePick = Pick & { forgotten: number }

/** What is to be picked, each part no further than its limit; one that is left out, or whose limit is none, is not looked for. */
export interface Wishes {
  scope: Scope | null
  /** Learned items that are due, the likeliest to be remembered first. */
  due?: number
  /** New ones in the order in which they came, one of each sentence: where a sibling was asked for today, it waits for another day. */
  fresh?: number
  /** Those of the learning steps that come up before a moment, the earliest first. */
  learning?: { before: Date; limit: number } | undefined
  /** Missed questions that come back today, of any scope, those first that wait longest. */
  mistakes?: number
}

export interface Parts {
  due: DuePick[]
  fresh: Pick[]
  learning: (Pick & { dueAt: Date | null })[]
  mistakes: Pick[]
}

/** The parts of a queue, by one way to the database. */
export async function pickParts(queries: Queries, learner: Learner, wishes: Wishes): Promise<Parts> {
  const { scope, due = 0, fresh = 0, learning, mistakes = 0 } = wishes
  const [first, second, ...more] = [
    ...(due > 0 ? [selectDue(queries, learner, scope, due)] : []),
    ...(fresh > 0 ? [selectNew(queries, learner, scope, fresh)] : []),
    ...(learning ? [selectLearning(queries, learner, scope, learning)] : []),
    ...(mistakes > 0 && learner.settings.bringsMistakes ? [selectMistakes(queries, learner, mistakes)] : []),
  ]
  if (!first) return { due: [], fresh: [], learning: [], mistakes: [] }
  const rows = second ? await unionAll(first, second, ...more) : await first
  // Parts that are put together keep no order.
  const of = (part: Part) => rows.filter((row) => row.part === part).sort((one, other) => one.id - other.id)
  return {
    due: of('due')
      .map(({ forgotten, ...pick }) => ({ ...pick, forgotten: forgotten ?? 0 }))
      .sort((one, other) => one.forgotten - other.forgotten),
    fresh: of('fresh'),
    learning: of('learning').sort((one, other) => Number(one.dueAt) - Number(other.dueAt)),
    mistakes: of('mistakes').sort((one, other) => (one.dueDay ?? 0) - (other.dueDay ?? 0)),
  }
}

type Part = keyof Parts

/** The columns of a part, alike for all, so that parts can be put together by one statement. */
const columnsOf = (part: Part) => ({
  part: sql<Part>`${sql.raw(`'${part}'`)}::text`.as('part'),
  id: reviewItems.id,
  kind: reviewItems.kind,
  groupId: reviewItems.groupId,
  siblingKey: reviewItems.siblingKey,
  dueAt: reviewItems.dueAt,
  dueDay: reviewItems.dueDay,
  forgotten: sql<number | null>`null::float8`.as('forgotten'),
})

function selectDue(queries: Queries, learner: Learner, scope: Scope | null, limit: number) {
  const first = queries
    .select({ id: reviewItems.id, forgotten: forgottenOn(learner.today).as('forgotten') })
    .from(reviewItems)
    .where(and(isDue(learner), within(queries, learner, scope)))
    .orderBy(sql`forgotten`, asc(reviewItems.id))
    .limit(limit)
    .as('first')
  return queries
    .select({ ...columnsOf('due'), forgotten: sql<number | null>`${first.forgotten}`.as('forgotten') })
    .from(first)
    .innerJoin(reviewItems, eq(reviewItems.id, first.id))
    .where(eq(reviewItems.studentId, learner.id))
    .orderBy(asc(first.id))
    .limit(limit)
}

function selectNew(queries: Queries, learner: Learner, scope: Scope | null, limit: number) {
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
    .select(columnsOf('fresh'))
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

function selectLearning(
  queries: Queries,
  learner: Learner,
  scope: Scope | null,
  { before, limit }: NonNullable<Wishes['learning']>,
) {
  return queries
    .select(columnsOf('learning'))
    .from(reviewItems)
    .where(and(isLearning(learner), lt(reviewItems.dueAt, before), within(queries, learner, scope)))
    .orderBy(asc(reviewItems.dueAt), asc(reviewItems.id))
    .limit(limit)
}

function selectMistakes(queries: Queries, learner: Learner, limit: number) {
  return queries
    .select(columnsOf('mistakes'))
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
