import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { embeddedDatabaseOf } from '../src/platform/database/open-embedded.ts'
import { openServerDatabase } from '../src/platform/database/open-server.ts'
import { openImage } from './databases/embedded-image.ts'
import { refuseFullScans, watchStatements } from './databases/statement-plans.ts'

/** A migrated database of the caller's own; `close` removes it. */
export async function createTestDatabase(kind: Database['kind']): Promise<OpenDatabase> {
  return kind === 'embedded' ? cloneEmbedded() : openServerClone()
}

type DeclareTests = (database: () => OpenDatabase) => void

/**
 * Declares the same tests once for the embedded database and once for a real PostgreSQL, each with a database of its
 * own that all of the block's tests share.
 * @param declareTests gets a function that gives the open database, to be called inside hooks and tests
 */
export function describeOnBothDatabases(title: string, declareTests: DeclareTests): void {
  describeOnDatabase('embedded', title, declareTests)
  describeOnDatabase('server', title, declareTests)
}

/** Declares tests on one kind of database: for calls whose SQL is tested on both where it is written. */
export function describeOnDatabase(kind: Database['kind'], title: string, declareTests: DeclareTests): void {
  describe(`${title} (${kind} database)`, () => {
    let database: OpenDatabase | null = null
    beforeAll(async () => {
      database = await createTestDatabase(kind)
    })
    afterAll(() => database?.close())
    declareTests(() => {
      if (!database) throw new Error('The database is open only inside hooks and tests')
      return database
    })
  })
}

/** The address of a new migrated database on the real PostgreSQL, for tests that start processes of their own. */
export const cloneServer = () => createServerDatabase('template_lectern')

/** The address of a new database on the real PostgreSQL with nothing in it. */
export const createEmptyServer = () => createServerDatabase('template0')

/** Ends every connection to the database at `url`, and removes it. */
export async function dropServer(url: string): Promise<void> {
  await queryServer(inject('postgresUrl'), `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

/** The rows that `statement` gives on the database at `url`, over a connection of its own. */
export async function queryServer(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function createServerDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copied file by file, at an eighth of the work of writing each page to the log, from which nothing is ever recovered.
  await queryServer(inject('postgresUrl'), `create database ${name} template ${template} strategy file_copy`)
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
}

async function cloneEmbedded(): Promise<OpenDatabase> {
  const pglite = await openImage(inject('embeddedImage'))
  return embeddedDatabaseOf(pglite, null, () => pglite.close())
}

async function openServerClone(): Promise<OpenDatabase> {
  const url = await cloneServer()
  watchStatements()
  const database = openServerDatabase(url, () => {})
  const closeConnections = database.close
  // Not a spread copy: `queries` is an accessor, which must look again whenever it is read.
  return Object.defineProperty(database, 'close', {
    value: async () => {
      await closeConnections()
      await refuseFullScans(url).finally(() => dropServer(url))
    },
  })
}
