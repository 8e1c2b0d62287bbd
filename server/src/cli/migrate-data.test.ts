import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../test/files/empty-folder.ts'
import { filledDataDir } from '../../test/filled-data-dir.ts'
import { startS3PeerWithKeys } from '../../test/peers/s3-peer.ts'
import { cloneServer, createEmptyServer, dropServer, queryServer } from '../../test/test-database.ts'
import { runCommand } from '../cli.ts'
import { copyTable } from '../platform/database/moving/copy-table.ts'
import { openEmbeddedDatabase } from '../platform/database/open-embedded.ts'
import { copyFiles } from '../platform/files/copy-files.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'

afterEach(() => vi.unstubAllEnvs())

const STUDENTS = 2500
/** Together more than one batch takes. */
const LONG_TEXTS = 3
const LONG_TEXT_CHARACTERS = 2_000_000
const AWKWARD = `${String.raw`{"a,b", \ 'NULL' 細胞 "`}\n\t`

/** What PGlite's session would not say as a server's: text that needs quoting, lists, numbers, JSON, moments, jobs. */
const ROWS = `
  set timezone = 'Asia/Hong_Kong';
  insert into students (email, email_as_typed, first_name, last_name, study_goal)
    select n || '@example.org', n || '@Example.org', 'Mei', case when n % 2 = 0 then $q$${AWKWARD}$q$ else 'NULL' end, ''
    from generate_series(1, ${STUDENTS}) n;
  delete from students where id = ${STUDENTS};
  insert into balances (student_id, posted_credits) select id, 20 from students;
  insert into ledger_entries (student_id, kind, amount_credits, balance_after_credits, reference, reason, created_at)
    select id, 'welcome', 20, 20, 'welcome', '{"id":  "a", "of": ["\\u0000", "\\ud800"]}', '2026-03-08 02:30:00.123+08' from students;
  insert into review_settings (student_id, retention, new_per_day, reviews_per_day, weights)
    select id, 0.1::float8 + 0.2::float8 * id, 5, 5, '[0.30000000000000004, 1e-7]' from students;
  insert into materials (student_id, name, title, text, content_hash, words, page_starts, size_bytes, source_module, created_at)
    select n, 'long.txt', null, repeat(chr(64 + n), ${LONG_TEXT_CHARACTERS}), n, 1, array[0, 7, n], 9, 'library', now()
    from generate_series(1, ${LONG_TEXTS}) n;
  select pgboss.create_queue('z', '{"policy": "standard"}'), pgboss.create_queue('a', '{"policy": "standard", "deadLetter": "z"}');
  insert into pgboss.job (name, data) values ('a', '{"to": "do"}');
  reset timezone;`

async function filledInstallation(): Promise<string> {
  const dataDir = await filledDataDir()
  await onSource(dataDir, (exec) => exec(ROWS))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', '')
  return dataDir
}

async function onSource(dataDir: string, work: (exec: (statement: string) => Promise<unknown>) => Promise<unknown>) {
  const { pglite, close } = await openEmbeddedDatabase(dataDir, () => {})
  try {
    await work((statement) => pglite.exec(statement))
  } finally {
    await close()
  }
}

async function target(make: () => Promise<string> = createEmptyServer): Promise<string> {
  const url = await make()
  onTestFinished(() => dropServer(url))
  return url
}

async function migrateData(...args: string[]) {
  const lines: string[] = []
  const errors: string[] = []
  const output = { log: (line: string) => lines.push(line), error: (line: string) => errors.push(line) }
  const exitCode = await runCommand(['migrate-data', ...args], output)
  return { exitCode, out: lines.join('\n'), errors: errors.join('\n') }
}

const firstRow = async (url: string, statement: string) => (await queryServer(url, statement))[0]

/** What of the rows can be told of a server, by itself. */
const summaryOf = (url: string) =>
  firstRow(
    url,
    `select (select count(*)::int from students) as students, (select max(id)::int from students) as last,
      (select last_name from students where id = 2) as awkward, (select last_name from students where id = 1) as word,
      (select sum(amount_credits)::int from ledger_entries) as credits,
      (select reason::text from ledger_entries limit 1) as reason,
      (select created_at from ledger_entries limit 1) as moment,
      (select retention from review_settings where student_id = 1) as retention,
      (select sum(length(text))::int from materials) as characters,
      (select page_starts from materials where content_hash = '3') as starts,
      (select title is null from materials limit 1) as untitled,
      (select data from pgboss.job) as job, (select dead_letter from pgboss.queue where name = 'a') as letters`,
  )
const ALL = {
  students: STUDENTS - 1,
  last: STUDENTS - 1,
  awkward: AWKWARD,
  word: 'NULL',
  credits: 20 * (STUDENTS - 1),
  reason: String.raw`{"id":  "a", "of": ["\u0000", "\ud800"]}`,
  moment: new Date('2026-03-07T18:30:00.123Z'),
  retention: 0.1 + 0.2,
  characters: LONG_TEXTS * LONG_TEXT_CHARACTERS,
  starts: [0, 7, 3],
  untitled: true,
  job: { to: 'do' },
  letters: 'z',
}

test('lectern migrate-data moves rows, numbers, jobs and files, and says what it compared', async () => {
  const dataDir = await filledInstallation()
  const key = 'students/1/a-file'
  await mkdir(join(dataDir, 'files/students/1'), { recursive: true })
  await writeFile(join(dataDir, 'files', key), AWKWARD)
  // An operator moved students to a larger disk, and systems left files of their own.
  const elsewhere = await emptyFolder()
  await writeFile(join(elsewhere, 'b-file'), 'b')
  await symlink(elsewhere, join(dataDir, 'files/students/2'))
  await symlink(join(elsewhere, 'b-file'), join(dataDir, 'files/students/1/b-link'))
  await mkdir(join(dataDir, 'files/lost+found'))
  await writeFile(join(dataDir, 'files/students/.DS_Store'), '')
  const { filesUrl } = await startS3PeerWithKeys()
  const url = await target()

  const { exitCode, out, errors } = await migrateData('--to', url, '--files', filesUrl)
  expect([exitCode, errors]).toEqual([0, ''])
  expect(out).toMatch(/^ {2}3 files, 0\.0 MB, each read back$/m)
  const leftOut = /^ {2}2 left out, which are not Lectern's: (.*)$/m.exec(out)?.[1]
  expect(leftOut?.split(', ').toSorted()).toEqual(['lost+found', 'students/.DS_Store'])
  expect(out).toMatch(new RegExp(String.raw`^students +${STUDENTS - 1} {2}[\da-f]{16}$`, 'm'))
  expect(out).not.toContain(new URL(url).password || 'no password')
  expect(await summaryOf(url)).toEqual(ALL)
  const moved = await openFileStore({ filesUrl, dataDir })
  expect(await text((await moved.open(key)).stream)).toBe(AWKWARD)
  for (const linked of ['students/2/b-file', 'students/1/b-link'])
    expect(await text((await moved.open(linked)).stream)).toBe('b')
  await symlink(join(elsewhere, 'nothing'), join(dataDir, 'files/students/1/c-link'))
  await expect(copyFiles(join(dataDir, 'files'), moved)).rejects.toThrow(/^ENOENT.*c-link/)
  const insert = `insert into students (email, email_as_typed, first_name, last_name) values ('n', 'n', 'n', 'n') returning id::int`
  expect(await firstRow(url, insert)).toEqual({ id: STUDENTS + 1 })

  const again = await migrateData('--to', url)
  expect(again).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(/^The database is not empty: \S+ has rows/),
  })
  await onSource(dataDir, (exec) =>
    exec(`do $$ begin assert (select count(*) from students) = ${STUDENTS - 1}; end $$`),
  )
})

test('Killed on its way it leaves nothing behind, and can be done again', async () => {
  await filledInstallation()
  const url = await target(cloneServer)
  const gate = new Client({ connectionString: url })
  onTestFinished(() => gate.end())
  await gate.connect()
  // Materials come after students: there the other process waits until it is killed.
  await gate.query(
    `create function wait() returns trigger language plpgsql as 'begin perform pg_advisory_lock(1); return new; end'`,
  )
  await gate.query('create trigger waits before insert on materials for each row execute function wait()')
  await gate.query('select pg_advisory_lock(1)')
  const moving = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../bin/lectern.mjs'), 'migrate-data', '--to', url],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(moving, 'exit')
  onTestFinished(() => void moving.kill('SIGKILL'))
  const waiting = `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and objid = 1`
  await expect.poll(async () => (await gate.query(waiting)).rows[0]?.n).toBe(1)
  moving.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await gate.query('select pg_advisory_unlock(1)')
  // Waits for the locks of what was under way.
  expect((await gate.query('select count(*)::int as n from students')).rows).toEqual([{ n: 0 }])
  await gate.query('drop trigger waits on materials')

  expect(await migrateData('--to', url)).toMatchObject({ exitCode: 0, errors: '' })
  expect(await summaryOf(url)).toEqual(ALL)
})

test('Of a table of large rows not many more are measured at a time than go along', async () => {
  const fitting = [100, 200, 400, 800, 1000, 20, 20, 0]
  const limits: number[] = []
  const from = async (statement: string) => {
    limits.push(Number(/limit (\d+)/.exec(statement)?.[1]))
    return Array.from({ length: fitting[limits.length - 1] ?? 0 }, (_, n) => [String(n)])
  }
  const table = { name: 't', columns: [{ name: 'id', type: 'bigint' }], key: ['id'], references: [], sequence: null }
  expect(await copyTable(from, async () => [], table)).toBe(2540)
  expect(limits).toEqual([100, 200, 400, 800, 1000, 1000, 40, 40])
})

test('It refuses what is in use, not empty, of another version, or not there, and says so', async () => {
  const dataDir = await filledDataDir()
  vi.stubEnv('DATA_DIR', dataDir)
  const url = await target()
  const refusal = async (to: string) => {
    const { exitCode, errors } = await migrateData('--to', to)
    expect(exitCode).toBe(1)
    return errors
  }
  await onSource(dataDir, async (exec) => {
    expect(await refusal(url)).toMatch(/is in use by another Lectern: stop that one/)
    await exec(
      'delete from drizzle.__drizzle_migrations where name = (select max(name) from drizzle.__drizzle_migrations)',
    )
  })
  expect(await refusal(url)).toMatch(/^The embedded database is of another version of Lectern/)
  expect(await firstRow(url, `select count(*)::int as tables from pg_tables where schemaname = 'public'`)).toEqual({
    tables: 0,
  })

  vi.stubEnv('DATA_DIR', await filledDataDir())
  expect(await refusal('postgres://nobody@127.0.0.1:3/x')).toMatch(/^The database does not answer: .*ECONNREFUSED/)
  await queryServer(url, 'create table theirs (id int)')
  expect(await refusal(url)).toMatch(/^The database has tables that are not Lectern’s/)
  const older = await target(cloneServer)
  await queryServer(
    older,
    `insert into students (email, email_as_typed, first_name, last_name) values ('n', 'n', 'n', 'n');
    delete from drizzle.__drizzle_migrations where name = (select max(name) from drizzle.__drizzle_migrations)`,
  )
  const migrations = 'select name from drizzle.__drizzle_migrations order by 1'
  const before = await queryServer(older, migrations)
  expect(await refusal(older)).toMatch(/^The database is not empty: students has rows/)
  expect(await queryServer(older, migrations)).toEqual(before)
  vi.stubEnv('DATA_DIR', await emptyFolder())
  expect(await refusal(url)).toMatch(/^There is no embedded database in /)
  expect(await migrateData('--to', 'mysql://secret@host/x')).toEqual({
    exitCode: 2,
    out: '',
    errors: '--to must be an address starting with postgres:// or postgresql://',
  })
  expect(await migrateData()).toMatchObject({ exitCode: 2, errors: '--to is missing' })
})
