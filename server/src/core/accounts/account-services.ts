import type { Services } from '../../services.ts'
import type { SessionTokens } from './sessions/session-tokens.ts'

/** What the use cases of this folder stand on. */
export type AccountServices = Pick<
  Services,
  'clock' | 'config' | 'credits' | 'database' | 'limits' | 'log' | 'mailer' | 'queue' | 'secrets'
> & { tokens: SessionTokens }
