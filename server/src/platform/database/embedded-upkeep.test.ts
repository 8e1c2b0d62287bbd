import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filledDataDir } from '../../../test/filled-data-dir.ts'
import { checkpointIfDue, vacuumTables } from './embedded-upkeep.ts'
import { openEmbeddedDatabase } from './open-embedded.ts'

test('With upkeep, a table written over and over keeps its size, and so does the log', async () => {
  const dataDir = await filledDataDir()
  const database = await openEmbeddedDatabase(dataDir, fail)
  const { pglite } = database
  await pglite.exec(`create table scribbles as select n, repeat('x', 500) as text from generate_series(1, 20000) n`)
  let checkpointedAt = '0/0'
  for (let round = 0; round < 10; round += 1) {
    await pglite.exec(`update scribbles set text = repeat('${round}', 500)`)
    await pglite.exec('select pg_stat_force_next_flush()')
    await vacuumTables(pglite)
    checkpointedAt = await checkpointIfDue(pglite, checkpointedAt)
  }
  const { rows } = await pglite.query<{ bytes: number }>(`select pg_relation_size('scribbles')::int as bytes`)
  const logFiles = await readdir(join(dataDir, 'database/pg_wal'))
  await database.close()
  // Each round writes another 11 MB to the table, and more than one file of 16 MB to the log.
  expect(rows[0]?.bytes).toBeLessThan(2.2 * 11_000_000)
  expect(logFiles.length).toBeLessThan(8)
})

test('A table that was not written is left alone, and so is a short log', async () => {
  const database = await openEmbeddedDatabase(await filledDataDir(), fail)
  const { pglite } = database
  await vacuumTables(pglite)
  const { rows } = await pglite.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
  const now = rows[0]?.lsn ?? ''
  expect(await checkpointIfDue(pglite, now)).toBe(now)
  await vacuumTables(pglite)
  const after = await pglite.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
  expect(after.rows[0]?.lsn).toBe(now)
  await database.close()
})

function fail(error: Error): never {
  throw error
}
