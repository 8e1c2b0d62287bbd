import { ACCOUNT_TEXTS, FRESH_LOGIN_SECONDS } from '@lectern/domain/accounts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Problem } from '../../../problem.ts'
import type { SignedIn } from '../signed-in.ts'

/**
 * Whoever finds an open browser must not take the account over or away (requirements/accounts.md#fresh-login).
 * @throws Problem `reauth_required` unless this session began, by code or password, in the last 10 minutes
 */
export function requireFreshLogin(clock: Clock, { authenticatedAt }: Pick<SignedIn, 'authenticatedAt'>): void {
  const ageMs = clock.now().getTime() - authenticatedAt.getTime()
  if (ageMs > FRESH_LOGIN_SECONDS * 1000) throw new Problem('reauth_required', ACCOUNT_TEXTS.reauthRequired)
}
