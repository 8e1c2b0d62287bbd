import { DEADLINE_TOLERANCE_SECONDS, RECITE_TEXTS } from '@lectern/domain/recite'
import { and, asc, desc, eq, getColumns, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { insertedRow, requireRow } from '../../../platform/database/rows.ts'
import { Problem } from '../../../problem.ts'
import { cardAnswers, flashcardSets, flashcards, studySessions } from '../tables.ts'

export type SessionRow = typeof studySessions.$inferSelect

/** How a session can end: all of it answered or left on purpose, its time run out, or left without a single answer. */
export type Ending = 'completed' | 'expired' | 'abandoned'
export type EndedSession = SessionRow & { status: Ending }

const hasEnded = (session: SessionRow): session is EndedSession => session.status !== 'running'

/** The student's latest completed and expired sessions, newest first, with the titles of their sets. */
export function listFinishedSessions(queries: Queries, studentId: number, limit: number) {
  return queries
    .select({
      id: studySessions.id,
      setId: studySessions.setId,
      setTitle: flashcardSets.title,
      correctCount: studySessions.correctCount,
      totalCards: studySessions.totalCards,
      // The condition below leaves out those without one.
      completedAt: sql<Date>`${studySessions.completedAt}`.mapWith(studySessions.completedAt),
    })
    .from(studySessions)
    .innerJoin(flashcardSets, eq(flashcardSets.id, studySessions.setId))
    .where(and(eq(studySessions.studentId, studentId), isNotNull(studySessions.completedAt)))
    .orderBy(desc(studySessions.completedAt), desc(studySessions.id))
    .limit(limit)
}

export type FinishedSessionRow = Awaited<ReturnType<typeof listFinishedSessions>>[number]

export async function insertSession(
  tx: Transaction,
  session: Omit<typeof studySessions.$inferInsert, 'id'>,
): Promise<SessionRow> {
  return insertedRow(await tx.insert(studySessions).values(session).returning())
}

/** Sessions of the student that still take answers. */
export const isRunning = (studentId: number, now: Date) =>
  and(eq(studySessions.studentId, studentId), eq(studySessions.status, 'running'), gt(studySessions.expiresAt, now))

/** The student's sessions that still take answers, newest first, with the titles of their sets and how far they are. */
export function listRunningSessions(queries: Queries, studentId: number, now: Date, limit: number) {
  return queries
    .select({
      ...getColumns(studySessions),
      setTitle: flashcardSets.title,
      answeredCount: answerCount.mapWith(Number),
    })
    .from(studySessions)
    .innerJoin(flashcardSets, eq(flashcardSets.id, studySessions.setId))
    .where(isRunning(studentId, now))
    .orderBy(desc(studySessions.id))
    .limit(limit)
}

export type RunningSessionRow = Awaited<ReturnType<typeof listRunningSessions>>[number]

/** @throws Problem `not_found` where there is no such session, or it is another student's */
export async function requireSession(queries: Queries, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(
    await queries
      .select()
      .from(studySessions)
      .where(and(eq(studySessions.id, sessionId), eq(studySessions.studentId, studentId))),
  )
}

/**
 * Keeps other writers of this session and its set waiting until `tx` ends. Rows are locked in the order of the tables
 * here, the set first as everywhere: an answer and the deletion of its set would else wait for each other.
 * @throws Problem `not_found` where there is no such session, or it is another student's
 */
export async function lockSession(tx: Transaction, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(
    await tx
      .select(getColumns(studySessions))
      .from(flashcardSets)
      .innerJoin(studySessions, eq(studySessions.setId, flashcardSets.id))
      .where(and(eq(studySessions.id, sessionId), eq(studySessions.studentId, studentId)))
      .for('no key update'),
  )
}

/** Ends a locked session, scored from its stored answers. One that has ended stays as it ended. */
export async function finishSession(
  tx: Transaction,
  session: SessionRow,
  status: Ending,
  now: Date,
): Promise<EndedSession> {
  if (hasEnded(session)) return session
  return writeEnd(tx, session, status, now)
}

/**
 * Ends a locked session because its time ran out in front of the student. That counts even where nothing was answered, and
 * where the server took it for left meanwhile.
 */
export async function expireSession(tx: Transaction, session: SessionRow, now: Date): Promise<EndedSession> {
  if (hasEnded(session) && session.status !== 'abandoned') return session
  return writeEnd(tx, session, 'expired', now)
}

async function writeEnd(tx: Transaction, { id }: SessionRow, status: Ending, now: Date): Promise<EndedSession> {
  const [ended] = await tx
    .update(studySessions)
    .set({ status, completedAt: endOf(status, now), correctCount: correctAnswers })
    .where(eq(studySessions.id, id))
    .returning()
  if (!ended || !hasEnded(ended)) throw new Error(`Session ${id} did not end`)
  return ended
}

/** An expired session ended at its deadline, however late that is noticed. */
const endOf = (status: Ending, now: Date) =>
  ({ completed: now, expired: sql`${studySessions.expiresAt}`, abandoned: null })[status]

/** Scores a locked session that has ended anew; one that was taken for left without an answer ran out of time instead. */
export async function countLateAnswer(tx: Transaction, { id, status }: SessionRow): Promise<void> {
  const ended =
    status === 'abandoned' ? { status: 'expired' as const, completedAt: sql`${studySessions.expiresAt}` } : {}
  await tx
    .update(studySessions)
    .set({ ...ended, correctCount: correctAnswers })
    .where(eq(studySessions.id, id))
}

export const sessionEnded = () => new Problem('session_ended', RECITE_TEXTS.sessionEnded)

/**
 * Ends every session of the student whose deadline passed unseen, so that figures and history count it. One without a
 * single answer was left, and is not counted.
 */
export async function expireOverdueSessions(tx: Transaction, studentId: number, now: Date): Promise<void> {
  const latestDeadline = new Date(now.getTime() - DEADLINE_TOLERANCE_SECONDS * 1000)
  const overdue = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(
      and(
        eq(studySessions.studentId, studentId),
        eq(studySessions.status, 'running'),
        lt(studySessions.expiresAt, latestDeadline),
      ),
    )
    .orderBy(asc(studySessions.id))
    .for('no key update')
  if (overdue.length === 0) return
  await tx
    .update(studySessions)
    .set({
      status: sql`case when ${answerCount} > 0 then 'expired' else 'abandoned' end`,
      completedAt: sql`case when ${answerCount} > 0 then ${studySessions.expiresAt} end`,
      correctCount: correctAnswers,
    })
    .where(
      inArray(
        studySessions.id,
        overdue.map(({ id }) => id),
      ),
    )
}

/** Hides the sessions so far from the figures of a set and its cards. The sessions and their answers stay. */
export async function uncountSessions(tx: Transaction, setId: number): Promise<void> {
  await tx.update(studySessions).set({ isCounted: false }).where(eq(studySessions.setId, setId))
}

/** Leaves a card out of the sessions that run: their scores count neither it nor how it was answered. */
export async function withdrawCard(tx: Transaction, cardId: number): Promise<void> {
  const setId = tx.select({ setId: flashcards.setId }).from(flashcards).where(eq(flashcards.id, cardId))
  const running = await tx
    .select({ id: studySessions.id })
    .from(flashcardSets)
    .innerJoin(studySessions, eq(studySessions.setId, flashcardSets.id))
    .where(
      and(eq(flashcardSets.id, setId), eq(studySessions.status, 'running'), gte(studySessions.newestCardId, cardId)),
    )
    .for('no key update')
  if (running.length === 0) return
  const ids = running.map(({ id }) => id)
  await tx.delete(cardAnswers).where(and(eq(cardAnswers.cardId, cardId), inArray(cardAnswers.sessionId, ids)))
  await tx
    .update(studySessions)
    .set({ totalCards: sql`${studySessions.totalCards} - 1` })
    .where(inArray(studySessions.id, ids))
}

export interface NewAnswer {
  cardId: number
  isCorrect: boolean
  durationMs?: number
  answeredAt: Date
}

/**
 * Keeps the first answer of a session for a card; false where there is one already.
 * @throws Problem `not_found` where the card is not part of the session
 */
export async function insertAnswer(tx: Transaction, session: SessionRow, answer: NewAnswer): Promise<boolean> {
  const { cardId, isCorrect, durationMs = null, answeredAt } = answer
  // The card is held until the answer stands: it may be deleted at this moment.
  const kept = await tx
    .insert(cardAnswers)
    .select(
      tx
        .select({
          sessionId: sql`${session.id}::bigint`.as('session_id'),
          cardId: flashcards.id,
          isCorrect: sql`${isCorrect}::boolean`.as('is_correct'),
          durationMs: sql`${durationMs}::integer`.as('duration_ms'),
          answeredAt: sql`${answeredAt}::timestamptz`.as('answered_at'),
        })
        .from(flashcards)
        .where(isCardOf(session, cardId))
        .for('key share'),
    )
    .onConflictDoNothing()
    .returning({ id: cardAnswers.id })
  if (kept.length > 0) return true
  if ((await tx.$count(flashcards, isCardOf(session, cardId))) === 0) throw Problem.notFound()
  return false
}

export async function countAnswers(queries: Queries, sessionId: number): Promise<number> {
  return queries.$count(cardAnswers, eq(cardAnswers.sessionId, sessionId))
}

/** The answers of a session, in the order given. */
export function listAnswers(queries: Queries, sessionId: number) {
  return queries.select().from(cardAnswers).where(eq(cardAnswers.sessionId, sessionId)).orderBy(asc(cardAnswers.id))
}

const isCardOf = (session: SessionRow, cardId: number) =>
  and(eq(flashcards.id, cardId), eq(flashcards.setId, session.setId), lte(flashcards.id, session.newestCardId))

export const answerCount = sql<number>`(select count(*) from ${cardAnswers} where ${cardAnswers.sessionId} = ${studySessions.id})`
const correctAnswers = sql`(
  select count(*) from ${cardAnswers} where ${cardAnswers.sessionId} = ${studySessions.id} and ${cardAnswers.isCorrect}
)`
