import type { PGlite } from '@electric-sql/pglite'

export interface Upkeep {
  /** Resolves once nothing of it is under way. */
  stop(): Promise<void>
}

const EVERY_SECONDS = 60
/** What a start after a crash has to read again, at most; about a second's work. */
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024

/** A table is vacuumed when this many of its rows are dead: PostgreSQL's own rule and numbers. */
const TABLES_TO_VACUUM = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

/**
 * Does now and then what a PostgreSQL server does beside its clients. PGlite is PostgreSQL's single-user mode, which
 * has neither a checkpointer nor autovacuum: left alone, its log grows for as long as it runs, and so do its tables.
 * @param onError told of a failure; the next turn tries again
 */
export function keepUp(pglite: PGlite, onError: (error: Error) => void): Upkeep {
  let checkpointedAt = '0/0'
  let underWay = Promise.resolve()
  const turn = async () => {
    try {
      await vacuumTables(pglite)
      checkpointedAt = await checkpointIfDue(pglite, checkpointedAt)
    } catch (error) {
      onError(error as Error)
    }
  }
  const timer = setInterval(() => {
    underWay = underWay.then(turn)
  }, EVERY_SECONDS * 1000).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

/** Vacuums the tables that need it, one by one, so that other queries come in between. */
export async function vacuumTables(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(TABLES_TO_VACUUM)
  for (const { name } of rows) await pglite.exec(`vacuum (analyze) ${name}`)
}

/** Returns the position in the log up to which everything stands in the tables' files. */
export async function checkpointIfDue(pglite: PGlite, checkpointedAt: string): Promise<string> {
  const { rows } = await pglite.query<{ position: string; written: string }>(
    'select pg_current_wal_lsn() as position, pg_wal_lsn_diff(pg_current_wal_lsn(), $1) as written',
    [checkpointedAt],
  )
  const [log] = rows
  if (!log || Number(log.written) < CHECKPOINT_AFTER_BYTES) return checkpointedAt
  await pglite.exec('checkpoint')
  return log.position
}
