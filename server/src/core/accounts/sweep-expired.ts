import type { AccountServices } from './account-services.ts'
import { removeExpiredLoginCodes } from './login-code-store.ts'
import { removeExpiredSessions } from './session-store.ts'

/** Removes what has expired and can no longer be used: login codes and sessions. */
export async function sweepExpired({ clock, database }: Pick<AccountServices, 'clock' | 'database'>): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    await removeExpiredLoginCodes(tx, now)
    await removeExpiredSessions(tx, now)
  })
}
