import { expect, test } from 'vitest'
import { placeBookmarks } from './place-bookmarks.ts'

const PAGES = [
  'Contents\n1 The cell\n2 The wall',
  '1 The Cell\nA cell lives. The wall\nis outside.',
  'It has\n2. The\nwall\nof stone',
  '',
]
const TEXT = PAGES.join('')
const STARTS = PAGES.map((_, index) => PAGES.slice(0, index).join('').length)
const at = (page: number, words: string) => (STARTS[page] ?? 0) + (PAGES[page] ?? '').indexOf(words)
const startsOf = (...bookmarks: [title: string, page: number][]) =>
  placeBookmarks(
    bookmarks.map(([title, page]) => ({ title, page, level: 1 })),
    TEXT,
    STARTS,
  ).map(({ start }) => start)

test('A bookmark leads to the line that says the same, whatever its case, its number and its marks', () => {
  expect(startsOf(['THE CELL', 1], ['The wall', 2])).toEqual([at(1, '1 The Cell'), at(2, '2. The\nwall')])
  expect(startsOf(['1. The cell', 1])).toEqual([at(1, '1 The Cell')])
})

test('one that no line says leads to the beginning of its page, or to where the one before it on that page does', () => {
  expect(startsOf(['Preface', 1])).toEqual([STARTS[1]])
  // 'The wall' stands on the page, but begins no line of it.
  expect(startsOf(['The wall', 1])).toEqual([STARTS[1]])
  expect(startsOf(['The wall', 2], ['Of sand', 2], ['Of glass', 1])).toEqual([
    at(2, '2. The'),
    at(2, '2. The'),
    STARTS[1],
  ])
})

test('one without letters, or to a page without text, leads to where that page begins', () => {
  expect(startsOf(['***', 1], ['The end', 3])).toEqual([STARTS[1], TEXT.length])
})
