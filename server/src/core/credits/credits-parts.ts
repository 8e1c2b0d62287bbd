import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'

/** What the ledger's use cases stand on. */
export interface CreditsParts {
  database: Database
  clock: Clock
  log: Pick<Logger, 'warn' | 'error'>
  /** How long a hold outlives its worker. */
  leaseSeconds: number
  /** How long a repeat waits for the first call's answer. */
  waitSeconds: number
}
