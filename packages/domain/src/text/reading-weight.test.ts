import { expect, test } from 'vitest'
import { readingWeight } from './reading-weight.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['The cell', 2],
  ['細胞核', 3],
  ['細胞 cell', 4],
])('%j weighs %i', (text, weight) => {
  expect(readingWeight(text)).toBe(weight)
})
