import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'
import { filledDataDir } from '../../../test/filled-data-dir.ts'
import { runProgram } from '../../../test/run-program.ts'
import { ConfigError } from '../../settings/config.ts'
import { openEmbeddedDatabase } from './open-embedded.ts'

test('Rows are there after closing and opening again, in a folder that only its user can read', async () => {
  const dataDir = join(await emptyFolder(), 'data')
  // What an attempt left that was cut short.
  await mkdir(join(dataDir, 'database.new-abcDE1', 'base'), { recursive: true, mode: 0o700 })
  await mkdir(join(dataDir, 'database.new', 'base'), { recursive: true })
  // What an operator keeps beside it.
  const kept = ['database.new-copy', 'database.new-copy-2', 'database.newer']
  for (const name of kept) await mkdir(join(dataDir, name))
  const first = await openEmbeddedDatabase(dataDir, () => {})
  await first.transaction((tx) => tx.execute(sql`create table marks as select 1 as mark`))
  await first.close()
  const second = await openEmbeddedDatabase(dataDir, () => {})
  expect((await second.pglite.query('select mark from marks')).rows).toEqual([{ mark: 1 }])
  await second.close()
  for (const folder of [dataDir, join(dataDir, 'database')]) {
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  }
  expect((await readdir(dataDir)).filter((name) => name.startsWith('database')).sort()).toEqual(['database', ...kept])
})

test('A database is made no further once nobody waits for it', async () => {
  const folder = await emptyFolder()
  const maker = fork(new URL('./make-embedded-program.ts', import.meta.url), [folder], { execArgv: ['--liftoff-only'] })
  const ended = once(maker, 'exit')
  maker.disconnect()
  expect(await ended).toEqual([1, null])
})

test('A data folder in use is refused with one line that names it', async () => {
  const dataDir = await filledDataDir()
  const database = await openEmbeddedDatabase(dataDir, () => {})
  const refusal = await openEmbeddedDatabase(dataDir, () => {}).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect((refusal as ConfigError).message).toContain(dataDir)
  await database.close()
})

test('No acknowledged commit is lost when the process is killed', async () => {
  const dataDir = await filledDataDir()
  const program = runProgram('commit-until-killed', dataDir)
  while (Number(await program.nextLine()) < 50) {}
  program.process.kill('SIGKILL')
  await program.ended
  const database = await openEmbeddedDatabase(dataDir, () => {})
  const { rows } = await database.pglite.query<{ marks: number; last: number }>(
    'select count(*)::int as marks, max(mark) as last from marks',
  )
  expect(rows[0]?.marks).toBeGreaterThanOrEqual(50)
  expect(rows[0]?.marks).toBe(rows[0]?.last)
  await database.close()
})

test('Each commit flushes the log to disk', async () => {
  const database = await openEmbeddedDatabase(await filledDataDir(), () => {})
  await database.transaction((tx) => tx.execute(sql`create table marks (mark int)`))
  const files = database.pglite.fs as unknown as { flushes: number }
  const flushesBefore = files.flushes
  for (let mark = 0; mark < 10; mark += 1)
    await database.transaction((tx) => tx.execute(sql`insert into marks values (${mark})`))
  expect(files.flushes - flushesBefore).toBeGreaterThanOrEqual(10)
  await database.close()
})

test('A commit that the disk did not take stops the process', async () => {
  const program = runProgram('commit-on-failing-disk', await filledDataDir())
  await expect(program.nextLine()).rejects.toThrow('The embedded database had to stop')
  expect(await program.ended).toBe(70)
})
