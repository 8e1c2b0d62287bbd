/** A number from 0 to 2³²−1 that depends on `text` alone (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** `items` in an order that depends on `seed` alone, so that the same text always gives the same exam. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hashOf(`${index}\n${seed}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
