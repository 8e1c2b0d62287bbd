import { Client } from 'pg'
import { installQueue } from '../../queue/connect-boss.ts'
import { MIGRATION_LOCK, migrate } from '../migrate.ts'
import { openServerDatabase } from '../open-server.ts'
import { CannotMoveError } from './cannot-move-error.ts'
import { type Ask, listMovedTables, type MovedTable } from './moved-tables.ts'
import { asTexts, migrationNames, readSession } from './sides.ts'

const OLDEST_VERSION = 150_000
const WAITS_FOR_LOCKS = '5s'
const NAME = 'lectern migrate-data'

/**
 * Has `work` fill the database at `url`, migrated and empty, in one transaction: when this rejects, or its process is
 * killed, nothing of it is there, and it can be done again. Nobody else can use the database meanwhile: a Lectern that
 * starts on it waits.
 * @throws CannotMoveError when it is not empty or in use, or no PostgreSQL that Lectern can use
 */
export async function fillTarget<Result>(
  url: string,
  work: (to: Ask, tables: readonly MovedTable[]) => Promise<Result>,
): Promise<Result> {
  await assertOurs(url)
  await prepare(url)
  return withClient(url, async (to) => {
    // What every start takes first.
    await to('select pg_advisory_lock($1)::text', [MIGRATION_LOCK])
    const tables = await listMovedTables(to)
    await to('begin')
    await lockTables(to, tables)
    await assertEmpty(to, tables)
    const result = await work(to, tables)
    await to('commit')
    return result
  })
}

/** Before anything is made in it. */
async function assertOurs(url: string): Promise<void> {
  await withClient(url, async (to) => {
    const [about] = await to(
      `select current_setting('server_version_num'), current_setting('server_version'), current_setting('server_encoding'),
        to_regclass('drizzle.__drizzle_migrations')::text,
        (select count(*) from pg_tables where schemaname in ('public', 'pgboss'))::text`,
    )
    const [number, version, encoding, migrations, tables] = about ?? []
    if (Number(number) < OLDEST_VERSION)
      throw new CannotMoveError(`The server has PostgreSQL ${version}, and Lectern needs 15`)
    if (encoding !== 'UTF8')
      throw new CannotMoveError(`The database is encoded in ${encoding}: create another with ENCODING 'UTF8'`)
    if (migrations === null && tables !== '0')
      throw new CannotMoveError('The database has tables that are not Lectern’s: create one of its own')
    const unknown = migrations ? await unknownMigration(to) : null
    if (unknown) throw new CannotMoveError(`The database was used by a newer Lectern (${unknown}): create another`)
    // An older Lectern may live there: migrating it could not be undone.
    if (migrations) await assertEmpty(to, await listMovedTables(to))
  })
}

async function unknownMigration(to: Ask): Promise<string | null> {
  const names = await migrationNames()
  const applied = await to('select name::text from drizzle.__drizzle_migrations')
  return applied.map(([name]) => name ?? '').find((name) => !names.includes(name)) ?? null
}

async function prepare(url: string): Promise<void> {
  const database = openServerDatabase(url, () => {})
  try {
    await migrate(database)
    await installQueue(database)
  } finally {
    await database.close()
  }
}

async function lockTables(to: Ask, tables: readonly MovedTable[]): Promise<void> {
  await to(`set local lock_timeout = '${WAITS_FOR_LOCKS}'`)
  try {
    await to(`lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`)
  } catch (error) {
    throw new CannotMoveError(`Somebody else works in the database: ${(error as Error).message}`)
  }
}

async function assertEmpty(to: Ask, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables) {
    const [row] = await to(`select 1::text from ${name} limit 1`)
    if (row) throw new CannotMoveError(`The database is not empty: ${name} has rows. Create another`)
  }
}

/** A connection without the limits of requests. Whatever was not committed when it ends is undone. */
async function withClient<Result>(url: string, work: (to: Ask) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: NAME, keepAlive: true })
  // A connection that breaks fails the statement under way, or the next.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new CannotMoveError(`The database does not answer: ${(error as Error).message}`)
  }
  try {
    const to = asTexts(async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows)
    await readSession(to)
    return await work(to)
  } finally {
    await client.end()
  }
}
