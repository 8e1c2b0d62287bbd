import { ACCOUNT_TEXTS, REFRESH_GRACE_SECONDS, REFRESH_TOKEN_SECONDS } from '@lectern/domain/accounts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { AccountServices } from '../account-services.ts'
import { changeSession, endSessions, lockRunningSession, type SessionRow } from './session-store.ts'
import type { RefreshToken } from './session-tokens.ts'

export interface RefreshedTokens {
  accessToken: string
  refreshToken: string
  sessionId: string
}

/**
 * Exchanges a refresh token for the next of its family (requirements/accounts.md#sessions). For 30 s its immediate
 * parent gets the same answer, for the tab that asked at the same time and the answer that was lost on the way; an
 * older one has been copied, so the whole family ends.
 * @throws Problem `unauthenticated`
 */
export async function refreshTokens(services: AccountServices, token: string): Promise<RefreshedTokens> {
  const { database, tokens } = services
  const given = tokens.readRefresh(token)
  // A family that ends must stay ended: the refusal is thrown once that has been committed.
  const session = given && (await database.transaction((tx) => exchange(services, tx, given)))
  if (!session) throw new Problem('unauthenticated', ACCOUNT_TEXTS.sessionEnded)
  return {
    sessionId: session.id,
    accessToken: tokens.signAccess(session.studentId, session.id),
    refreshToken: tokens.signRefresh({ sessionId: session.id, generation: session.refreshGeneration }),
  }
}

/** The session as it is after the exchange, or null if there is none any more. */
async function exchange(
  { clock }: Pick<AccountServices, 'clock'>,
  tx: Transaction,
  given: RefreshToken,
): Promise<SessionRow | null> {
  const now = clock.now()
  const session = await lockRunningSession(tx, given.sessionId, now)
  if (!session) return null
  const refreshGeneration = nextGeneration(given, session, now)
  if (refreshGeneration === null) {
    await endSessions(tx, [session.id], now)
    return null
  }
  if (refreshGeneration === session.refreshGeneration) return session
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000)
  await changeSession(tx, session.id, { refreshGeneration, refreshedAt: now, expiresAt })
  return { ...session, refreshGeneration }
}

/** The generation that `given` is exchanged for, or null if it was used before and its grace is over. */
function nextGeneration({ generation }: RefreshToken, session: SessionRow, now: Date): number | null {
  if (generation === session.refreshGeneration) return generation + 1
  const graceEndsAt = session.refreshedAt.getTime() + REFRESH_GRACE_SECONDS * 1000
  const isParent = generation === session.refreshGeneration - 1
  return isParent && now.getTime() < graceEndsAt ? session.refreshGeneration : null
}
