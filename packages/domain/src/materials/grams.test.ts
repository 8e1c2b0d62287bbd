import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addGrams, foldForSearch, gramsOfSearch } from './grams.ts'

const gramsOf = (text: string): Set<number> => {
  const grams = new Set<number>()
  addGrams(foldForSearch(text), grams)
  return grams
}
const mayHold = (text: string, search: string): boolean => {
  const held = gramsOf(text)
  return gramsOfSearch(foldForSearch(search)).grams.every((gram) => held.has(gram))
}

const anyText = fc.string({ unit: fc.constantFrom(...'aAbcÉéİΣσς 細胞細胞核的，。😀'), maxLength: 60 })

test('whatever part of a text is searched for, the text has its grams', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText.filter(Boolean), (before, after, search) => {
      expect(mayHold(before + search + after, search)).toBe(true)
      expect(mayHold(before + search + after, foldForSearch(search))).toBe(true)
    }),
  )
})

test('what is exact is in a text just where its gram is', () => {
  fc.assert(
    fc.property(anyText, anyText.filter(Boolean), (text, search) => {
      if (!gramsOfSearch(foldForSearch(search)).isExact) return
      expect(mayHold(text, search)).toBe(foldForSearch(text).includes(foldForSearch(search)))
    }),
  )
})

test.each([
  ['A cell has a nucleus.', 'NUCLEUS', true],
  ['A cell has a nucleus.', 'nuclear', false],
  ['細胞是生命的基本單位。', '胞', true],
  ['細胞是生命的基本單位。', '細胞', true],
  ['細胞是生命的基本單位。', '胞細', false],
  ['細胞是生命的基本單位。', '生命的基本', true],
  ['DNA在細胞核內。', 'dna在細胞', true],
])('%j and %j: %j', (text, search, isFound) => {
  expect(mayHold(text, search)).toBe(isFound)
})

test('folding leaves every character where it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(Array.from(foldForSearch(text))).toHaveLength(Array.from(text).length)
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
    }),
  )
})

test('parts that begin two characters before the last one ends have the grams of the whole', () => {
  const text = foldForSearch('A cell 細胞 has a nucleus. '.repeat(9))
  const parts = new Set<number>()
  for (let start = 0; start < text.length; start += 10) addGrams(text.slice(Math.max(0, start - 2), start + 10), parts)
  expect(parts).toEqual(gramsOf(text))
})
