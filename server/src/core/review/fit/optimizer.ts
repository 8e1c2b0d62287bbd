import type { TrainingReview } from '@lectern/memory/fit'
import { ConfinedProcess } from '../../../platform/processes/confined-process.ts'
import type { FitReply, FitRequest } from './messages.ts'

/** What looks for parameters, as the log names it. */
export const OPTIMIZER = '@open-spaced-repetition/binding 0.1.2'

const PROGRAM = new URL('./fit-child.ts', import.meta.url)
const MEBIBYTE = 1024 * 1024
/** 30,000 reviews take about 150 MB and 8 seconds. */
const MEMORY_BYTES = 700 * MEBIBYTE
const LIMIT_SECONDS = 180

/** Looks for the parameters that fit reviews best. */
export type Optimizer = (items: readonly (readonly TrainingReview[])[], signal?: AbortSignal) => Promise<FitReply>

/** In a process of its own: native code that fails takes nothing else along. @throws ProcessEnded, or the abort's reason */
export const optimize: Optimizer = async (items, signal) => {
  const child = new ConfinedProcess<FitRequest, FitReply>({
    entry: PROGRAM,
    args: [],
    readable: [],
    memoryBytes: MEMORY_BYTES,
    loadsNativeCode: true,
    signal,
  })
  try {
    return await child.ask({ items }, LIMIT_SECONDS)
  } finally {
    await child.stop()
  }
}
