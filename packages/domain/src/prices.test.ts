import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as prices from './prices.ts'

test.each([
  [0, 1],
  [999, 1],
  [1000, 1],
  [1999, 1],
  [2000, 2],
  [100_000, 100],
])('recite and notes: %i words cost %i', (words, credits) => {
  expect(prices.priceOfRecite(words)).toBe(credits)
  expect(prices.priceOfNotes(words)).toBe(credits)
})

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
])('writing: %i words cost %i', (words, credits) => expect(prices.priceOfWriting(words)).toBe(credits))

test.each([
  [5, 2],
  [10, 4],
  [18, 6],
  [20, 7],
  [30, 10],
])('exam: %i questions cost %i', (questions, credits) => expect(prices.priceOfExam(questions)).toBe(credits))

test.each([
  [1, 1],
  [prices.MEGABYTE, 1],
  [prices.MEGABYTE + 1, 2],
  [50 * prices.MEGABYTE, 50],
])('lecture and listening: %i bytes cost %i', (bytes, credits) => {
  expect(prices.priceOfLecture(bytes)).toBe(credits)
  expect(prices.priceOfListening(bytes)).toBe(credits)
})

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [30, 6],
])('OCR: %i pages cost %i', (pages, credits) => expect(prices.priceOfOcr(pages)).toBe(credits))

test('the OCR estimate counts a page for each 512,000 bytes', () => {
  expect(prices.estimatePriceOfOcr(1)).toBe(1)
  expect(prices.estimatePriceOfOcr(512_000 * 5)).toBe(1)
  expect(prices.estimatePriceOfOcr(512_000 * 5 + 1)).toBe(2)
})

test('a run never costs more than was agreed, and nothing when nothing succeeded', () => {
  expect(prices.priceOfRun(0, 7)).toBe(0)
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 100 }), (words, agreed) => {
      const paid = prices.priceOfRun(words, agreed)
      expect(paid).toBeLessThanOrEqual(agreed)
      expect(paid).toBeGreaterThanOrEqual(words === 0 ? 0 : 1)
    }),
  )
})

test('content is partial below a thousand words, and empty content is not content', () => {
  expect([0, 1, 999, 1000].map(prices.isPartialContent)).toEqual([false, true, true, false])
})
