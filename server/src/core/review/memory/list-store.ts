import { and, desc, eq, gt, isNotNull, ne, not } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { reviewItems } from '../tables.ts'
import { isWished } from './due-store.ts'
import type { Learner } from './learner.ts'

/** Which of a student's items a list shows. */
export type Which = 'suspended' | 'leeches' | 'flagged' | 'mistakes'

export const countItems = (queries: Queries, learner: Learner, which: Which): Promise<number> =>
  queries.$count(reviewItems, isSuch(learner, which))

/** The newest first. */
export async function listItemIds(
  queries: Queries,
  learner: Learner,
  which: Which,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await queries
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(isSuch(learner, which))
    .orderBy(desc(reviewItems.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

const isSuch = (learner: Learner, which: Which) => {
  const such = {
    suspended: and(eq(reviewItems.isSuspended, true), not(reviewItems.isGone)),
    leeches: and(eq(reviewItems.isSuspended, true), eq(reviewItems.isLeech, true), not(reviewItems.isGone)),
    flagged: and(gt(reviewItems.flag, 0), not(reviewItems.isGone)),
    mistakes: and(
      ne(reviewItems.kind, 'card'),
      isNotNull(reviewItems.dueDay),
      not(reviewItems.isSuspended),
      isWished(learner),
    ),
  }
  return and(eq(reviewItems.studentId, learner.id), such[which])
}
