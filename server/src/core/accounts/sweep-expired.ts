import type { AccountServices } from './account-services.ts'
import { removeExpiredLoginCodes } from './login-code-store.ts'
import { removeExpiredSessions } from './session-store.ts'

/** Removes what has expired and can no longer be used: login codes, sessions, and counts of limits. */
export async function sweepExpired({
  clock,
  database,
  limits,
}: Pick<AccountServices, 'clock' | 'database' | 'limits'>): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    await removeExpiredLoginCodes(tx, now)
    await removeExpiredSessions(tx, now)
    await limits.sweep(tx)
  })
}
