import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/database/migrate.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { presentEmbedded } from '../src/platform/database/open-embedded.ts'
import { openServerDatabase } from '../src/platform/database/open-server.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The real PostgreSQL's maintenance database. */
    postgresUrl: string
    /** Folder of an embedded database, migrated and empty; clones may stand beside it. */
    embeddedTemplate: string
  }
}

/** Makes, once for all test files, a migrated template of each database; a test file clones one in a tenth of a second. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [postgres, embeddedTemplate] = await Promise.all([preparePostgres(), prepareEmbedded(folder)])
  project.provide('postgresUrl', postgres.url)
  project.provide('embeddedTemplate', embeddedTemplate)
  return async () => {
    await Promise.all([postgres.stop(), rm(folder, { recursive: true, force: true })])
  }
}

async function preparePostgres() {
  const postgres = await startPostgres()
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database template_lectern')
  const templateUrl = Object.assign(new URL(postgres.url), { pathname: '/template_lectern' }).href
  await migrateAndClose(openServerDatabase(templateUrl, () => {}))
  await client.query('alter database template_lectern is_template true allow_connections false')
  await client.end()
  return postgres
}

async function prepareEmbedded(folder: string): Promise<string> {
  const template = join(folder, 'template')
  await migrateAndClose(presentEmbedded(await PGlite.create(template), null))
  return template
}

async function migrateAndClose(database: OpenDatabase): Promise<void> {
  await migrate(database)
  await database.close()
}
