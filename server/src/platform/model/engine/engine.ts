import { message } from '@lectern/texts/message'
import { Problem } from '../../../problem.ts'
import type { Asker } from '../../concurrency/asker.ts'
import { SharedPlaces } from '../../concurrency/shared-places.ts'
import type { EngineQuestion } from './engine-child.ts'
import type { EngineOperations } from './engine-operations.ts'
import { EngineProcess } from './engine-process.ts'

type Operation<Name extends keyof EngineOperations> = (
  ...args: [...Parameters<EngineOperations[Name]>, asker: Asker]
) => Promise<Awaited<ReturnType<EngineOperations[Name]>>>

/**
 * The built-in study engine in processes of its own: the server never waits for it, and never holds its memory.
 * Each call throws a Problem: `generation_failed` where there is no answer, `unavailable` when aborted.
 */
export type Engine = { [Name in keyof EngineOperations]: Operation<Name> }

export interface OpenEngine {
  engine: Engine
  close(): Promise<void>
}

/** A question takes its process a moment, a long essay half a minute: the second is for somebody else, and starts for them. */
const PROCESSES = 2

const failed = (cause: unknown) => new Problem('generation_failed', message('requests.engineFailed'), { cause })

/**
 * Questions wait here, shared out by student, and go to a process one at a time: none is computed whose asker left before
 * its turn, and one that takes too long fails alone.
 */
export function openEngine(): OpenEngine {
  const places = new SharedPlaces({ count: PROCESSES, ofStudent: 1 })
  const started: EngineProcess[] = []
  /** The one that was asked last comes first, so that the other can be let go. */
  const free: EngineProcess[] = []
  let isClosed = false

  const start = () => {
    const process = new EngineProcess()
    started.push(process)
    return process
  }
  const answer = async (question: EngineQuestion, signal: AbortSignal) => {
    if (isClosed || signal.aborted) throw failed(isClosed ? new Error('closed') : signal.reason)
    const process = free.pop() ?? start()
    try {
      return await process.ask(question, signal)
    } catch (error) {
      throw failed(error)
    } finally {
      free.push(process)
    }
  }
  const ask = async (question: EngineQuestion, { student, signal }: Asker) => {
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => reject(new Problem('unavailable', message('requests.givenUp')))
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    const answered = places.use(student, () => answer(question, signal), signal)
    try {
      return await Promise.race([left, answered])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  const engine = new Proxy({} as Engine, {
    get:
      (_, operation: string) =>
      (...args: unknown[]) =>
        ask({ operation, args: args.slice(0, -1) }, args.at(-1) as Asker),
  })
  return {
    engine,
    close: async () => {
      isClosed = true
      await Promise.all(started.map((process) => process.close()))
    },
  }
}
