import { and, asc, count, desc, eq, getColumns, sql, sum } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { Problem } from '../../../problem.ts'
import { listeningAnswers, listeningAttempts, listeningQuestions, listeningSets } from '../tables.ts'

export type AttemptRow = typeof listeningAttempts.$inferSelect
export type AnswerRow = typeof listeningAnswers.$inferSelect
export type NewAttemptRow = Omit<typeof listeningAttempts.$inferInsert, 'id'>

/** The student's attempt of this client's id, if it is there. */
export async function findAttempt(
  queries: Queries,
  about: { studentId: number; clientId: string },
): Promise<AttemptRow | null> {
  const [attempt] = await queries.select().from(listeningAttempts).where(isOfClient(about))
  return attempt ?? null
}

/** @throws Problem `not_found` */
export async function requireAttempt(queries: Queries, studentId: number, attemptId: number): Promise<AttemptRow> {
  const isOwn = and(eq(listeningAttempts.id, attemptId), eq(listeningAttempts.studentId, studentId))
  const [attempt] = await queries.select().from(listeningAttempts).where(isOwn)
  if (!attempt) throw Problem.notFound()
  return attempt
}

const isOfClient = ({ studentId, clientId }: { studentId: number; clientId: string }) =>
  and(eq(listeningAttempts.studentId, studentId), eq(listeningAttempts.clientId, clientId))

/** Keeps an attempt with its answers; where there is one of this client's id already, that one as it is. */
export async function saveAttempt(
  tx: Transaction,
  attempt: NewAttemptRow,
  answers: readonly Omit<typeof listeningAnswers.$inferInsert, 'attemptId'>[],
): Promise<AttemptRow> {
  const [inserted] = await tx.insert(listeningAttempts).values(attempt).onConflictDoNothing().returning()
  if (!inserted) return requireRow(await tx.select().from(listeningAttempts).where(isOfClient(attempt)))
  if (answers.length > 0)
    await tx.insert(listeningAnswers).values(answers.map((answer) => ({ ...answer, attemptId: inserted.id })))
  return inserted
}

/** Takes a question out of a locked set with its answers: no attempt counts it any more. */
export async function withdrawQuestion(tx: Transaction, setId: number, questionId: number): Promise<void> {
  await tx.delete(listeningQuestions).where(eq(listeningQuestions.id, questionId))
  const isCorrect = and(eq(listeningAnswers.attemptId, listeningAttempts.id), eq(listeningAnswers.isCorrect, true))
  await tx
    .update(listeningAttempts)
    .set({
      correctCount: sql`(select count(*) from ${listeningAnswers} where ${isCorrect})`,
      questionCount: sql`${listeningAttempts.questionCount} - 1`,
    })
    .where(eq(listeningAttempts.setId, setId))
}

export function listAnswers(queries: Queries, attemptId: number): Promise<AnswerRow[]> {
  return queries
    .select()
    .from(listeningAnswers)
    .where(eq(listeningAnswers.attemptId, attemptId))
    .orderBy(asc(listeningAnswers.questionId))
}

interface WhoseAttempts {
  studentId: number
  /** Left out for those at all sets. */
  setId: number | undefined
}

const isAmong = ({ studentId, setId }: WhoseAttempts) =>
  and(eq(listeningAttempts.studentId, studentId), setId === undefined ? undefined : eq(listeningAttempts.setId, setId))

export const countAttempts = (queries: Queries, whose: WhoseAttempts): Promise<number> =>
  queries.$count(listeningAttempts, isAmong(whose))

/** Attempts with the title of their set, newest first. */
export function selectAttempts(
  queries: Queries,
  whose: WhoseAttempts,
  { limit, offset }: { limit: number; offset: number },
) {
  return queries
    .select({ ...getColumns(listeningAttempts), title: listeningSets.title })
    .from(listeningAttempts)
    .innerJoin(listeningSets, eq(listeningSets.id, listeningAttempts.setId))
    .where(isAmong(whose))
    .orderBy(desc(listeningAttempts.id))
    .limit(limit)
    .offset(offset)
}

export const hasAttempts = async (queries: Queries, setId: number): Promise<boolean> =>
  (await queries.$count(listeningAttempts, eq(listeningAttempts.setId, setId))) > 0

/** What the student has reached in all attempts together. */
export async function readTotals(queries: Queries, studentId: number) {
  const [totals] = await queries
    .select({
      attempts: count(),
      correct: sql`coalesce(${sum(listeningAttempts.correctCount)}, 0)`.mapWith(Number),
      questions: sql`coalesce(${sum(listeningAttempts.questionCount)}, 0)`.mapWith(Number),
    })
    .from(listeningAttempts)
    .where(eq(listeningAttempts.studentId, studentId))
  return totals ?? { attempts: 0, correct: 0, questions: 0 }
}
