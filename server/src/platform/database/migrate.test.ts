import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'
import { runProgram } from '../../../test/run-program.ts'
import { createEmptyServer, dropServer, queryServer } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openEmbeddedDatabase } from './open-embedded.ts'

const migrationCount = async () => {
  const entries = await readdir(join(import.meta.dirname, '../../../migrations'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).length
}

test('Three processes that start at once on an empty server all find it migrated, once', async () => {
  const url = await createEmptyServer()
  onTestFinished(() => dropServer(url))
  const programs = Array.from({ length: 3 }, () => runProgram('migrate', url))
  const codes = await Promise.all(programs.map((program) => program.ended))
  expect(programs.map((program) => program.errors())).toEqual(['', '', ''])
  expect(codes).toEqual([0, 0, 0])
  const rows = await queryServer(url, 'select name from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(await migrationCount())
})

test('The embedded database is migrated once, however often it is opened', async () => {
  const dataDir = await emptyFolder()
  for (let turn = 0; turn < 2; turn += 1) {
    const database = await openEmbeddedDatabase(dataDir, () => {})
    await migrate(database)
    const { rows } = await database.pglite.query('select name from drizzle.__drizzle_migrations')
    expect(rows).toHaveLength(await migrationCount())
    await database.close()
  }
})
