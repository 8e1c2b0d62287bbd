import type { AccountServices } from '../account-services.ts'
import type { Authenticator, Credentials, RefusedBecause } from '../signed-in.ts'
import { findRunningSession, noteSeen, type RunningSession } from './session-store.ts'

/** How exactly it is known when a session was last used; more would be a write with every request. */
const SEEN_AGAIN_AFTER_MS = 5 * 60_000

type Parts = Pick<AccountServices, 'clock' | 'database' | 'log' | 'tokens'>

/** Tells who makes a request, by one query; a session that has ended or expired is refused at once. */
export function createAuthenticator(parts: Parts): Authenticator {
  const { clock, database, tokens } = parts
  return {
    async authenticate(credentials) {
      const named = namedSession(parts, credentials)
      if (typeof named === 'string') return named
      const session = await findRunningSession(database.queries, named.sessionId, clock.now())
      if (!session) return 'unauthenticated'
      noteSeenInPassing(parts, session)
      const { student, sessionId, authenticatedAt } = session
      return { student, sessionId, authenticatedAt }
    },
    isSignedByUs: (token) => typeof tokens.readAccess(token) !== 'string',
  }
}

/**
 * The session that the credentials name; a bearer token decides where there is one
 * (requirements/accounts.md#credentials).
 */
function namedSession(
  { tokens }: Parts,
  { bearerToken, sessionCookie }: Credentials,
): { sessionId: string } | RefusedBecause {
  if (bearerToken !== null) return tokens.readAccess(bearerToken)
  const sessionId = sessionCookie === null ? null : tokens.readCookie(sessionCookie)
  return sessionId === null ? 'unauthenticated' : { sessionId }
}

/** The request does not wait for this, and does not fail with it. */
function noteSeenInPassing({ clock, database, log }: Parts, { sessionId, lastSeenAt }: RunningSession): void {
  const now = clock.now()
  const before = new Date(now.getTime() - SEEN_AGAIN_AFTER_MS)
  if (lastSeenAt >= before) return
  database
    .transaction((tx) => noteSeen(tx, sessionId, now, before))
    .catch((error: unknown) => log.warn({ err: error }, 'could not note when a session was last used'))
}
