import { createPauses } from './in-turns.ts'

/** So many are put in order before it is looked whether others wait. */
const AT_ONCE = 1000

/**
 * Puts items in order as `toSorted` does, those that are equal as they came, and lets others go first in between: what one student
 * has may take long to be put in order.
 */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  const pause = createPauses()
  let runs: Item[][] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    runs.push(items.slice(from, from + AT_ONCE).sort(compare))
    await pause()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, pause))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (one: Item, other: Item) => number,
  pause: () => Promise<void>,
): Promise<Item[]> {
  const merged: Item[] = []
  let [fromLeft, fromRight] = [0, 0]
  while (merged.length < left.length + right.length) {
    const end = Math.min(merged.length + AT_ONCE, left.length + right.length)
    while (merged.length < end) {
      const [one, other] = [left[fromLeft], right[fromRight]]
      const isLeft = fromRight >= right.length || (fromLeft < left.length && compare(one as Item, other as Item) <= 0)
      merged.push((isLeft ? left[fromLeft++] : right[fromRight++]) as Item)
    }
    await pause()
  }
  return merged
}
