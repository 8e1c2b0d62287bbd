import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import type { SignedIn } from '../signed-in.ts'
import { sessions, students } from '../tables.ts'

export type SessionRow = typeof sessions.$inferSelect

/** What a request needs to know of a running session. */
export interface RunningSession extends SignedIn {
  lastSeenAt: Date
}

/** Read-only: the ledger and what is set aside of it belong to core/credits. */
const availableCredits = sql<number>`coalesce((select posted_credits - held_credits from balances
  where balances.student_id = ${students.id}), 0)`.mapWith(Number)

const isRunning = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))

const selectRunningSession = prepared((queries) =>
  queries
    .select({
      id: students.id,
      email: students.emailAsTyped,
      firstName: students.firstName,
      lastName: students.lastName,
      studyGoal: students.studyGoal,
      language: students.language,
      credits: availableCredits,
      joinedAt: students.createdAt,
      hasConsented: sql<boolean>`${students.consentedAt} is not null`,
      authenticatedAt: sessions.authenticatedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(
      and(
        eq(sessions.id, sql.param(sql.placeholder('sessionId'), sessions.id)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
      ),
    )
    .prepare(),
)

/** The session and its student in one query, or null if it has ended, has expired or never was. */
export async function findRunningSession(
  queries: Queries,
  sessionId: string,
  now: Date,
): Promise<RunningSession | null> {
  const [row] = await selectRunningSession(queries, { sessionId, now })
  if (!row) return null
  const { authenticatedAt, lastSeenAt, ...student } = row
  return { student, sessionId, authenticatedAt, lastSeenAt }
}

/** The student's sessions that have not ended or expired, the one used last first. */
export function listRunningSessions(queries: Queries, studentId: number, now: Date): Promise<SessionRow[]> {
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.studentId, studentId), isRunning(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.authenticatedAt), sessions.id)
}

/** All of the student's sessions that are kept, newest first. */
export function listSessionsOf(queries: Queries, studentId: number): Promise<SessionRow[]> {
  return queries
    .select()
    .from(sessions)
    .where(eq(sessions.studentId, studentId))
    .orderBy(desc(sessions.authenticatedAt))
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** A running session, kept from other exchanges of its refresh tokens until the transaction ends. */
export async function lockRunningSession(tx: Transaction, sessionId: string, now: Date): Promise<SessionRow | null> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isRunning(now)))
    .for('update')
  return session ?? null
}

type SessionChange = Pick<SessionRow, 'refreshGeneration' | 'refreshedAt' | 'expiresAt'>

export async function changeSession(tx: Transaction, sessionId: string, change: SessionChange): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, sessionId))
}

/** Notes that the session was used, unless somebody has since `before`. */
export async function noteSeen(tx: Transaction, sessionId: string, now: Date, before: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, before)))
}

/** Ends sessions at once: their cookies, access tokens and refresh tokens are taken no more. */
export async function endSessions(tx: Transaction, sessionIds: readonly string[], now: Date): Promise<void> {
  if (!sessionIds.length) return
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.endedAt)))
}

/** Ends the student's session `sessionId`; false where they have none that runs. */
export async function endSessionOf(tx: Transaction, studentId: number, sessionId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.studentId, studentId), isRunning(now)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all of the student's sessions, or all but one. */
export async function endSessionsOf(
  tx: Transaction,
  studentId: number,
  now: Date,
  { except }: { except?: string } = {},
): Promise<void> {
  const isMeant = and(
    eq(sessions.studentId, studentId),
    isNull(sessions.endedAt),
    except ? ne(sessions.id, except) : undefined,
  )
  await tx.update(sessions).set({ endedAt: now }).where(isMeant)
}

/** Removes sessions whose time is over, however they ended. */
export async function removeExpiredSessions(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(sessions).where(lte(sessions.expiresAt, now))
}
