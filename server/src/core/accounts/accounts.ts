import type { Services } from '../../services.ts'
import { createAuthenticator } from './authenticate.ts'
import { createSessionTokens } from './session-tokens.ts'
import type { Authenticator } from './signed-in.ts'

/** What every request asks of accounts. */
export type Accounts = Authenticator

export const createAccounts = (parts: Pick<Services, 'clock' | 'database' | 'log' | 'secrets'>): Accounts =>
  createAuthenticator({ ...parts, tokens: createSessionTokens(parts.secrets, parts.clock) })
