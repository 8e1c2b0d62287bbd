import type { Grade } from '@lectern/domain/review'
import type { Answered, History } from '@lectern/memory/fit'
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { stands } from '../memory/event-store.ts'
import { reviewDays, reviewEvents, reviewItems, reviewSettings } from '../tables.ts'

const CARDS_AT_ONCE = 500

/**
 * The answers to a student's flashcards that stand, card by card and by their time, of the cards that were answered last:
 * about `most` answers. Multiple choice stays out of it (`chosenIds`), and so do cards whose first answers are not known here.
 */
export async function listHistories(
  queries: Queries,
  studentId: number,
  most: number,
  chosenIds: readonly number[],
): Promise<History[]> {
  const cards = await queries
    .select({ id: reviewItems.id, reps: reviewItems.reps })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, studentId),
        eq(reviewItems.kind, 'card'),
        gte(reviewItems.reps, 1),
        sql`${reviewItems.sourceId} <> all(${`{${chosenIds.join(',')}}`}::bigint[])`,
      ),
    )
    .orderBy(desc(reviewItems.lastReviewedAt), desc(reviewItems.id))
    .limit(most)
  let left = most
  const chosen = cards.filter(({ reps }) => {
    left -= reps
    return left >= 0
  })
  const histories: History[] = []
  for (let start = 0; start < chosen.length; start += CARDS_AT_ONCE) {
    const ids = chosen.slice(start, start + CARDS_AT_ONCE).map(({ id }) => id)
    histories.push(...(await readHistories(queries, studentId, ids)))
  }
  return histories
}

async function readHistories(queries: Queries, studentId: number, itemIds: readonly number[]): Promise<History[]> {
  const rows = await queries
    .select({
      itemId: reviewEvents.itemId,
      at: reviewEvents.at,
      day: reviewEvents.day,
      grade: reviewEvents.grade,
      stageBefore: reviewEvents.stageBefore,
    })
    .from(reviewEvents)
    .where(
      and(
        inArray(reviewEvents.itemId, [...itemIds]),
        eq(reviewEvents.studentId, studentId),
        eq(reviewEvents.kind, 'review'),
        stands,
      ),
    )
    .orderBy(asc(reviewEvents.itemId), asc(reviewEvents.at), asc(reviewEvents.clientId))
  const whole = new Set(rows.flatMap(({ itemId, stageBefore }) => (stageBefore === 'new' ? [itemId] : [])))
  const histories = new Map<number | null, Answered[]>()
  for (const { itemId, at, day, grade } of rows) {
    if (!whole.has(itemId)) continue
    const history = histories.get(itemId) ?? []
    history.push({ atMs: at.getTime(), day, grade: (grade ?? 1) as Grade })
    histories.set(itemId, history)
  }
  return [...histories.values()]
}

/** Students who have answered a quarter more often than when parameters were last looked for, so that others may fit. */
export function listUnfitted(
  queries: Queries,
  leastAnswers: number,
  limit: number,
): Promise<{ studentId: number; answerCount: number }[]> {
  const answerCount = sql`sum(${reviewDays.answerCount})`.mapWith(Number)
  return queries
    .select({ studentId: reviewSettings.studentId, answerCount })
    .from(reviewSettings)
    .innerJoin(reviewDays, eq(reviewDays.studentId, reviewSettings.studentId))
    .where(eq(reviewSettings.adapts, true))
    .groupBy(reviewSettings.studentId)
    .having(sql`${answerCount} >= greatest(${leastAnswers}, ${reviewSettings.fitTriedCount} * 5 / 4)`)
    .limit(limit)
}
