import { collectGarbage } from '../platform/processes/collect-garbage.ts'
import { letYoungGenerationGrow } from './small-young-generation.ts'

/** By then what a start sets going has come to rest. */
const AFTER_MS = 5000

/**
 * Has V8 give back, once, what the start has left: some 30 MB, which it would keep for as long as little happens. It takes a
 * tenth of a second.
 */
export function sweepOnce(): void {
  setTimeout(() => {
    collectGarbage()
    letYoungGenerationGrow()
  }, AFTER_MS).unref()
}
