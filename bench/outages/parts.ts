import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../server/test/start-postgres.ts'
import { KINDS, type Outcome } from './calls.ts'

/** Something outside the product that can be killed, and started again where it was. */
export interface Part {
  name: string
  /** What names it to the product. */
  settings: Record<string, string>
  /** What cannot be done without it. */
  stops: readonly Outcome['kind'][]
  kill(): Promise<void>
  start(): Promise<void>
  /** For good, with all that it kept. */
  remove(): Promise<void>
}

/** The keys that the store takes. */
const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const MAIL_CATCHER = join(import.meta.dirname, '..', '..', 'server', 'test', 'programs', 'catch-mail.ts')
const S3_PROGRAM = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin', 's3rver.js')

/** PostgreSQL, whose commits reach the disk. */
export async function startDatabase(): Promise<Part> {
  const postgres = await startPostgres({ isDurable: true })
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: postgres.url },
    stops: KINDS,
    kill: postgres.crash,
    start: postgres.recover,
    remove: postgres.stop,
  }
}

/** A store of files, in a process of its own. */
export async function startBucket(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-bucket-'))
  const port = await freePort()
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', '--configure-bucket', 'lectern']
  const program = killable(port, () => spawn(process.execPath, [S3_PROGRAM, ...args], { stdio: 'ignore' }))
  await program.start()
  return {
    name: 'the store of files',
    settings: { FILES_URL: `s3://lectern?endpoint=http://127.0.0.1:${port}`, ...S3_KEYS },
    stops: ['file'],
    ...program,
    async remove() {
      await program.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A mail server, in a process of its own. @param onMail told of the address of each mail that it took */
export async function startMailServer(onMail: (to: string) => void): Promise<Part> {
  const port = await freePort()
  const program = killable(port, () =>
    spawn(process.execPath, [MAIL_CATCHER, String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }).on(
      'message',
      (to: string) => onMail(to),
    ),
  )
  await program.start()
  return {
    name: 'the mail server',
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    stops: [],
    ...program,
    remove: program.kill,
  }
}

/** A program that listens at `port`, killed without a word. */
function killable(port: number, launch: () => ChildProcess): Pick<Part, 'kill' | 'start'> {
  let running: ChildProcess | null = null
  return {
    async start() {
      running = launch()
      await untilTaken(port)
    },
    async kill() {
      const killed = running
      running = null
      if (!killed) return
      killed.kill('SIGKILL')
      await once(killed, 'exit')
    },
  }
}

async function untilTaken(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isTaken = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isTaken) return
    await sleep(50)
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}
