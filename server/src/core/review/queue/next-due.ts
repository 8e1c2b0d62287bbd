import { startOfStudyDay } from '@lectern/memory/study-day'
import { and, asc, eq, gt, isNotNull, min, not } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { isWished } from '../memory/due-store.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewItems } from '../tables.ts'
import { pickParts } from './pick-parts.ts'

/** The moment at which the next item comes up; null where none will. */
export async function nextDueAt(queries: Queries, learner: Learner): Promise<Date | null> {
  const { dueAt, dueDay } = await readNextDue(queries, learner)
  const dayStart = dueDay === null ? null : startOfStudyDay(dueDay, learner.timeZone)
  if (dueAt === null || dayStart === null) return dueAt ?? dayStart
  return dueAt < dayStart ? dueAt : dayStart
}

/**
 * When the next item comes up: one of the learning steps, and the day of one that was learned, or of a missed question that
 * today has no room for; null without any.
 */
async function readNextDue(queries: Queries, learner: Learner): Promise<{ dueAt: Date | null; dueDay: number | null }> {
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
  const { mistakes } = await pickParts(queries, learner, { scope: null, mistakes: 1 })
  return { dueAt: learning?.dueAt ?? null, dueDay: mistakes.length > 0 ? learner.today + 1 : (learned?.dueDay ?? null) }
}
