import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/open-database.ts'

/** Seconds without a sign of life after which a job's process counts as dead; the library allows no fewer. */
export const HEARTBEAT_SECONDS = 10

export const QUEUE_CONNECTIONS = 5
const SECONDS_A_DAY = 86_400

/** How often to look: a server's other processes may die at any time, the embedded database's only process cannot. */
const SUPERVISE_SECONDS = { server: 2, embedded: 10 }

/**
 * pg-boss on either database; its tables are made when they are missing.
 * @param isWorker whether this process runs jobs, and so looks after those of dead processes
 */
export function connectBoss(database: OpenDatabase, isWorker: boolean): PgBoss {
  const superviseSeconds = SUPERVISE_SECONDS[database.kind]
  return new PgBoss({
    ...connection(database),
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Neither cron expressions nor jobs that wait for other jobs are used.
    schedule: false,
    flowIntervalSeconds: SECONDS_A_DAY,
  })
}

/** Makes or updates the tables of the queue. Safe when several processes do so at once. */
export async function installQueue(database: OpenDatabase): Promise<void> {
  const boss = connectBoss(database, false)
  await boss.start()
  await boss.stop({ graceful: false })
}

function connection(database: OpenDatabase): ConstructorOptions {
  if (database.kind === 'server')
    return { connectionString: database.url, max: QUEUE_CONNECTIONS, application_name: 'lectern queue' }
  // One connection can neither rebuild an index beside itself nor have an autovacuum to watch.
  return { db: fromPglite(database.pglite), backend: 'pglite', reindex: false, monitorVacuum: false }
}
