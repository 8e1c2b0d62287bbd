import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_PROGRAM } from '../server/src/platform/processes/built-programs.ts'
import { processorMs } from './process-tree.ts'

/** The environment of a product that a benchmark starts with no bounds on its one client. */
export const productEnvironment = (dataDir: string): Record<string, string> => ({
  SECRET_KEY: 'a key that only this benchmark uses, long enough',
  DATA_DIR: dataDir,
  PORT: '0',
  CLIENT_LIMITS: 'off',
})

export interface ServedProcess {
  url: string
  /** From its start until it listened. */
  startMs: number
  /** Whether it still runs, by itself, since its start. */
  isRunning(): boolean
  residentBytes(): number
  processorMs(): number
  stop(): Promise<void>
}

/** How a program is started. */
interface Start {
  /** What Node is told. */
  flags: string[]
  /** What is told the allocator. */
  environment: Record<string, string>
}

/** How anybody would start a program who knows nothing of the product. */
export const PLAIN: Start = { flags: [], environment: {} }

/** Reads it where `npm start` has it: a line of the shell, with its variables first. */
function startOfProduct(): Start {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))
  const words = (scripts.start as string).split(' ')
  const flags = words.slice(words.indexOf('node') + 1).filter((word) => word.startsWith('--'))
  const variables = words
    .slice(0, words.indexOf('node'))
    .filter((word) => word.includes('='))
    .map((word) => word.split('='))
  return { flags, environment: Object.fromEntries(variables) }
}

/** Starts the product as `npm start` does, on one that is built. */
export const serveProduct = (environment: Record<string, string>): Promise<ServedProcess> =>
  serve(SERVER_PROGRAM, environment)

/** Starts a Node program that prints its address once it listens, as `npm start` would. */
export async function serve(
  program: string,
  environment: Record<string, string>,
  start = startOfProduct(),
): Promise<ServedProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...start.flags, program], {
    env: { ...process.env, ...start.environment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  void exited.then(() => reject(new Error(`${program} ended before it listened`)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const url = /http:\/\/[^\s"]+/.exec(line)?.[0]
    if (url) resolve(url)
  })
  const url = await promise
  return {
    url: url.replace('localhost', '127.0.0.1'),
    startMs: performance.now() - startedAt,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    residentBytes: () => residentBytesOf(child.pid),
    processorMs: () => processorMs(child.pid as number),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Linux says it in /proc; elsewhere it is not measured. */
function residentBytesOf(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}
