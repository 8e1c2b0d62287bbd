import type { SessionInfo } from '@lectern/contract/account-settings'
import type { AccountServices } from './account-services.ts'
import { browserName } from './browser-name.ts'
import { listRunningSessions, type SessionRow } from './session-store.ts'
import type { SignedIn } from './signed-in.ts'

/** Where the student is signed in, the session used last first. */
export async function listSessions(
  { clock, database }: Pick<AccountServices, 'clock' | 'database'>,
  { student, sessionId }: SignedIn,
): Promise<SessionInfo[]> {
  const sessions = await listRunningSessions(database.queries, student.id, clock.now())
  return sessions.map((session) => presentSession(session, sessionId))
}

const presentSession = (session: SessionRow, currentId: string): SessionInfo => ({
  id: session.id,
  browser: browserName(session.userAgent),
  signed_in_at: session.authenticatedAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  is_current: session.id === currentId,
})
