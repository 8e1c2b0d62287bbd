import { ALGORITHM } from '@lectern/memory/scheduler'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { reviewDays, reviewEvents } from '../tables.ts'
import { broughtFor, type EventRow } from './event-store.ts'
import type { Things } from './item-store.ts'

export type DayRow = typeof reviewDays.$inferSelect
export type DayFigures = Omit<DayRow, 'studentId' | 'day'>

export const NOTHING: DayFigures = { answerCount: 0, newCount: 0, dueCount: 0, rememberedCount: 0, durationMs: 0 }

/** What one answer adds to its day. */
export function figuresOf({ stageBefore, grade, durationMs }: Omit<Countable, 'studentId' | 'day'>): DayFigures {
  const isDue = stageBefore === 'review'
  return {
    answerCount: 1,
    newCount: stageBefore === 'new' ? 1 : 0,
    dueCount: isDue ? 1 : 0,
    rememberedCount: isDue && (grade ?? 1) > 1 ? 1 : 0,
    durationMs: durationMs ?? 0,
  }
}

/** Adds many answers, brought along from elsewhere, to their days. */
export async function countAnswers(tx: Transaction, events: readonly Countable[]): Promise<void> {
  const days = new Map<number, DayRow>()
  for (const event of events) {
    const before = days.get(event.day) ?? { studentId: event.studentId, day: event.day, ...NOTHING }
    days.set(event.day, { ...before, ...added(before, figuresOf(event), 1) })
  }
  for (const { studentId, day, ...figures } of days.values()) await addingToDay(tx, { studentId, day }, figures)
}

export type Countable = Pick<EventRow, 'studentId' | 'day'> &
  Partial<Pick<EventRow, 'stageBefore' | 'grade' | 'durationMs'>>

const added = (one: DayFigures, other: DayFigures, sign: 1 | -1): DayFigures => ({
  answerCount: one.answerCount + other.answerCount * sign,
  newCount: one.newCount + other.newCount * sign,
  dueCount: one.dueCount + other.dueCount * sign,
  rememberedCount: one.rememberedCount + other.rememberedCount * sign,
  durationMs: one.durationMs + other.durationMs * sign,
})

/**
 * Takes back everything that was brought along for things: no answer of another program's counts any more, nor on its day. One
 * statement, so that the log of the things is read once.
 */
export async function takeBroughtBack(
  tx: Transaction,
  { id, now, today }: { id: number; now: Date; today: number },
  things: Things,
): Promise<void> {
  const moment = now.toISOString()
  await tx.execute(sql`
    with brought as materialized (select brought.* from ${broughtFor(id, things)}), undone as (
      insert into ${reviewEvents} (student_id, item_id, client_id, kind, source, undoes_id, at, day, algorithm, recorded_at)
      select student_id, item_id, gen_random_uuid(), 'undo', 'import', id, ${moment}, ${today}, ${ALGORITHM}, ${moment}
      from brought
    )
    update ${reviewDays} set
      answer_count = ${reviewDays.answerCount} - gone.answer_count,
      new_count = ${reviewDays.newCount} - gone.new_count,
      due_count = ${reviewDays.dueCount} - gone.due_count,
      remembered_count = ${reviewDays.rememberedCount} - gone.remembered_count,
      duration_ms = ${reviewDays.durationMs} - gone.duration_ms
    from (select day, ${sumsOf('brought')} from brought where kind = 'review' group by day) as gone
    where ${reviewDays.studentId} = ${id} and ${reviewDays.day} = gone.day`)
}

/** What answers add to their day, out of the log under another name. */
const sumsOf = (answers: string) => {
  const isDue = sql.raw(`${answers}.stage_before = 'review'`)
  return sql`count(*) as answer_count,
    count(*) filter (where ${sql.raw(answers)}.stage_before = 'new') as new_count,
    count(*) filter (where ${isDue}) as due_count,
    count(*) filter (where ${isDue} and ${sql.raw(answers)}.grade > 1) as remembered_count,
    coalesce(sum(${sql.raw(answers)}.duration_ms), 0) as duration_ms`
}

/** A statement that adds an answer to its day, or takes it away again. */
export const countingAnswer = (tx: Transaction, event: Countable, sign: 1 | -1) =>
  addingToDay(tx, event, added(NOTHING, figuresOf(event), sign))

function addingToDay(tx: Transaction, { studentId, day }: Pick<DayRow, 'studentId' | 'day'>, more: DayFigures) {
  return tx
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
    .returning({ day: reviewDays.day })
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

const PACE_DAYS = 30
/** The pace of someone who has not answered yet. */
const USUAL_PACE_MS = 8_000

/** How long an answer took the student in the last 30 days, in milliseconds. */
export async function readPace(queries: Queries, { id, today }: { id: number; today: number }): Promise<number> {
  const days = await listDays(queries, id, today - PACE_DAYS)
  const answers = days.reduce((sum, { answerCount }) => sum + answerCount, 0)
  const timeMs = days.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return timeMs === 0 ? USUAL_PACE_MS : timeMs / answers
}

/** Every day of a student on which something was answered. */
export function listDaysOf(queries: Queries, studentId: number): Promise<DayRow[]> {
  return listDays(queries, studentId, 0)
}

/** Counts the days of a locked learner anew, by the answers of the log that stand. */
export async function recountDays(tx: Transaction, studentId: number): Promise<void> {
  await tx.delete(reviewDays).where(eq(reviewDays.studentId, studentId))
  await tx.execute(sql`
    insert into ${reviewDays} (student_id, day, answer_count, new_count, due_count, remembered_count, duration_ms)
    select answers.student_id, answers.day, ${sumsOf('answers')}
    from ${reviewEvents} as answers
    where answers.student_id = ${studentId} and answers.kind = 'review'
      and not exists (select from ${reviewEvents} as undoing where undoing.undoes_id = answers.id)
    group by answers.student_id, answers.day`)
}
