import { expect, test } from 'vitest'
import { say } from '../../../../lib/language.ts'
import { foundText } from './found-text.ts'

const placesOn = (...pages: number[]) => pages.map((page, index) => ({ page, start: index, end: index + 1 }))
const found = (...pages: number[]) => ({ places: placesOn(...pages), hasMore: false })
const more = { places: placesOn(...Array(500).fill(3)), hasMore: true }

test.each([
  ['on one page', found(4, 4), null, true, '2 found on page 4'],
  ['on several', found(1, 3, 7, 8, 9, 9), null, true, '6 found on pages 1, 3 and 7–9'],
  [
    'on as many as are told',
    found(1, 3, 5, 7, 9, 11, 13, 15),
    null,
    true,
    '8 found on pages 1, 3, 5, 7, 9, 11, 13 and 15',
  ],
  ['on more', found(1, 3, 5, 7, 9, 11, 13, 15, 800), null, true, '9 found on 9 pages, from 1 to 800'],
  ['where there is one page', found(1, 1), null, false, '2 found'],
  ['and is gone to', found(4, 8), 1, true, '2 of 2, page 8'],
  ['and is gone to where there is one page', found(1, 1), 0, false, '1 of 2'],
  ['more often than is told', more, null, true, '500+ found. Type more to find fewer.'],
  ['more often than is told, and is gone to', more, 2, true, '3 of 500+, page 3'],
])('what was found %s is told', (_, places, index, hasPages, text) => {
  expect(foundText(say, places, index, hasPages)).toBe(text)
})
