import { byName } from '@lectern/texts/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInTurns } from './sort-in-turns.ts'

const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key

test('what is sorted in turns is in the order of a sort, those that are equal as they came', async () => {
  const lengths = fc.constantFrom(0, 1, 2, 999, 1000, 1001, 3500)
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 1, max: 50 }), fc.nat(), async (length, keys, seed) => {
      const items = Array.from({ length }, (_, place) => ({ key: (place * 7919 + seed) % keys, place }))
      expect(await sortInTurns(items, byKey)).toEqual(items.toSorted(byKey))
    }),
    { numRuns: 30 },
  )
})

test('others have their turn while a hundred thousand titles are put in order', async () => {
  const named = Array.from({ length: 100_000 }, (_, index) => ({ name: `第 ${(index * 7919) % 100_000} 章 Cells` }))
  let isSorted = false
  let turns = 0
  const others = (async () => {
    for (; !isSorted; turns++) await new Promise((done) => setImmediate(done))
  })()
  const sorted = await sortInTurns(named, byName('zh-hant'))
  isSorted = true
  await others
  expect(turns).toBeGreaterThan(5)
  expect(sorted[0]?.name).toBe('第 0 章 Cells')
  expect(sorted.at(-1)?.name).toBe('第 99999 章 Cells')
})
