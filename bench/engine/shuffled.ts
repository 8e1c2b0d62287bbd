import { createHash } from 'node:crypto'

/** `items` in an order of chance that `seed` decides. */
export const shuffled = <T>(items: readonly T[], seed: string): T[] =>
  items
    .map((item, index) => ({ item, lot: createHash('sha256').update(`${seed} ${index}`).digest('hex') }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ item }) => item)
