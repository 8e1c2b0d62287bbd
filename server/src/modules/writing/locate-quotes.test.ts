import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locateQuotes } from './locate-quotes.ts'

const ESSAY = 'Cats are a animal.\nA cat said “I don’t  know”.\n我昨天去學校，我去了圖書館。 I am a cat.'

test.each([
  ['a animal', 'a animal'],
  ['"I don\'t know"', '“I don’t  know”'],
  ['animal. A cat', 'animal.\nA cat'],
  ['我去了', '我去了'],
  ['昨天', '昨天'],
  [' Cats ', 'Cats'],
])('%j stands in the essay as %j', (quote, words) => {
  const start = ESSAY.indexOf(words)
  expect(locateQuotes(ESSAY)(quote)).toEqual({ quote: words, start, end: start + words.length })
})

test.each(['dogs', 'at', 'anima', 'cats are', '', '   ', '我們'])('%j does not stand there', (quote) => {
  expect(locateQuotes(ESSAY)(quote)).toMatchObject({ start: null, end: null })
})

test.each([
  ['Cats are a animal. A cat has said I don’t know', 'Cats are a animal.\nA cat said “I don’t  know'],
  ['我昨日去學校，我去了圖書館', '我昨天去學校，我去了圖書館'],
])('%j is nearly what stands there as %j', (quote, words) => {
  const start = ESSAY.indexOf(words)
  expect(locateQuotes(ESSAY)(quote)).toEqual({ quote: words, start, end: start + words.length })
})

test('the same words again are their next place, and none once there is no other', () => {
  const locate = locateQuotes('a cat, a dog')
  expect([locate('a').start, locate('a').start, locate('a').start]).toEqual([0, 7, null])
})

test('a claimed place is believed only where the words stand there', () => {
  const locate = locateQuotes('a cat, a dog')
  expect([locate('a', 7).start, locate('dog', 0).start, locate('dog', 10_000).start]).toEqual([7, 9, null])
})

test('whatever is quoted, what is placed is there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(), (essay, quote, claimed) => {
      const { quote: words, start, end } = locateQuotes(essay)(quote, claimed)
      if (start !== null && end !== null) expect(essay.slice(start, end)).toBe(words)
    }),
  )
})
