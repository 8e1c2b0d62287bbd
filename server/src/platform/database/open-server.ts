import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './database.ts'
import { ServerPool } from './server-pool.ts'
import { refuseInsideTransaction, runInsideTransaction } from './transaction-guard.ts'
import { WaitingLine } from './waiting-line.ts'

/** A PostgreSQL server that several processes may share. */
export interface ServerDatabase extends Database {
  readonly kind: 'server'
  readonly url: string
}

export const MOST_CONNECTIONS = 10
/** No request waits longer than this for a free connection; beyond it the answer is an error, not a queue. */
const CONNECT_LIMIT_MS = 10_000
/** Longer statements are mistakes; migrations run on a client of their own, without this limit. */
const STATEMENT_LIMIT_MS = 30_000
/** A process that hangs in a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 60_000

/**
 * Connects to the server at `url`, on demand.
 * @param onConnectionLost told of an idle connection that broke; the next query opens another
 */
export function openServerDatabase(url: string, onConnectionLost: (error: Error) => void): ServerDatabase {
  const line = new WaitingLine()
  const pool = new ServerPool(
    {
      connectionString: url,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
      application_name: 'lectern',
    },
    line,
  )
  pool.on('error', onConnectionLost)
  const connection = drizzle({ client: pool })
  return {
    kind: 'server',
    url,
    get queries() {
      refuseInsideTransaction()
      return connection
    },
    async transaction(work) {
      refuseInsideTransaction()
      return connection.transaction((tx) => runInsideTransaction(() => work(tx)))
    },
    isStarved: () => line.isStarved(),
    close: () => pool.end(),
  }
}
