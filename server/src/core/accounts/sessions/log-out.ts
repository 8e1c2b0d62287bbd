import type { AccountServices } from '../account-services.ts'
import { endSessions } from './session-store.ts'

interface LogOutInput {
  refreshToken: string | null
  sessionCookie: string | null
  /** The session that a bearer token names, if it does. */
  sessionId: string | null
}

/** Ends every session that the caller shows to be theirs. What names none, or one that has ended, is no failure. */
export async function logOut(services: AccountServices, input: LogOutInput): Promise<void> {
  const { clock, database, tokens } = services
  const refresh = input.refreshToken === null ? null : tokens.readRefresh(input.refreshToken)
  const cookieSessionId = input.sessionCookie === null ? null : tokens.readCookie(input.sessionCookie)
  const named = new Set([input.sessionId, cookieSessionId, refresh?.sessionId])
  const sessionIds = [...named].filter((id) => typeof id === 'string')
  if (sessionIds.length) await database.transaction((tx) => endSessions(tx, sessionIds, clock.now()))
}
