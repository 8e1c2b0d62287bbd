import { and, asc, desc, eq, gte, inArray, isNull, lte, min, not, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { areCards, type Cards } from '../memory/cards.ts'
import { reviewExams, reviewItems } from '../tables.ts'

export type ExamRow = typeof reviewExams.$inferSelect

/** What is learned towards an exam. */
export function cardsOf({ groupId, materialId }: Pick<ExamRow, 'groupId' | 'materialId'>): Cards {
  if (materialId !== null) return { kind: 'material', materialId }
  // The schema holds it to one of the two.
  return { kind: 'card', groupId: groupId ?? 0 }
}

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

/** The exam of those cards that is to come; null without one. */
export async function findComing(
  queries: Queries,
  studentId: number,
  cards: Cards,
  today: number,
): Promise<ExamRow | null> {
  const isOfCards =
    cards.kind === 'card' ? eq(reviewExams.groupId, cards.groupId) : eq(reviewExams.materialId, cards.materialId)
  const [row] = await queries
    .select()
    .from(reviewExams)
    .where(and(eq(reviewExams.studentId, studentId), isOfCards, gte(reviewExams.day, today)))
    .orderBy(asc(reviewExams.day))
    .limit(1)
  return row ?? null
}

export async function insertExam(
  tx: Transaction,
  cards: Cards,
  exam: Pick<ExamRow, 'studentId' | 'day' | 'createdAt'>,
): Promise<ExamRow> {
  const { kind: _kind, ...of } = cards
  return requireRow(
    await tx
      .insert(reviewExams)
      .values({ ...exam, ...of, kind: 'card' })
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

/** The new ones of those cards in the order in which they are asked, no further than `limit`. */
export function listNew(
  queries: Queries,
  studentId: number,
  cards: Cards,
  limit: number,
): Promise<{ id: number; siblingKey: string | null }[]> {
  return queries
    .select({ id: reviewItems.id, siblingKey: reviewItems.siblingKey })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, studentId),
        areCards(cards),
        eq(reviewItems.stage, 'new'),
        not(reviewItems.isSuspended),
      ),
    )
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

/** An exam to come, with how many new cards are left to it. */
export interface ExamPace {
  cards: Cards
  day: number
  newCount: number
}

/** A student's exams to come, the nearest first. */
export async function listPaces(queries: Queries, studentId: number, today: number): Promise<ExamPace[]> {
  const newOnes = (isOfExam: SQL) => sql`(
    select count(*) from ${reviewItems}
    where ${reviewItems.studentId} = ${reviewExams.studentId} and ${reviewItems.kind} = ${reviewExams.kind}
      and ${isOfExam} and ${reviewItems.stage} = 'new' and not ${reviewItems.isSuspended})`
  const ofSet = newOnes(sql`${reviewItems.groupId} = ${reviewExams.groupId}`)
  const ofMaterial = newOnes(sql`${reviewItems.materialId} = ${reviewExams.materialId}`)
  const { groupId, materialId, day } = reviewExams
  const newCount = sql`case when ${materialId} is null then ${ofSet} else ${ofMaterial} end`.mapWith(Number)
  const rows = await queries
    .select({ groupId, materialId, day, newCount })
    .from(reviewExams)
    .where(and(eq(reviewExams.studentId, studentId), gte(day, today)))
    .orderBy(asc(day), asc(reviewExams.id))
  return rows.map(({ day, newCount, ...of }) => ({ cards: cardsOf(of), day, newCount }))
}
