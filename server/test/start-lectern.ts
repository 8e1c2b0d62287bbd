import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished, vi } from 'vitest'
import { SERVER_PROGRAM } from '../src/platform/processes/built-programs.ts'
import { emptyFolder } from './files/empty-folder.ts'

/** A process that only works has no address to tell. */
const STARTED = /^Lectern is ready after \S+ s: (?:http:\/\/localhost:(\d+))?/

export interface RunningLectern {
  process: ChildProcess
  /** What it printed so far. */
  lines: readonly string[]
  /** Its address, where it serves. */
  base: string
  /** Sends `signal` and waits for the end. @returns the exit code; null after SIGKILL */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** What is optimised, on threads beside it, is of no use to a process that ends within seconds: a fifth of the work of its start. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt', '--single-threaded-gc']

/** Starts the product as an operator does, with a DATA_DIR of its own, which does not outlive the test. */
export async function startLectern(settings: Record<string, string>): Promise<RunningLectern> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const process_ = spawn(process.execPath, [...SHORT_LIVED, SERVER_PROGRAM], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: await emptyFolder(), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(process_, 'exit') as Promise<[code: number | null]>
  onTestFinished(async () => {
    process_.kill('SIGKILL')
    await exited
  })
  const lines: string[] = []
  createInterface({ input: process_.stdout }).on('line', (line) => lines.push(line))
  const started = await vi.waitUntil(() => lines.map((line) => STARTED.exec(line)).find(Boolean), { timeout: 180_000 })
  return {
    process: process_,
    lines,
    base: `http://127.0.0.1:${started[1]}`,
    async end(signal) {
      process_.kill(signal)
      return (await exited)[0]
    },
  }
}
