import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../test/files/empty-folder.ts'
import { filledDataDir } from '../test/filled-data-dir.ts'
import { createStudentWith, creditsOver } from '../test/ledger.ts'
import { cloneServer, dropServer, queryServer } from '../test/test-database.ts'
import { runCommand } from './cli.ts'
import { openServerDatabase } from './platform/database/open-server.ts'
import { SERVER_PROGRAM } from './platform/processes/built-programs.ts'

/** Runs a command line in this process; what it printed, and its exit code. */
async function lectern(...args: string[]) {
  const lines: string[] = []
  const errors: string[] = []
  const output = { log: (line: string) => lines.push(line), error: (line: string) => errors.push(line) }
  const exitCode = await runCommand(args, output as never)
  return { exitCode, out: lines.join('\n'), errors: errors.join('\n') }
}

const said = (errors: string, exitCode = 1) => ({ exitCode, out: '', errors })

beforeAll(() => vi.stubEnv('DATA_DIR', join(inject('scratchFolder'), 'never-made')))
afterAll(() => vi.unstubAllEnvs())

describe('Without a database, lectern', () => {
  test.each([[[]], [['--help']], [['help']], [['-h']]])('%j lists every command', async (args) => {
    const { exitCode, out, errors } = await lectern(...args)
    expect([exitCode, errors]).toEqual([0, ''])
    for (const name of ['serve', 'worker', 'migrate', 'promo create', 'promo list', 'credits grant', 'credits check'])
      expect(out).toContain(`  ${name}`)
    for (const name of [
      'payment list',
      'demo [EMAIL]',
      'user show EMAIL',
      'user delete EMAIL',
      'speech install',
      'doctor',
    ])
      expect(out).toContain(name)
  })

  test.each([
    'serve',
    'worker',
    'migrate',
    'migrate-data',
    'promo create',
    'credits grant',
    'credits check',
    'user show',
    'review rebuild',
    'speech install',
    'doctor',
  ])('%s --help explains it, and does nothing', async (name) => {
    const { exitCode, out } = await lectern(...name.split(' '), '--help')
    expect([exitCode, out.split('\n')[0]]).toEqual([0, expect.stringMatching(`^lectern ${name}`)])
  })

  test('promo --help lists the commands of that name', async () => {
    const { out } = await lectern('promo', '--help')
    expect(out).toContain('promo create')
    expect(out).not.toContain('doctor')
  })

  test.each([
    ['launch', "There is no command 'launch'; see lectern --help"],
    ['promo', "There is no command 'promo'; see lectern --help"],
    ['promo create', 'CODE is missing'],
    ['promo create A', '--credits is missing'],
    ['promo create A --credits', "Option '--credits <value>' argument missing"],
    ['promo create A --credits 0', "--credits must be a whole number from 1 to 1000000, not '0'"],
    ['promo create A --credits 1.5', "--credits must be a whole number from 1 to 1000000, not '1.5'"],
    ['promo create A --credits 5 --uses none', "--uses must be a whole number from 1 to 1000000, not 'none'"],
    ['promo create A --credits 5 --expires 2027-02-30', "--expires must be a day like 2026-12-31, not '2027-02-30'"],
    ['promo create A --credits 5 --expires soon', "--expires must be a day like 2026-12-31, not 'soon'"],
    [`promo create ${'A'.repeat(65)} --credits 5`, 'CODE must have 1 to 64 characters, and no spaces'],
    ['promo create A B --credits 5', "'B' is one argument too many"],
    ['promo list --all', "Unknown option '--all'"],
    ['credits grant a@example.org', 'N is missing'],
    ['credits grant a@example.org 5', '--reason is missing'],
    ['credits grant a@example.org many --reason x', "N must be a whole number from 1 to 1000000, not 'many'"],
    ['credits check now', "'now' is one argument too many"],
    ['user show', 'EMAIL is missing'],
    ['doctor now', "'now' is one argument too many"],
    ['speech install base now', "'now' is one argument too many"],
    [
      'speech install huge',
      "MODEL must be tiny, base, small, large-v3-turbo or a name like onnx-community/whisper-base, not 'huge'",
    ],
    [
      'speech install --from ftp://x',
      "--from must be an address starting with http:// or https://, or a folder, not 'ftp://x'",
    ],
    ['speech install --from /', 'MODEL is missing: with a folder, say which it holds'],
  ])('%s says in a line what is wrong', async (line, errors) => {
    expect(await lectern(...line.split(' '))).toEqual(said(errors, 2))
  })
})

test('lectern speech install says at once that a model cannot be fetched, and leaves nothing behind', async () => {
  const dataDir = join(await emptyFolder(), 'data')
  vi.stubEnv('DATA_DIR', dataDir)
  const { exitCode, out, errors } = await lectern('speech', 'install', 'tiny', '--from', 'http://127.0.0.1:3')
  expect([exitCode, out]).toEqual([1, ''])
  expect(errors).toMatch(/^onnx-community\/whisper-tiny cannot be fetched: 127\.0\.0\.1:3 is not reached/)
  expect(existsSync(dataDir)).toBe(false)
})

describe.each(['embedded', 'server'] as const)('On the %s database, lectern', (kind) => {
  let url = ''
  beforeAll(async () => {
    if (kind === 'server') url = await cloneServer()
  })
  afterAll(async () => {
    if (url) await dropServer(url)
  })
  afterEach(() => vi.stubEnv('DATABASE_URL', ''))
  const useDatabase = async () => {
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DATA_DIR', kind === 'server' ? await emptyFolder() : await filledDataDir())
  }

  test('makes promotion codes once, and lists them', async () => {
    await useDatabase()
    expect((await lectern('promo', 'list')).out).toBe('There are no promotion codes.')
    const made = await lectern('promo', 'create', 'Spring', '--credits', '5', '--uses', '10', '--expires', '2126-12-31')
    const spring = 'SPRING  5 credits, redeemed 0 of 10 times, valid until 31 December 2126'
    expect(made).toEqual({ exitCode: 0, out: spring, errors: '' })
    expect(await lectern('promo', 'create', ' sPRING', '--credits', '9')).toEqual(
      said('There is a code SPRING already'),
    )
    const past = await lectern('promo', 'create', 'OLD', '--credits', '9', '--expires', '2020-01-01')
    expect(past).toEqual(said('2020-01-01 is in the past'))
    await lectern('promo', 'create', 'ANY', '--credits', '1')
    expect((await lectern('promo', 'list')).out).toBe(`${spring}\nANY  1 credits, redeemed 0 times, without end`)
  })

  test('knows nobody who is not there, and a ledger that adds up', async () => {
    await useDatabase()
    const nobody = 'nobody@example.org'
    expect(await lectern('user', 'show', nobody)).toEqual(said(`No account has the address ${nobody}`))
    expect(await lectern('user', 'delete', nobody)).toEqual(said(`No account has the address ${nobody}`))
    const granted = await lectern('credits', 'grant', nobody, '5', '--reason', 'A gift')
    expect(granted).toEqual(said('No student has signed in with this address.'))
    expect(await lectern('credits', 'check')).toEqual({ exitCode: 0, out: 'The ledger adds up.', errors: '' })
    expect((await lectern('payment', 'list')).out).toBe('There are none.')
    expect((await lectern('migrate')).out).toBe('The database is up to date.')
  })
})

describe('For a student, lectern', () => {
  let url = ''
  let email = ''
  beforeAll(async () => {
    url = await cloneServer()
    vi.stubEnv('DATABASE_URL', url)
    const database = openServerDatabase(url, () => {})
    const { id } = await createStudentWith(5, { database, credits: creditsOver(database) })
    await database.close()
    const rows = await queryServer(url, `update students set verified_at = now() where id = ${id} returning email`)
    email = (rows as { email: string }[])[0]?.email ?? ''
  })
  afterAll(async () => {
    vi.stubEnv('DATABASE_URL', '')
    await dropServer(url)
  })

  test('grants credits with a reason, and shows them', async () => {
    const granted = await lectern('credits', 'grant', email.toUpperCase(), '7', '--reason', 'For the outage')
    expect(granted).toMatchObject({ exitCode: 0, out: `${email.toUpperCase()} now has 12 credits to spend.` })
    const { out } = await lectern('user', 'show', email)
    expect(out).toContain('12 to spend, 2 bookings')
    expect(out).toContain('7  adjustment, For the outage')
    expect(out).toContain('Mei Chan')
  })

  test('finds a balance that was tampered with, and fails', async () => {
    await queryServer(url, 'update balances set posted_credits = 99')
    const { exitCode, out } = await lectern('credits', 'check')
    expect([exitCode, out]).toEqual([1, expect.stringMatching(/^student \d+ {2}posted: 99 in place of 12 credits$/)])
    await queryServer(url, 'update balances set posted_credits = 12')
  })

  test('lists payments to settle by hand', async () => {
    await queryServer(
      url,
      `insert into payments (id, amount_hkd, credits, provider, checkout_id, state, created_at, expires_at, paid_at, problem)
       values (gen_random_uuid(), 10, 20, 'stripe', 'cs_1', 'paid', now(), now(), now(), 'Nobody was there.')`,
    )
    const { out } = await lectern('payment', 'list')
    expect(out).toMatch(
      /HKD 10 {2}paid {2}a deleted account {2}payment [\da-f-]{36} {2}stripe cs_1\n {2}Nobody was there\.$/,
    )
    expect((await lectern('payment', 'list', '--all')).out).toBe(out)
  })

  test('deletes the account', async () => {
    const { exitCode, out } = await lectern('user', 'delete', email)
    expect([exitCode, out]).toEqual([
      0,
      expect.stringMatching(/^Deleted\. .* can be registered again after \d+ \w+ \d{4}\.$/),
    ])
    expect((await lectern('user', 'show', email)).exitCode).toBe(1)
  })
})

describe('While Lectern runs on its embedded database, lectern', () => {
  const start = async () => {
    const dataDir = await filledDataDir()
    vi.stubEnv('DATA_DIR', dataDir)
    const server = spawn(process.execPath, [SERVER_PROGRAM], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => {
      server.kill('SIGKILL')
    })
    return { server, lines: createInterface({ input: server.stdout })[Symbol.asyncIterator]() }
  }

  test('has the running one do it, also while it starts', async () => {
    const { server, lines } = await start()
    const early = lectern('promo', 'create', 'EARLY', '--credits', '3')
    expect((await lines.next()).value).toMatch(/^Lectern is ready/)
    expect((await early).errors).toBe('')
    const made = await lectern('promo', 'create', 'LATE', '--credits', '4')
    expect(made).toMatchObject({ exitCode: 0, out: 'LATE  4 credits, redeemed 0 times, without end' })
    expect(await lectern('promo', 'create', 'late', '--credits', '4')).toEqual(said('There is a code LATE already'))
    const many = await Promise.all(
      Array.from({ length: 5 }, (_, n) => lectern('promo', 'create', `N${n}`, '--credits', '1')),
    )
    expect(many.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0, 0])
    expect((await lectern('doctor')).out).toMatch(/^✓ database .*: answers$/m)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    expect((await lectern('promo', 'list')).out).toContain('LATE')
  })

  test('can be called by its name, and passes the exit code on', async () => {
    vi.stubEnv('DATA_DIR', await filledDataDir())
    const bin = spawn(process.execPath, [
      join(import.meta.dirname, '..', 'bin', 'lectern.mjs'),
      'user',
      'show',
      'x@y.zz',
    ])
    const errors: string[] = []
    bin.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
    expect(await once(bin, 'close')).toEqual([1, null])
    expect(errors.join('')).toBe('No account has the address x@y.zz\n')
  })
})
