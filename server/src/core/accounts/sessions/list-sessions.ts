import type { SessionInfo } from '@lectern/contract/accounts/account-settings'
import type { Say } from '@lectern/texts/speaker'
import type { AccountServices } from '../account-services.ts'
import type { SignedIn } from '../signed-in.ts'
import { browserName } from './browser-name.ts'
import { listRunningSessions, type SessionRow } from './session-store.ts'

/** Where the student is signed in, the session used last first. */
export async function listSessions(
  { clock, database }: Pick<AccountServices, 'clock' | 'database'>,
  { student, sessionId }: SignedIn,
  say: Say,
): Promise<SessionInfo[]> {
  const sessions = await listRunningSessions(database.queries, student.id, clock.now())
  return sessions.map((session) => presentSession(session, sessionId, say))
}

function presentSession(session: SessionRow, currentId: string, say: Say): SessionInfo {
  const name = browserName(session.userAgent)
  return {
    id: session.id,
    browser: typeof name === 'string' ? name : say(name),
    signed_in_at: session.authenticatedAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    is_current: session.id === currentId,
  }
}
