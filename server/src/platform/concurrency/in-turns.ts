import { setImmediate } from 'node:timers/promises'

/** So long others may have to wait for what takes long. */
const MOST_MS = 20

/** What lets others go first once it is long since they could; it ends where nobody waits for it any more. */
export function createPauses(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MOST_MS) return
    await setImmediate(undefined, { signal })
    since = performance.now()
  }
}

/** Does something for one after another, and lets others go first in between. @throws the reason of `signal` */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const pause = createPauses(signal)
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    await pause()
  }
  return results
}
