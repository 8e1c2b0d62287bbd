import { studyDayOf } from '@lectern/memory/study-day'
import { and, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { stands } from '../memory/event-store.ts'
import { isWished } from '../memory/item-store.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewEvents, reviewItems } from '../tables.ts'

/**
 * Those of some days without an answer on which nothing waited to be asked either: no card that was due or in the learning steps, no
 * missed question, and no new card as long as the student learns any. How it was on them follows from what stands today and from
 * the answers since.
 * @param days without an answer, today at the latest, in their order
 */
export async function listFreeDays(queries: Queries, learner: Learner, days: readonly number[]): Promise<number[]> {
  const waitingFrom = await readWaitingFrom(queries, learner)
  const left = days.filter((day) => day < waitingFrom)
  const [first] = left
  if (first === undefined) return []
  const answered = await listWaitedUntil(queries, learner, first)
  return left.filter((day) => !answered.some(({ from, until }) => from <= day && day < until))
}

/** From which day on something has waited that waits today as well. */
async function readWaitingFrom(queries: Queries, learner: Learner): Promise<number> {
  const { stage, dueDay, dueAt, lastDay, addedAt } = reviewItems
  const [row] = await queries
    .select({
      dueDay: sql`min(${dueDay})`.mapWith(Number),
      lastDay: sql`min(${lastDay}) filter (where ${dueAt} is not null)`.mapWith(Number),
      addedAt: sql`min(${addedAt}) filter (where ${stage} = 'new' and ${reviewItems.kind} = 'card')`.mapWith(addedAt),
    })
    .from(reviewItems)
    .where(and(eq(reviewItems.studentId, learner.id), not(reviewItems.isSuspended), isWished(learner)))
  return earliest([row?.dueDay, row?.lastDay, addedDay(learner, row?.addedAt)])
}

/** What was answered after a day, by the day of the answer, and from which day on the first of it had waited for that. */
async function listWaitedUntil(queries: Queries, learner: Learner, day: number) {
  const before = alias(reviewEvents, 'before')
  const previousDue = sql`(
    select ${before.day} + coalesce(${before.intervalDays}, 0) from ${reviewEvents} as ${before}
    where ${before.itemId} = ${reviewEvents.itemId} and ${before.at} < ${reviewEvents.at}
      and ${before.kind} in ('review', 'miss', 'carry')
      and not exists (select from ${reviewEvents} as undoing where undoing.undoes_id = ${before.id})
    order by ${before.at} desc, ${before.id} desc limit 1)`
  const rows = await queries
    .select({
      until: reviewEvents.day,
      dueDay: sql`min(${previousDue})`.mapWith(Number),
      addedAt: sql`min(${reviewItems.addedAt}) filter (where ${reviewEvents.stageBefore} = 'new')`.mapWith(
        reviewItems.addedAt,
      ),
    })
    .from(reviewEvents)
    .innerJoin(reviewItems, eq(reviewItems.id, reviewEvents.itemId))
    .where(
      and(
        eq(reviewEvents.studentId, learner.id),
        eq(reviewEvents.kind, 'review'),
        sql`${reviewEvents.day} > ${day}`,
        stands,
      ),
    )
    .groupBy(reviewEvents.day)
  return rows.map(({ until, dueDay, addedAt }) => ({ until, from: earliest([dueDay, addedDay(learner, addedAt)]) }))
}

/** New cards wait from the day on which they came, unless the student learns none. */
const addedDay = ({ settings, timeZone }: Learner, addedAt: Date | null | undefined): number | null =>
  addedAt && settings.newPerDay > 0 ? studyDayOf(addedAt, timeZone) : null

const earliest = (days: readonly (number | null | undefined)[]): number =>
  Math.min(...days.map((day) => day ?? Number.POSITIVE_INFINITY))
