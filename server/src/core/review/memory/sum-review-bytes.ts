import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { sumBytes } from '../../../platform/database/text-bytes.ts'
import { isMarkingError, reviewDays, reviewEvents } from '../tables.ts'

/** About what an answer takes in the database. */
const BYTES_PER_ANSWER = 200

/** Bytes of the student's answers, and of what they typed where they said that it was compared wrongly. */
export async function sumReviewBytes(queries: Queries, studentId: number): Promise<number> {
  const [row] = await queries
    .select({ answers: sql`coalesce(sum(${reviewDays.answerCount}), 0)`.mapWith(Number) })
    .from(reviewDays)
    .where(eq(reviewDays.studentId, studentId))
  const [typed] = await queries
    .select({ bytes: sumBytes(reviewEvents.detail) })
    .from(reviewEvents)
    .where(and(eq(reviewEvents.studentId, studentId), isMarkingError))
  return (row?.answers ?? 0) * BYTES_PER_ANSWER + (typed?.bytes ?? 0)
}
