import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../problem.ts'
import type { EngineOperations } from './engine-operations.ts'
import type { EngineAnswer, EngineQuestion } from './engine-worker.ts'

type Operation<Name extends keyof EngineOperations> = (
  ...args: [...Parameters<EngineOperations[Name]>, signal: AbortSignal]
) => Promise<Awaited<ReturnType<EngineOperations[Name]>>>

/** The built-in study engine in a thread of its own: the request thread never waits for it. */
export type Engine = { [Name in keyof EngineOperations]: Operation<Name> }

export interface EngineThread {
  engine: Engine
  close(): Promise<void>
}

interface Pending {
  resolve(value: unknown): void
  reject(error: Problem): void
}

const ANSWER_WITHIN_MS = 60_000
/** An idle thread is let go: its language models hold a few hundred megabytes, and it loads again in half a second. */
const IDLE_MS = 5 * 60_000
const MEMORY_LIMIT_MB = 1024
const WORKER = new URL('./engine-worker.ts', import.meta.url)

const failed = (cause: unknown) =>
  new Problem('generation_failed', 'The study engine could not work on this text. Please try again.', { cause })

/**
 * Starts the thread at the first question, and again after one that it could not answer in time or in memory: those
 * that were waiting then fail with a `Problem`, later ones are served by the new thread.
 */
export function createEngineThread(): EngineThread {
  let thread: Worker | null = null
  let nextId = 0
  const pending = new Map<number, Pending>()
  const idle = setTimeout(() => pending.size === 0 && void stop(new Error('idle')), IDLE_MS).unref()

  const stop = (cause: unknown) => {
    const stopped = thread
    thread = null
    for (const { reject } of pending.values()) reject(failed(cause))
    pending.clear()
    return stopped?.terminate()
  }

  const start = (): Worker => {
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB } })
    worker.unref()
    worker.on('message', ({ id, value, error }: EngineAnswer) => {
      if (error === undefined) pending.get(id)?.resolve(value)
      else pending.get(id)?.reject(failed(error))
      pending.delete(id)
    })
    worker.on('error', (error) => {
      if (worker === thread) void stop(error)
    })
    return worker
  }

  const ask = (operation: string, args: unknown[], signal: AbortSignal): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const id = nextId++
    pending.set(id, { resolve, reject })
    const timer = setTimeout(
      () => void stop(new Error(`${operation} took over ${ANSWER_WITHIN_MS} ms`)),
      ANSWER_WITHIN_MS,
    )
    const leave = () => reject(new Problem('unavailable', 'The request was given up.'))
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    thread ??= start()
    idle.refresh()
    thread.postMessage({ id, operation, args } satisfies EngineQuestion)
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
      const exited = thread && once(thread, 'exit')
      await stop(new Error('closed'))
      await exited
    },
  }
}
