import { randomUUID } from 'node:crypto'
import { REFRESH_TOKEN_SECONDS } from '@lectern/domain/accounts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { AccountServices } from '../account-services.ts'
import type { Student } from '../signed-in.ts'
import { endSessions, findRunningSession, insertSession } from './session-store.ts'

/** Where a login comes from. */
export interface LoginOrigin {
  clientAddress: string
  userAgent: string
  /** The session that this browser's cookie names, which the new one replaces. */
  sessionCookie: string | null
}

/** A student who has just signed in, and what their browser gets. */
export interface OpenedSession {
  student: Student
  accessToken: string
  refreshToken: string
  cookie: string
}

/**
 * Opens a session for a student who has just proved who they are. Its id is new, whatever the browser came with, and the
 * session that the browser held before ends: nobody can plant one, and none is left behind.
 */
export async function openSession(
  { clock, tokens }: Pick<AccountServices, 'clock' | 'tokens'>,
  tx: Transaction,
  studentId: number,
  { userAgent, sessionCookie }: Omit<LoginOrigin, 'clientAddress'>,
): Promise<OpenedSession> {
  const now = clock.now()
  const replaced = sessionCookie && tokens.readCookie(sessionCookie)
  if (replaced) await endSessions(tx, [replaced], now)
  const sessionId = randomUUID()
  await insertSession(tx, {
    id: sessionId,
    studentId,
    userAgent,
    refreshedAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
  })
  const opened = await findRunningSession(tx, sessionId, now)
  if (!opened) throw new Error('A session that was just opened is not running')
  return {
    student: opened.student,
    accessToken: tokens.signAccess(studentId, sessionId),
    refreshToken: tokens.signRefresh({ sessionId, generation: 0 }),
    cookie: tokens.signCookie(sessionId),
  }
}
