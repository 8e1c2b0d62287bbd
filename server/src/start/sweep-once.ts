import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { letYoungGenerationGrow } from './small-young-generation.ts'

/** By then what a start sets going has come to rest. */
const AFTER_MS = 5000

/**
 * Has V8 give back, once, what the start has left: some 30 MB, which it would keep for as long as little happens. It takes a
 * tenth of a second.
 */
export function sweepOnce(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    setFlagsFromString('--no-expose-gc')
    collect()
    letYoungGenerationGrow()
  }, AFTER_MS).unref()
}
