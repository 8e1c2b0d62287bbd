import { and, between, count, eq, isNotNull, min, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { reviewItems } from '../tables.ts'
import type { Group } from './item-store.ts'
import type { Learner } from './learner.ts'

/** Missed questions of students who do not wish them wait where they are. */
export const isWished = ({ settings }: Learner) => (settings.bringsMistakes ? undefined : eq(reviewItems.kind, 'card'))

/** How many learned items of the student come back on each of the days; days without any are left out. */
export async function countDueByDay(
  queries: Queries,
  learner: Learner,
  fromDay: number,
  toDay: number,
): Promise<Map<number, number>> {
  const rows = await queries
    .select({ day: reviewItems.dueDay, count: count() })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, learner.id),
        isNotNull(reviewItems.dueDay),
        not(reviewItems.isSuspended),
        isWished(learner),
        between(reviewItems.dueDay, fromDay, toDay),
      ),
    )
    .groupBy(reviewItems.dueDay)
  return new Map(rows.map((row) => [row.day ?? 0, row.count]))
}

/** The day on which the first of the groups' items is due; null where none has one. */
export async function firstDueDay(
  queries: Queries,
  studentId: number,
  kind: Group['kind'],
  groupIds: readonly number[],
): Promise<number | null> {
  const [row] = await queries
    .select({ day: min(reviewItems.dueDay) })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, studentId),
        eq(reviewItems.kind, kind),
        // Not as parameters: a student may have more groups than a statement takes.
        sql`${reviewItems.groupId} = any(${`{${groupIds.join(',')}}`}::bigint[])`,
        not(reviewItems.isGone),
      ),
    )
  return row?.day ?? null
}
