import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { EventRow } from './event-store.ts'
import { reviewDays } from './tables.ts'

export type DayRow = typeof reviewDays.$inferSelect
export type DayFigures = Omit<DayRow, 'studentId' | 'day'>

const NOTHING: DayFigures = { answerCount: 0, newCount: 0, dueCount: 0, rememberedCount: 0, durationMs: 0 }

/** What one answer adds to its day. */
export function figuresOf({ stageBefore, grade, durationMs }: Pick<EventRow, 'stageBefore' | 'grade' | 'durationMs'>) {
  const isDue = stageBefore === 'review'
  return {
    answerCount: 1,
    newCount: stageBefore === 'new' ? 1 : 0,
    dueCount: isDue ? 1 : 0,
    rememberedCount: isDue && (grade ?? 1) > 1 ? 1 : 0,
    durationMs: durationMs ?? 0,
  }
}

/** Adds an answer to its day, or takes it away again. */
export async function countAnswer(tx: Transaction, event: EventRow, sign: 1 | -1): Promise<void> {
  const { studentId, day } = event
  const one = figuresOf(event)
  const more = {
    answerCount: one.answerCount * sign,
    newCount: one.newCount * sign,
    dueCount: one.dueCount * sign,
    rememberedCount: one.rememberedCount * sign,
    durationMs: one.durationMs * sign,
  }
  await tx
    .insert(reviewDays)
    .values({ studentId, day, ...more })
    .onConflictDoUpdate({
      target: [reviewDays.studentId, reviewDays.day],
      set: {
        answerCount: sql`${reviewDays.answerCount} + excluded.answer_count`,
        newCount: sql`${reviewDays.newCount} + excluded.new_count`,
        dueCount: sql`${reviewDays.dueCount} + excluded.due_count`,
        rememberedCount: sql`${reviewDays.rememberedCount} + excluded.remembered_count`,
        durationMs: sql`${reviewDays.durationMs} + excluded.duration_ms`,
      },
    })
}

export async function readDay(queries: Queries, studentId: number, day: number): Promise<DayFigures> {
  const [row] = await queries
    .select()
    .from(reviewDays)
    .where(and(eq(reviewDays.studentId, studentId), eq(reviewDays.day, day)))
  return row ?? NOTHING
}

/** The days since one on which something was answered, oldest first. */
export function listDays(queries: Queries, studentId: number, fromDay: number): Promise<DayRow[]> {
  return queries
    .select()
    .from(reviewDays)
    .where(and(eq(reviewDays.studentId, studentId), gte(reviewDays.day, fromDay), gte(reviewDays.answerCount, 1)))
    .orderBy(reviewDays.day)
}

/** About what an answer takes in the database. */
const BYTES_PER_ANSWER = 200

export async function sumReviewBytes(queries: Queries, studentId: number): Promise<number> {
  const [row] = await queries
    .select({ answers: sql`coalesce(sum(${reviewDays.answerCount}), 0)`.mapWith(Number) })
    .from(reviewDays)
    .where(eq(reviewDays.studentId, studentId))
  return (row?.answers ?? 0) * BYTES_PER_ANSWER
}
