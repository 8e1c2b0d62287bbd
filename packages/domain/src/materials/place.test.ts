import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaceFinder, createStretchFinder, MOST_PLACES_SHOWN, type Passage, type Place } from './place.ts'

const PAGES = [
  'Cells\n\nA cell is the unit of life. Photo-\nsynthesis stores the energy of light.\n',
  'Its nucleus holds all of the genes, and “the mitochondria” release what\nis stored. In summary, cells divide.\n',
  '光合作用是植物把光能轉化為\n化學能的過程，在葉綠體中進行。ＡＴＰ 是能量的貨幣。In summary, cells divide.\n',
]
const TEXT = PAGES.join('')
const STARTS = PAGES.map((_, index) => PAGES.slice(0, index).join('').length)
/** The one place of a passage that can be told. */
function finderOf(text: string, starts: readonly number[]) {
  const find = createPlaceFinder(text, starts)
  return (passage: Passage): Place | null => {
    const [only, other] = find(passage)
    return only && !other ? only : null
  }
}
const find = finderOf(TEXT, STARTS)

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

test('of what stands there more than once the places are told, as it stands or folded, and of more than ten one more', () => {
  const all = createPlaceFinder(TEXT, STARTS)
  const pagesOf = (words: string) => all({ words }).map(({ page }) => page)
  expect([pagesOf('In summary, cells divide.'), pagesOf('In Summary – cells divide')]).toEqual([
    [2, 3],
    [2, 3],
  ])
  expect(pagesOf('A cell is the unit of life.')).toEqual([1])
  const many = createPlaceFinder('In summary, cells divide. '.repeat(30), [0])
  expect(many({ words: 'In summary, cells divide.' })).toHaveLength(MOST_PLACES_SHOWN + 1)
})

test('wherever words stand they are found, as they stand or else folded', () => {
  const findAll = createStretchFinder(TEXT, STARTS)
  const standing = (words: string) => findAll(words).stretches.map(({ start, end }) => TEXT.slice(start, end))
  const summaries = ['In summary, cells divide.', 'In summary, cells divide.']
  expect([standing('In summary, cells divide.'), standing('in summary cells divide.')]).toEqual([summaries, summaries])
  expect(findAll('In summary, cells divide.').place).toBeNull()
  expect(standing('A cell is the unit of life.')).toEqual(['A cell is the unit of life.'])
  expect(findAll('A cell is the unit of life.').place).toEqual(find({ words: 'A cell is the unit of life.' }))
  expect(findAll('a cell')).toEqual({ stretches: [], place: null })
})

test('so many of the places that begin as a passage does are compared with it, and no more', () => {
  const beginning = Array.from({ length: 40 }, (_, index) => `cell ${index} `).join('')
  const wanted = `${beginning}and of nothing else`
  const after = (others: number) => `${`${beginning}and of all\n`.repeat(others)}${wanted}`
  expect(finderOf(after(900), [0])({ words: wanted })?.page).toBe(1)
  expect(finderOf(after(1100), [0])({ words: wanted })).toBeNull()
  const second = after(1100).lastIndexOf(beginning)
  expect(finderOf(after(1100), [0, second])({ words: wanted, pages: { from: 2, to: 2 } })?.page).toBe(2)
})

test('a text and words that repeat one letter are given up, as they stand and folded', () => {
  const words = Array.from({ length: 10 }, (_, index) => `${'a'.repeat(9_998 - index)}b`)
  for (const text of ['a'.repeat(500_000), 'a '.repeat(250_000)]) {
    const find = finderOf(text, [0])
    for (const one of words) expect([find({ words: one }), find({ words: `b${one}` })]).toEqual([null, null])
  }
})

test('a character that is a phrase stands for itself, and a ligature for its letters', () => {
  const find = finderOf('The oﬃce of ﷺ: see the ligature.', [0])
  expect(find({ words: 'the office of' })).toEqual({ page: 1, start: 0, end: 11 })
  expect(find({ words: 'office of – ﷺ' })).toEqual({ page: 1, start: 4, end: 13 })
  expect(find({ words: 'صلى الله عليه وسلم' })).toBeNull()
})

test('stretches that are folded by themselves are those of the whole text', () => {
  const find = finderOf(TEXT, STARTS)
  const onSecond = { words: 'its nucleus HOLDS all of the genes', pages: { from: 2, to: 2 } }
  const first = find(onSecond)
  expect(first && TEXT.slice(first.start, first.end)).toBe('Its nucleus holds all of the genes')
  for (let call = 0; call < 5; call++) expect(find(onSecond)).toEqual(first)
  expect(find({ ...onSecond, pages: { from: 1, to: 1 } })).toBeNull()
})

test('whatever stands once in a text is found where it stands, however its lines end', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 4, maxLength: 40 })
  fc.assert(
    fc.property(words, fc.nat(), (list, seed) => {
      const distinct = list.map((word, index) => `${word}${index}`)
      const text = distinct.map((word, index) => word + ((index + seed) % 3 === 0 ? '\n' : ' ')).join('')
      const from = seed % (distinct.length - 2)
      const place = finderOf(text, [0])({ words: distinct.slice(from, from + 3).join(' ') })
      expect(place && text.slice(place.start, place.end).split(/\s/)).toEqual(distinct.slice(from, from + 3))
    }),
  )
})
