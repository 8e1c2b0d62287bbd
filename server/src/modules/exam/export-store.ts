import { and, asc, desc, eq, getColumns, sql } from 'drizzle-orm'
import type { Sized } from '../../core/archives/batches.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/rows.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import type { AnswerRow, SessionRow } from './sessions/session-store.ts'
import { matchingSets, type QuestionRow, type SetRow, setColumns } from './set-store.ts'
import { examAnswers, examPractices, examQuestions, examSessions, examSets } from './tables.ts'

/** What the questions of each of the student's exams take, and the answers to them; the newest first. */
export function listSetSizes(queries: Queries, studentId: number): Promise<Sized<number>[]> {
  const { question, options, correctAnswer, explanation, source } = examQuestions
  const asked = queries
    .select({ bytes: sumBytes(question, options, correctAnswer, explanation, source) })
    .from(examQuestions)
    .where(eq(examQuestions.setId, examSets.id))
  const answered = queries
    .select({ bytes: sumBytes(examAnswers.answer, examAnswers.judgement) })
    .from(examAnswers)
    .innerJoin(examSessions, eq(examSessions.id, examAnswers.sessionId))
    .where(eq(examSessions.setId, examSets.id))
  const begun = queries
    .select({ bytes: sumBytes(examPractices.answers) })
    .from(examPractices)
    .innerJoin(examSessions, eq(examSessions.id, examPractices.sessionId))
    .where(eq(examSessions.setId, examSets.id))
  return queries
    .select({ id: examSets.id, bytes: sql`${asked} + ${answered} + ${begun}`.mapWith(Number) })
    .from(examSets)
    .where(eq(examSets.studentId, studentId))
    .orderBy(desc(examSets.id))
}

/** Those of the student's exams that are still there, the newest first. */
export const selectSets = (queries: Queries, studentId: number, setIds: readonly number[]): Promise<SetRow[]> =>
  queries
    .select(setColumns)
    .from(examSets)
    .where(and(matchingSets(studentId, ''), isAnyOf(examSets.id, setIds)))
    .orderBy(desc(examSets.id))

/** In the order of their exams. */
export const listQuestionsOfSets = (queries: Queries, setIds: readonly number[]): Promise<QuestionRow[]> =>
  queries.select().from(examQuestions).where(isAnyOf(examQuestions.setId, setIds)).orderBy(asc(examQuestions.position))

/** Every session of some exams, oldest first. */
export const listSessionsOfSets = (queries: Queries, setIds: readonly number[]): Promise<SessionRow[]> =>
  queries.select().from(examSessions).where(isAnyOf(examSessions.setId, setIds)).orderBy(asc(examSessions.id))

/** The answers of all sessions of some exams. */
export const listAnswersOfSets = (queries: Queries, setIds: readonly number[]): Promise<AnswerRow[]> =>
  queries
    .select(getColumns(examAnswers))
    .from(examAnswers)
    .innerJoin(examSessions, eq(examSessions.id, examAnswers.sessionId))
    .where(isAnyOf(examSessions.setId, setIds))
    .orderBy(asc(examAnswers.questionId))
