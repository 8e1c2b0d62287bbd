import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCuts } from './text-tiling.ts'

const about = (subject: string, count: number): Set<string>[] =>
  Array.from({ length: count }, (_, n) => new Set([`${subject}${n % 4}`, `${subject}${(n + 1) % 4}`, `x${n % 3}`]))

test('a run of sentences is cut where its words change', () => {
  expect(findCuts([...about('cell', 14), ...about('star', 14), ...about('war', 14)], 2)).toEqual([14, 28])
})

test('cuts keep their distance, stand in order and are no more than wanted', () => {
  const sentence = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 4 }).map((words) => new Set(words))
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 60 }), fc.nat(6), (sentences, count) => {
      const cuts = findCuts(sentences, count)
      expect(cuts.length).toBeLessThanOrEqual(count)
      const ends = [0, ...cuts, sentences.length]
      if (cuts.length > 0)
        for (const [index, end] of ends.slice(1).entries()) expect(end - (ends[index] ?? 0)).toBeGreaterThanOrEqual(6)
    }),
  )
})
