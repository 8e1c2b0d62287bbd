import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { MIGRATIONS_FOLDER, migrate } from '../src/platform/database/migrate.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { embeddedDatabaseOf } from '../src/platform/database/open-embedded.ts'
import { openServerDatabase } from '../src/platform/database/open-server.ts'
import { material } from './material.ts'
import { createEmptyServer, dropServer } from './test-database.ts'

/** The last migration of the version that wrote the data. */
const LAST_OF = { '0.1.0': '20261122125907_account_mail_language' } as const

/**
 * A database as that version left it: its schema, and rows that its own use cases wrote (paid work that was done, failed,
 * cancelled, interrupted and in progress, payments, corrections). Not migrated any further; `close` removes it.
 */
export async function earlierDatabase(
  kind: Database['kind'],
  version: keyof typeof LAST_OF,
): Promise<OpenDatabase & { rows: Record<string, Record<string, unknown>[]> }> {
  const folder = mkdtempSync(join(inject('scratchFolder'), 'earlier-'))
  const known = readdirSync(MIGRATIONS_FOLDER).filter((name) => name <= LAST_OF[version])
  for (const name of known) cpSync(join(MIGRATIONS_FOLDER, name), join(folder, name), { recursive: true })
  const database = kind === 'embedded' ? await openEmbedded() : await openServer()
  await migrate(database, folder)
  const rows = JSON.parse(readFileSync(material(`database/${version}.json`), 'utf8'))
  await database.transaction(async (tx) => {
    // In whatever order: the rows are whole.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [table, values] of Object.entries(rows))
      await tx.execute(
        sql`insert into ${sql.identifier(table)} overriding system value
          select * from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(values)}::json)`,
      )
    for (const [table, values] of Object.entries(rows))
      if (typeof (values as { id?: unknown }[])[0]?.id === 'number')
        await tx.execute(
          sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)}`,
        )
  })
  return Object.assign(database, { rows })
}

async function openEmbedded(): Promise<OpenDatabase> {
  const pglite = await PGlite.create()
  return embeddedDatabaseOf(pglite, null, () => pglite.close())
}

async function openServer(): Promise<OpenDatabase> {
  const url = await createEmptyServer()
  const database = openServerDatabase(url, () => {})
  const closeConnections = database.close
  return Object.defineProperty(database, 'close', {
    value: async () => {
      await closeConnections()
      await dropServer(url)
    },
  })
}
