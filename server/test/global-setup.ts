import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { ensurePrograms } from '../build/ensure-programs.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { embeddedDatabaseOf } from '../src/platform/database/open-embedded.ts'
import { openServerDatabase } from '../src/platform/database/open-server.ts'
import { installQueue } from '../src/platform/queue/connect-boss.ts'
import { writeImage } from './databases/embedded-image.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The real PostgreSQL's maintenance database. */
    postgresUrl: string
    /** Folder of an embedded database, migrated and empty. */
    embeddedTemplate: string
    /** The embedded template as an image, for databases in memory. */
    embeddedImage: string
    /** Where tests may write; it goes when the run ends, however it ends. */
    scratchFolder: string
  }
}

interface Templates {
  provided: Pick<ProvidedContext, 'postgresUrl' | 'embeddedTemplate' | 'embeddedImage' | 'scratchFolder'>
  stop(): Promise<void>
}

/** Those of this run, and how many of its projects still need them: each project loads this file anew. */
const run = process as typeof process & { lecternTemplates: { made: Promise<Templates>; users: number } | undefined }

/** Makes, once for all test files, a migrated template of each database; a test file clones one in a fifth of a second. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  run.lecternTemplates ??= { made: makeTemplates(), users: 0 }
  const templates = run.lecternTemplates
  templates.users += 1
  const { provided, stop } = await templates.made
  for (const [name, value] of Object.entries(provided)) project.provide(name as keyof typeof provided, value)
  return async () => {
    templates.users -= 1
    if (templates.users > 0) return
    run.lecternTemplates = undefined
    await stop()
  }
}

async function makeTemplates(): Promise<Templates> {
  const [postgres] = await Promise.all([startPostgres(), ensurePrograms()])
  const { url: postgresUrl, scratchFolder, stop } = postgres
  const embeddedTemplate = join(scratchFolder, 'embedded-template')
  const embeddedImage = `${embeddedTemplate}.image`
  await Promise.all([makeServerTemplate(postgresUrl), makeEmbeddedTemplate(embeddedTemplate, embeddedImage)])
  return { provided: { postgresUrl, embeddedTemplate, embeddedImage, scratchFolder }, stop: () => stop() }
}

async function makeServerTemplate(postgresUrl: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query('create database template_lectern')
  const templateUrl = Object.assign(new URL(postgresUrl), { pathname: '/template_lectern' }).href
  await migrateAndClose(openServerDatabase(templateUrl, () => {}))
  await client.query('alter database template_lectern is_template true allow_connections false')
  await client.end()
}

async function makeEmbeddedTemplate(folder: string, image: string): Promise<void> {
  const pglite = await PGlite.create(folder)
  await migrateAndClose(
    embeddedDatabaseOf(pglite, null, async () => {
      await dropOtherDatabases(pglite)
      await dropLog(pglite)
      await pglite.close()
    }),
  )
  await writeImage(folder, image)
}

/** Two thirds of the files of a cluster are databases that nobody connects to; each clone would unpack them. */
async function dropOtherDatabases(pglite: PGlite): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await pglite.exec(`alter database ${name} is_template false`)
    await pglite.exec(`drop database ${name}`)
  }
}

/** What was logged of all migrations is a third of a cluster; nothing is recovered from it after a clean end. */
async function dropLog(pglite: PGlite): Promise<void> {
  await pglite.exec('set wal_recycle = off')
  await pglite.exec('select pg_switch_wal()')
  await pglite.exec('checkpoint')
}

async function migrateAndClose(database: OpenDatabase): Promise<void> {
  await migrate(database)
  await installQueue(database)
  await database.close()
}
