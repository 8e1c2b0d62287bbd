import { and, asc, desc, eq, getColumns, sql } from 'drizzle-orm'
import type { Sized } from '../../core/archives/batches.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/rows.ts'
import { rowBytes, sumBytes } from '../../platform/database/text-bytes.ts'
import type { AnswerRow, AttemptRow } from './attempts/attempt-store.ts'
import { matching, type QuestionRow, summaryColumns } from './set-store.ts'
import { listeningAnswers, listeningAttempts, listeningPractices, listeningQuestions, listeningSets } from './tables.ts'

/** What was said in each of the student's completed sets, and what was answered, takes so much; the newest first. */
export function listSetSizes(queries: Queries, studentId: number): Promise<Sized<number>[]> {
  const answered = queries
    .select({ bytes: sumBytes(listeningAnswers.answer, listeningAnswers.judgement) })
    .from(listeningAnswers)
    .innerJoin(listeningAttempts, eq(listeningAttempts.id, listeningAnswers.attemptId))
    .where(eq(listeningAttempts.setId, listeningSets.id))
  const begun = queries
    .select({ bytes: sumBytes(listeningPractices.answers) })
    .from(listeningPractices)
    .where(eq(listeningPractices.setId, listeningSets.id))
  const bytes = sql`${rowBytes(listeningSets.sentences)} + ${answered} + ${begun}`.mapWith(Number)
  return queries
    .select({ id: listeningSets.id, bytes })
    .from(listeningSets)
    .where(matching(studentId, ''))
    .orderBy(desc(listeningSets.id))
}

/** Those of the student's completed sets that are still there, with what was said in them, the newest first. */
export const selectWholeSets = (queries: Queries, studentId: number, setIds: readonly number[]) =>
  queries
    .select({ ...summaryColumns, sentences: listeningSets.sentences })
    .from(listeningSets)
    .where(and(matching(studentId, ''), isAnyOf(listeningSets.id, setIds)))
    .orderBy(desc(listeningSets.id))

/** In the order of their sets. */
export const listQuestionsOfSets = (queries: Queries, setIds: readonly number[]): Promise<QuestionRow[]> =>
  queries
    .select()
    .from(listeningQuestions)
    .where(isAnyOf(listeningQuestions.setId, setIds))
    .orderBy(asc(listeningQuestions.position))

/** Oldest first. */
export const listAttemptsAtSets = (queries: Queries, setIds: readonly number[]): Promise<AttemptRow[]> =>
  queries
    .select()
    .from(listeningAttempts)
    .where(isAnyOf(listeningAttempts.setId, setIds))
    .orderBy(asc(listeningAttempts.id))

/** The answers of all attempts at some sets. */
export const listAnswersAtSets = (queries: Queries, setIds: readonly number[]): Promise<AnswerRow[]> =>
  queries
    .select(getColumns(listeningAnswers))
    .from(listeningAnswers)
    .innerJoin(listeningAttempts, eq(listeningAttempts.id, listeningAnswers.attemptId))
    .where(isAnyOf(listeningAttempts.setId, setIds))
    .orderBy(asc(listeningAnswers.questionId))
