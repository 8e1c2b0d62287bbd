import type { AccountServices } from './account-services.ts'
import { removeExpiredLoginCodes } from './login/login-code-store.ts'
import { removeAccountMailsBefore } from './mails/account-mail-store.ts'
import { removeExpiredSessions } from './sessions/session-store.ts'

/** A mail that waits this long has been given up by its job. */
const MAIL_LIFETIME_MS = 24 * 3600 * 1000

/** Removes what has expired and can no longer be used: login codes, sessions, and mails that could not be sent. */
export async function sweepExpired({ clock, database }: Pick<AccountServices, 'clock' | 'database'>): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    await removeExpiredLoginCodes(tx, now)
    await removeExpiredSessions(tx, now)
    await removeAccountMailsBefore(tx, new Date(now.getTime() - MAIL_LIFETIME_MS))
  })
}
