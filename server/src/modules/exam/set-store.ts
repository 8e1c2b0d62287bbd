import { and, asc, desc, eq, getColumns, isNotNull, sql } from 'drizzle-orm'
import { paidRuns } from '../../core/feedback/tables.ts'
import type { Slice } from '../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { containing, insertedRow, requireRow } from '../../platform/database/rows.ts'
import { examQuestions, examSessions, examSets } from './tables.ts'

export type QuestionRow = typeof examQuestions.$inferSelect
export type NewSetRow = Omit<typeof examSets.$inferInsert, 'id'>
export type NewQuestion = Pick<
  QuestionRow,
  'type' | 'question' | 'options' | 'correctAnswer' | 'explanation' | 'source'
>

/** A question with what it was made from, where it is not all of its exam that was made from the same. */
export type PlacedQuestion = NewQuestion & Partial<Pick<QuestionRow, 'materialId' | 'isMaterialGone'>>

/** An exam without its questions, with the figures that a list shows. */
export type SetRow = Omit<Awaited<ReturnType<typeof listSets>>[number], 'total'>

const { studentId: _studentId, ...ownColumns } = getColumns(examSets)

/** Percentages of the sessions over all questions of an exam that ended. */
const wholeScores = sql`
  select round(100.0 * ${examSessions.correctCount} / jsonb_array_length(${examSessions.questionIds}))::int as score
  from ${examSessions} where ${examSessions.setId} = ${examSets.id} and ${isNotNull(examSessions.endedAt)}
    and jsonb_array_length(${examSessions.questionIds}) = (
      select count(*) from ${examQuestions} where ${examQuestions.setId} = ${examSets.id}
    )`

/** What the questions and the sessions of an exam come to. */
export const setFigures = {
  questionCount: sql`(select count(*) from ${examQuestions} where ${examQuestions.setId} = ${examSets.id})`.mapWith(
    Number,
  ),
  latestScore: sql<number | null>`(
    ${wholeScores} order by ${examSessions.endedAt} desc, ${examSessions.id} desc limit 1
  )`,
  bestScore: sql<number | null>`(${wholeScores} order by score desc limit 1)`,
  attemptCount: sql`(
    select count(*) from ${examSessions}
    where ${examSessions.setId} = ${examSets.id} and ${isNotNull(examSessions.endedAt)}
  )`.mapWith(Number),
}

const { bestScore: _bestScore, ...listedFigures } = setFigures
/** Whether its generation was paid and made its questions: what was kept before this was known, and copies, have none. */
export const isMade = sql<boolean>`exists (select from ${paidRuns} where ${paidRuns.id} = ${examSets.generationId})`
export const setColumns = { ...ownColumns, ...listedFigures, isMade }

/** Exams of the student whose title contains `search`, whatever its case; all where it is empty. */
export const matchingSets = (studentId: number, search: string) =>
  and(eq(examSets.studentId, studentId), containing(search, examSets.title))

const ownedBy = (studentId: number, setId: number) => and(eq(examSets.id, setId), eq(examSets.studentId, studentId))

/** Newest first. */
export function listSets(queries: Queries, studentId: number, { search, limit, offset }: Slice & { search: string }) {
  return queries
    .select({ ...setColumns, total: queries.$count(examSets, matchingSets(studentId, search)) })
    .from(examSets)
    .where(matchingSets(studentId, search))
    .orderBy(desc(examSets.id))
    .limit(limit)
    .offset(offset)
}

/** @throws Problem `not_found` where there is no such exam, or it is another student's */
export async function requireSet(queries: Queries, studentId: number, setId: number): Promise<SetRow> {
  return requireRow(await queries.select(setColumns).from(examSets).where(ownedBy(studentId, setId)))
}

/** The questions of an exam in order; the caller has seen whose it is. */
export function listQuestions(queries: Queries, setId: number): Promise<QuestionRow[]> {
  return queries.select().from(examQuestions).where(eq(examQuestions.setId, setId)).orderBy(asc(examQuestions.position))
}

/** Keeps an exam with its questions in the order given, each made from what the exam was unless it says otherwise; the id of the exam. */
export async function insertSet(
  tx: Transaction,
  set: NewSetRow,
  questions: readonly PlacedQuestion[],
): Promise<number> {
  const { id: setId } = insertedRow(await tx.insert(examSets).values(set).returning({ id: examSets.id }))
  const { materialId, isMaterialGone } = set
  await tx
    .insert(examQuestions)
    .values(questions.map((question, position) => ({ materialId, isMaterialGone, ...question, setId, position })))
  return setId
}

/**
 * Keeps the deletion of this exam waiting until `tx` ends.
 * @throws Problem `not_found` where there is no such exam, or it is another student's
 */
export async function holdSet(tx: Transaction, studentId: number, setId: number): Promise<void> {
  requireRow(await tx.select({ id: examSets.id }).from(examSets).where(ownedBy(studentId, setId)).for('key share'))
}

/** Keeps other writers of this exam and of its sessions waiting until `tx` ends. @throws Problem `not_found` as above */
export async function lockSet(tx: Transaction, studentId: number, setId: number): Promise<SetRow> {
  requireRow(await tx.select({ id: examSets.id }).from(examSets).where(ownedBy(studentId, setId)).for('update'))
  return requireSet(tx, studentId, setId)
}

/** @throws Problem `not_found` where there is no such question, or it is another student's */
export async function requireQuestion(queries: Queries, studentId: number, questionId: number): Promise<QuestionRow> {
  return requireRow(
    await queries
      .select(getColumns(examQuestions))
      .from(examQuestions)
      .innerJoin(examSets, eq(examSets.id, examQuestions.setId))
      .where(and(eq(examQuestions.id, questionId), eq(examSets.studentId, studentId))),
  )
}

/** @throws Problem `not_found` where there is no such exam, or it is another student's */
export async function updateTitle(tx: Transaction, studentId: number, setId: number, title: string): Promise<void> {
  requireRow(await tx.update(examSets).set({ title }).where(ownedBy(studentId, setId)).returning({ id: examSets.id }))
}

/** Takes its questions, sessions and answers with it. @throws Problem `not_found` as above */
export async function removeSet(tx: Transaction, studentId: number, setId: number): Promise<void> {
  requireRow(await tx.delete(examSets).where(ownedBy(studentId, setId)).returning({ id: examSets.id }))
}
