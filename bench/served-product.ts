import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
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

/** What `npm start` tells Node. */
const FLAGS = ['--min-semi-space-size=4']

/** Starts a Node program that prints its address once it listens. @param flags what Node is told; that of `npm start` without */
export async function serve(
  program: string,
  environment: Record<string, string>,
  flags: readonly string[] = FLAGS,
): Promise<ServedProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...flags, program], {
    env: { ...process.env, ...environment },
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
