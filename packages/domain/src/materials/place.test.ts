import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaceFinder } from './place.ts'

const PAGES = [
  'Cells\n\nA cell is the unit of life. Photo-\nsynthesis stores the energy of light.\n',
  'Its nucleus holds all of the genes, and “the mitochondria” release what\nis stored. In summary, cells divide.\n',
  '光合作用是植物把光能轉化為\n化學能的過程，在葉綠體中進行。ＡＴＰ 是能量的貨幣。In summary, cells divide.\n',
]
const TEXT = PAGES.join('')
const STARTS = PAGES.map((_, index) => PAGES.slice(0, index).join('').length)
const find = createPlaceFinder(TEXT, STARTS)

test.each([
  ['as they stand', 'A cell is the unit of life.', 1, 'A cell is the unit of life.'],
  ['over a line', 'release what is stored.', 2, 'release what\nis stored.'],
  ['over the hyphen of a line', 'Photosynthesis stores the energy', 1, 'Photo-\nsynthesis stores the energy'],
  ['with other quotation marks', '"the mitochondria" release', 2, '“the mitochondria” release'],
  ['with markup', '**Its nucleus** holds `all` of the genes', 2, 'Its nucleus holds all of the genes'],
  ['of Chinese over a line', '植物把光能轉化為化學能的過程', 3, '植物把光能轉化為\n化學能的過程'],
  ['in another width', 'ATP是能量的貨幣.', 3, 'ＡＴＰ 是能量的貨幣。'],
  ['over the end of a page', 'the energy of light. Its nucleus holds', 1, 'the energy of light.\nIts nucleus holds'],
])('words are found %s', (_, words, page, text) => {
  const place = find({ words })
  expect(place?.page).toBe(page)
  expect(place && TEXT.slice(place.start, place.end)).toBe(text)
})

test.each([
  ['what is not there', 'A cell is a small room in which a monk lives.'],
  ['what says too little', 'a cell'],
  ['too few Chinese characters', '植物把'],
  ['nothing', ' … '],
])('%s is not found', (_, words) => {
  expect(find({ words })).toBeNull()
})

test('what stands there twice is found only where its page is known', () => {
  const words = 'In summary, cells divide.'
  expect(find({ words })).toBeNull()
  expect(find({ words: 'In Summary – cells divide' })).toBeNull()
  expect(find({ words, pages: { from: 2, to: 2 } })?.page).toBe(2)
  expect(find({ words, pages: { from: 3, to: 3 } })?.page).toBe(3)
  expect(find({ words: 'in summary cells divide', pages: { from: 3, to: 3 } })?.page).toBe(3)
  expect(find({ words, pages: { from: 1, to: 1 } })).toBeNull()
  expect(find({ words, pages: { from: 9, to: 9 } })).toBeNull()
})

test('whatever stands once in a text is found where it stands, however its lines end', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 4, maxLength: 40 })
  fc.assert(
    fc.property(words, fc.nat(), (list, seed) => {
      const distinct = list.map((word, index) => `${word}${index}`)
      const text = distinct.map((word, index) => word + ((index + seed) % 3 === 0 ? '\n' : ' ')).join('')
      const from = seed % (distinct.length - 2)
      const place = createPlaceFinder(text, [0])({ words: distinct.slice(from, from + 3).join(' ') })
      expect(place && text.slice(place.start, place.end).split(/\s/)).toEqual(distinct.slice(from, from + 3))
    }),
  )
})
