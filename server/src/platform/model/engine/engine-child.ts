/** The program of an engine's process: answers one question after another until its parent is gone. */
import { flushCompileCache } from 'node:module'
import { type EngineOperations, engineOperations } from './engine-operations.ts'

export interface EngineQuestion {
  operation: string
  args: unknown[]
}

export interface EngineAnswer {
  value?: unknown
  error?: string
}

process.on('message', async (question: EngineQuestion) => {
  process.send?.(await answer(question))
  // It is killed in the end, which keeps nothing: what was compiled for a question is kept after it.
  flushCompileCache()
})
process.on('disconnect', () => process.exit())

async function answer({ operation, args }: EngineQuestion): Promise<EngineAnswer> {
  try {
    const run = engineOperations[operation as keyof EngineOperations] as (...args: unknown[]) => unknown
    return { value: await run(...args) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
