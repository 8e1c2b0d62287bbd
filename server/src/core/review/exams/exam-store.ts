import { and, asc, count, desc, eq, gte, inArray, isNull, lte, min, not, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { reviewExams, reviewItems } from '../tables.ts'

export type ExamRow = typeof reviewExams.$inferSelect

const ofStudent = (studentId: number, examId: number) =>
  and(eq(reviewExams.id, examId), eq(reviewExams.studentId, studentId))

/** A student's exams: what is to come first, the next one first of all, then those that are over, the last one first. */
export function listExams(queries: Queries, studentId: number, today: number, limit: number): Promise<ExamRow[]> {
  return queries
    .select()
    .from(reviewExams)
    .where(eq(reviewExams.studentId, studentId))
    .orderBy(desc(gte(reviewExams.day, today)), sql`abs(${reviewExams.day} - ${today}::int)`, asc(reviewExams.id))
    .limit(limit)
}

export const countComing = (queries: Queries, studentId: number, today: number): Promise<number> =>
  queries.$count(reviewExams, and(eq(reviewExams.studentId, studentId), gte(reviewExams.day, today)))

/** @throws Problem `not_found` where there is no such exam, or it is another student's */
export async function requireExam(queries: Queries, studentId: number, examId: number): Promise<ExamRow> {
  return requireRow(await queries.select().from(reviewExams).where(ofStudent(studentId, examId)))
}

/** The exam of a set that is to come; null without one. */
export async function findComing(
  queries: Queries,
  studentId: number,
  setId: number,
  today: number,
): Promise<ExamRow | null> {
  const [row] = await queries
    .select()
    .from(reviewExams)
    .where(and(eq(reviewExams.studentId, studentId), eq(reviewExams.groupId, setId), gte(reviewExams.day, today)))
    .orderBy(asc(reviewExams.day))
    .limit(1)
  return row ?? null
}

export async function insertExam(
  tx: Transaction,
  exam: Pick<ExamRow, 'studentId' | 'groupId' | 'day' | 'createdAt'>,
): Promise<ExamRow> {
  return requireRow(
    await tx
      .insert(reviewExams)
      .values({ ...exam, kind: 'card' })
      .returning(),
  )
}

export async function updateExam(
  tx: Transaction,
  studentId: number,
  examId: number,
  changes: Partial<Pick<ExamRow, 'day' | 'mark' | 'forecast' | 'forecastCount'>>,
): Promise<ExamRow> {
  return requireRow(await tx.update(reviewExams).set(changes).where(ofStudent(studentId, examId)).returning())
}

/** @throws Problem `not_found` as above */
export async function deleteExam(tx: Transaction, studentId: number, examId: number): Promise<void> {
  requireRow(await tx.delete(reviewExams).where(ofStudent(studentId, examId)).returning({ id: reviewExams.id }))
}

/** Exams up to a day of which it is not kept yet what was foretold. */
export function listUnforetold(queries: Queries, toDay: number, limit: number): Promise<ExamRow[]> {
  return queries
    .select()
    .from(reviewExams)
    .where(and(isNull(reviewExams.forecast), lte(reviewExams.day, toDay)))
    .orderBy(asc(reviewExams.day), asc(reviewExams.id))
    .limit(limit)
}

const isNew = (studentId: number, setId: number) =>
  and(
    eq(reviewItems.studentId, studentId),
    eq(reviewItems.kind, 'card'),
    eq(reviewItems.groupId, setId),
    eq(reviewItems.stage, 'new'),
    not(reviewItems.isSuspended),
  )

/** The new cards of a set in the order in which they are asked, no further than `limit`. */
export function listNew(
  queries: Queries,
  studentId: number,
  setId: number,
  limit: number,
): Promise<{ id: number; siblingKey: string | null }[]> {
  return queries
    .select({ id: reviewItems.id, siblingKey: reviewItems.siblingKey })
    .from(reviewItems)
    .where(isNew(studentId, setId))
    .orderBy(asc(reviewItems.id))
    .limit(limit)
}

/** A card of each of the sets, by which their titles are known. */
export async function listFirstCards(
  queries: Queries,
  studentId: number,
  setIds: readonly number[],
): Promise<number[]> {
  if (setIds.length === 0) return []
  const rows = await queries
    .select({ id: min(reviewItems.id) })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, studentId),
        eq(reviewItems.kind, 'card'),
        inArray(reviewItems.groupId, [...setIds]),
      ),
    )
    .groupBy(reviewItems.groupId)
  return rows.flatMap(({ id }) => id ?? [])
}

/** The exams to come of a student, with how many new cards are left to each. */
export function listPaces(
  queries: Queries,
  studentId: number,
  today: number,
): Promise<{ groupId: number; day: number; newCount: number }[]> {
  return queries
    .select({ groupId: reviewExams.groupId, day: reviewExams.day, newCount: count(reviewItems.id) })
    .from(reviewExams)
    .leftJoin(
      reviewItems,
      and(
        eq(reviewItems.studentId, reviewExams.studentId),
        eq(reviewItems.kind, reviewExams.kind),
        eq(reviewItems.groupId, reviewExams.groupId),
        eq(reviewItems.stage, 'new'),
        not(reviewItems.isSuspended),
      ),
    )
    .where(and(eq(reviewExams.studentId, studentId), gte(reviewExams.day, today)))
    .groupBy(reviewExams.id)
    .orderBy(asc(reviewExams.day), asc(reviewExams.id))
}
