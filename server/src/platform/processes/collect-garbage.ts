import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Has V8 collect what nothing holds any more; everything waits meanwhile. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
