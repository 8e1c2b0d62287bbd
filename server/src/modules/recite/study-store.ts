import { DEADLINE_TOLERANCE_SECONDS, RECITE_TEXTS } from '@lectern/domain/recite'
import { and, asc, desc, eq, getColumns, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { insertedRow, requireRow } from '../../platform/database/rows.ts'
import { Problem } from '../../problem.ts'
import { cardAnswers, flashcardSets, flashcards, studySessions } from './tables.ts'

export type SessionRow = typeof studySessions.$inferSelect

/** A session that ran to an end: completed, or expired. */
export type FinishedSession = SessionRow & { status: 'completed' | 'expired'; completedAt: Date }

const isFinished = (session: SessionRow): session is FinishedSession => session.completedAt !== null

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

/** Starts a session on a locked set, in place of one that still runs there. */
export async function insertSession(
  tx: Transaction,
  session: Omit<typeof studySessions.$inferInsert, 'id'>,
): Promise<SessionRow> {
  await tx
    .update(studySessions)
    .set({ status: 'abandoned' })
    .where(and(eq(studySessions.setId, session.setId), eq(studySessions.status, 'running')))
  return insertedRow(await tx.insert(studySessions).values(session).returning())
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

/**
 * Ends a locked session, scored from its stored answers; what was not answered is incorrect. One that has ended
 * stays as it ended.
 * @throws Problem `session_ended` where it was abandoned for a newer one
 */
export async function finishSession(
  tx: Transaction,
  session: SessionRow,
  status: 'completed' | 'expired',
  now: Date,
): Promise<FinishedSession> {
  if (isFinished(session)) return session
  if (session.status === 'abandoned') throw sessionEnded()
  const [finished] = await writeEnd(tx, [session], status, now)
  if (!finished || !isFinished(finished)) throw new Error(`Session ${session.id} did not end`)
  return finished
}

/** An expired session ended at its deadline, however late that is noticed. */
function writeEnd(tx: Transaction, sessions: SessionRow[], status: 'completed' | 'expired', now: Date) {
  const ids = sessions.map(({ id }) => id)
  const completedAt = status === 'expired' ? sql`${studySessions.expiresAt}` : now
  return tx
    .update(studySessions)
    .set({ status, completedAt, correctCount: correctAnswers })
    .where(inArray(studySessions.id, ids))
    .returning()
}

export const sessionEnded = () => new Problem('session_ended', RECITE_TEXTS.sessionEnded)

/** Ends every session of the student whose deadline passed unseen, so that figures and history count it. */
export async function expireOverdueSessions(tx: Transaction, studentId: number, now: Date): Promise<void> {
  const latestDeadline = new Date(now.getTime() - DEADLINE_TOLERANCE_SECONDS * 1000)
  const overdue = await tx
    .select()
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
  if (overdue.length > 0) await writeEnd(tx, overdue, 'expired', now)
}

/** Hides the sessions so far from the figures of a set and its cards. The sessions and their answers stay. */
export async function uncountSessions(tx: Transaction, setId: number): Promise<void> {
  await tx.update(studySessions).set({ isCounted: false }).where(eq(studySessions.setId, setId))
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

const isCardOf = (session: SessionRow, cardId: number) =>
  and(eq(flashcards.id, cardId), eq(flashcards.setId, session.setId), lte(flashcards.id, session.newestCardId))

const correctAnswers = sql`(
  select count(*) from ${cardAnswers} where ${cardAnswers.sessionId} = ${studySessions.id} and ${cardAnswers.isCorrect}
)`
