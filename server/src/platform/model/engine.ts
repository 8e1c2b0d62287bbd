import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { EngineAnswer, EngineQuestion } from './engine-child.ts'
import type { EngineOperations } from './engine-operations.ts'

type Operation<Name extends keyof EngineOperations> = (
  ...args: [...Parameters<EngineOperations[Name]>, signal: AbortSignal]
) => Promise<Awaited<ReturnType<EngineOperations[Name]>>>

/** The built-in study engine in a process of its own: the server never waits for it, and never holds its memory. */
export type Engine = { [Name in keyof EngineOperations]: Operation<Name> }

export interface EngineProcess {
  engine: Engine
  close(): Promise<void>
}

interface Pending {
  resolve(value: unknown): void
  reject(error: Problem): void
}

const ANSWER_WITHIN_MS = 60_000
/** An idle process is let go: its language models hold a few hundred megabytes, and it loads again in half a second. */
const IDLE_MS = 5 * 60_000
const MEMORY_LIMIT_MB = 1024
const PROGRAM = fileURLToPath(new URL('./engine-child.ts', import.meta.url))

/** Where this process keeps what it compiled, its engine does too: that halves the work of a start. */
function sharedCode(): NodeJS.ProcessEnv {
  const folderOfVersion = getCompileCacheDir()
  return folderOfVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folderOfVersion) }
}

const failed = (cause: unknown) => new Problem('generation_failed', message('requests.engineFailed'), { cause })

/**
 * Starts the process at the first question, and again after one that it could not answer in time or in memory: those
 * that were waiting then fail with a `Problem`, later ones are served by the new process.
 */
export function createEngineProcess(): EngineProcess {
  let running: ChildProcess | null = null
  let nextId = 0
  const pending = new Map<number, Pending>()
  const idle = setTimeout(() => pending.size === 0 && stop(new Error('idle')), IDLE_MS).unref()

  const stop = (cause: unknown) => {
    const stopped = running
    running = null
    for (const { reject } of pending.values()) reject(failed(cause))
    pending.clear()
    stopped?.kill('SIGKILL')
  }

  const start = (): ChildProcess => {
    const child = fork(PROGRAM, [], {
      env: sharedCode(),
      execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A question under way is waited for by its timer; an idle process holds nobody up.
    child.unref()
    child.channel?.unref()
    child.on('message', (message) => {
      const { id, value, error } = message as EngineAnswer
      if (error === undefined) pending.get(id)?.resolve(value)
      else pending.get(id)?.reject(failed(error))
      pending.delete(id)
    })
    const leave = (cause: unknown) => {
      if (child === running) stop(cause)
    }
    child.on('error', leave)
    child.on('exit', (code, signal) => leave(new Error(`the engine ended by ${signal ?? `code ${code}`}`)))
    return child
  }

  const ask = (operation: string, args: unknown[], signal: AbortSignal): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const id = nextId++
    pending.set(id, { resolve, reject })
    const timer = setTimeout(() => stop(new Error(`${operation} took over ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS)
    const leave = () => reject(new Problem('unavailable', message('requests.givenUp')))
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    running ??= start()
    idle.refresh()
    running.send({ id, operation, args } satisfies EngineQuestion)
    return promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    })
  }

  const engine = new Proxy({} as Engine, {
    get:
      (_, operation: string) =>
      (...args: unknown[]) =>
        ask(operation, args.slice(0, -1), args.at(-1) as AbortSignal),
  })
  return {
    engine,
    close: async () => {
      clearTimeout(idle)
      const exited = running && once(running, 'exit')
      stop(new Error('closed'))
      await exited
    },
  }
}
