import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  charactersOfPaidWords,
  countWords,
  isMostlyChinese,
  paidWords,
  paidWordsOfLength,
  truncateToWords,
} from './words.ts'

test.each([
  ['', 0],
  [' \n\t', 0],
  ['one two  three', 3],
  ['don’t', 2],
  ['H2O is water.', 3],
  ['a-b_c', 3],
  ['光合作用', 4],
  ['光合作用 photosynthesis', 5],
  ['ATP合成酶2', 5],
  ['ありがとう', 1],
  ['한국어 말', 2],
  ['カタカナと漢字', 3],
  ['café naïve', 2],
  ['e\u0301te\u0301', 1],
  ['𠮷野家', 3],
  ['…—!?。，', 0],
])('%j holds %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  ['', 0],
  ['one two  three', 3],
  ['光合作用', 4],
  ['characters!!', 1],
  ['characters!!!', 2],
  ['x'.repeat(1_600_000), 133_334],
  [`${'x'.repeat(24)} a b`, 3],
])('%# is paid for as so many words', (text, words) => {
  expect(paidWords(text)).toBe(words)
})

test('words of two texts with a space between add up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (left, right) => {
      expect(countWords(`${left} ${right}`)).toBe(countWords(left) + countWords(right))
    }),
  )
})

test('a truncated text is a start of the text and holds at most the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(30), (text, limit) => {
      const cut = truncateToWords(text, limit)
      expect(text.startsWith(cut)).toBe(true)
      expect(countWords(cut)).toBe(Math.min(limit, countWords(text)))
    }),
  )
})

test.each([
  ['光合作用', true],
  ['光a', false],
  ['光合a', true],
  ['光 合 a a', false],
  ['', false],
])('whether %j is mostly Chinese: %s', (text, expected) => {
  expect(isMostlyChinese(text)).toBe(expected)
})

test.each([
  ['', 0],
  ['one two three', 3],
  ['光合作用', 4],
  ['x'.repeat(20_000), 1667],
  ['a very ordinary sentence of quite ordinary words', 8],
  ['internationalisation '.repeat(100), 175],
  [' '.repeat(24), 2],
])('%j is paid as %i words', (text, words) => {
  expect(paidWords(text)).toBe(words)
})

test('paid words are the words, or one for each 12 characters, whichever is more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const paid = paidWords(text)
      expect(paid).toBeGreaterThanOrEqual(countWords(text))
      expect(text.length).toBeLessThanOrEqual(charactersOfPaidWords(paid))
      expect(paidWordsOfLength(charactersOfPaidWords(paid))).toBe(paid)
    }),
  )
})
