/** The program of the engine's process: answers questions until its parent is gone. */
import { flushCompileCache } from 'node:module'
import { type EngineOperations, engineOperations } from './engine-operations.ts'

export interface EngineQuestion {
  id: number
  operation: string
  args: unknown[]
}

export interface EngineAnswer {
  id: number
  value?: unknown
  error?: string
}

process.on('message', async ({ id, operation, args }: EngineQuestion) => {
  process.send?.(await answer(id, operation, args))
  // It is killed in the end, which keeps nothing: what was compiled for a question is kept after it.
  flushCompileCache()
})
process.on('disconnect', () => process.exit())

async function answer(id: number, operation: string, args: unknown[]): Promise<EngineAnswer> {
  try {
    const run = engineOperations[operation as keyof EngineOperations] as (...args: unknown[]) => unknown
    return { id, value: await run(...args) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
