import type { ReviewKind } from '@lectern/domain/review'
import { startOfStudyDay } from '@lectern/memory/study-day'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { readLearner } from '../memory/learner.ts'
import { reviewItems } from '../tables.ts'
import { isDue, isLearning } from './queue-store.ts'

interface GroupCounts {
  /** Things that were answered at least once. */
  studied: number
  /** Items that come up today. */
  due: number
}

/** How far a student has come with each of their groups. */
export async function countByGroup(
  queries: Queries,
  student: { id: number },
  kind: ReviewKind,
  groupIds: readonly number[],
  now: Date,
): Promise<(groupId: number) => GroupCounts> {
  if (groupIds.length === 0) return () => ({ studied: 0, due: 0 })
  const learner = await readLearner(queries, student.id, now)
  const { groupId, sourceId, stage, dueAt } = reviewItems
  const tomorrow = startOfStudyDay(learner.today + 1, learner.timeZone)
  const comesUp = or(isDue(learner), and(isLearning(learner), lt(dueAt, tomorrow)))
  const rows = await queries
    .select({
      groupId,
      studied: sql`count(distinct ${sourceId}) filter (where ${stage} <> 'new')`.mapWith(Number),
      due: sql`count(*) filter (where ${comesUp})`.mapWith(Number),
    })
    .from(reviewItems)
    .where(and(eq(reviewItems.kind, kind), inArray(groupId, [...groupIds]), eq(reviewItems.studentId, student.id)))
    .groupBy(groupId)
  const byGroup = new Map(rows.map(({ groupId: group, ...counts }) => [group, counts]))
  return (group) => byGroup.get(group) ?? { studied: 0, due: 0 }
}
