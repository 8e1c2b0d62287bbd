import { join } from 'node:path'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import type { OpenDatabase } from './open-database.ts'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations')
/** Any number will do, as long as every Lectern takes the same and nothing else does. */
export const MIGRATION_LOCK = 5_328_637_801

/** Brings the schema up to date. Safe when several processes do so at once: the first migrates, the others wait. */
export async function migrate(database: OpenDatabase, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  if (database.kind === 'server') return migrateOwnClient(database.url, migrationsFolder)
  await migrateEmbedded(drizzleEmbedded({ client: database.pglite }), { migrationsFolder })
}

/** drizzle checks and migrates without a lock, and a pool could give it and the lock different connections. */
async function migrateOwnClient(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'lectern migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateServer(drizzleServer({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
