import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLikeWordFinder } from './find-like-words.ts'

const TEXT = `A cell is the unit of life. Its nucleus holds the genes, and the mitochondria – “power plants” – release the
energy that is stored in glucose. In 1665 Robert Hooke saw cells in cork for the first time. 光合作用是植物把光能轉化為化學能的過程，
在葉綠體中進行。A cell divides when it has grown.`

const found = (quote: string): string | null => {
  const place = createLikeWordFinder(TEXT)(quote)
  return place && TEXT.slice(place.start, place.end)
}

test.each([
  ['as it stands', 'A cell is the unit of life.', 'A cell is the unit of life.'],
  ['in other case and marks', 'a cell is the unit of life!', 'A cell is the unit of life.'],
  ['over a line', 'release the energy that is stored in glucose', 'release the\nenergy that is stored in glucose'],
  [
    'with a word left out',
    'In 1665 Hooke saw cells in cork for the first time.',
    'In 1665 Robert Hooke saw cells in cork for the first time.',
  ],
  [
    'with a word added',
    'In the year 1665 Robert Hooke saw cells in cork for the first time',
    'In 1665 Robert Hooke saw cells in cork for the first time',
  ],
  [
    'with a word changed',
    'In 1665 Robert Hooke observed cells in cork for the first time.',
    'In 1665 Robert Hooke saw cells in cork for the first time.',
  ],
  [
    'with a gap',
    'Its nucleus holds the genes … stored in glucose.',
    'Its nucleus holds the genes, and the mitochondria – “power plants” – release the\nenergy that is stored in glucose.',
  ],
  ['in Chinese', '光合作用是植物把光能轉為化學能的過程', '光合作用是植物把光能轉化為化學能的過程'],
  ['shortly, with all of its words', 'Robert Hooke', 'Robert Hooke'],
])('a quotation %s is found as the text has it', (_, quote, words) => {
  expect(found(quote)).toBe(words)
})

test.each([
  ['what is not there', 'A cell is a small room in which a monk lives.'],
  ['a few words that are only like those there', 'Robert Boyle'],
  ['the same words in another order', 'life of unit the is cell a'],
  ['nothing', ' … '],
])('%s is not found', (_, quote) => {
  expect(found(quote)).toBeNull()
})

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('what is cut out of a text is found in it, or the same words are', () => {
  const words = TEXT.split(/\s+/)
  fc.assert(
    fc.property(fc.nat(words.length - 8), fc.integer({ min: 1, max: 8 }), (from, count) => {
      const quote = words.slice(from, from + count).join(' ')
      if (wordsOf(quote)) expect(wordsOf(found(quote) ?? '')).toBe(wordsOf(quote))
    }),
  )
})

test('hundreds of quotations are found in a book within seconds', () => {
  const book = Array.from({ length: 20_000 }, (_, index) => `The cell ${index} is the unit of life ${index}.`).join(' ')
  const find = createLikeWordFinder(book)
  const begun = process.cpuUsage()
  for (let index = 0; index < 200; index++)
    expect(find(`the cell ${index} was the unit of life ${index}`)).not.toBeNull()
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5000)
})
