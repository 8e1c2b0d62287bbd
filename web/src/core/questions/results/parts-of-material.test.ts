import { chaptersOf } from '@lectern/domain/materials/outline'
import { expect, test } from 'vitest'
import { chaptersAt, stretchOf } from './parts-of-material.ts'

const heading = (title: string, level: number, start: number) => ({ title, level, start })
const chapters = (...headings: ReturnType<typeof heading>[]) => chaptersOf(headings, ' '.repeat(1000), [0])
const at = (...starts: number[]) => starts.map((start) => ({ start }))
const titles = (found: ReturnType<typeof chaptersAt>) => found?.map(({ title }) => title)

const BOOK = [heading('Biology', 1, 0), heading('Cells', 2, 100), heading('Walls', 3, 200), heading('Genes', 2, 300)]

test.each([
  ['the highest level that tells them apart', BOOK, at(120, 250, 310), ['Cells', 'Cells', 'Genes']],
  ['a deeper one where all stand in one chapter of it', BOOK, at(120, 250), ['Cells', 'Walls']],
  ['what stands before the first part of a chapter is of the chapter', BOOK, at(10, 310), ['Biology', 'Genes']],
  ['one chapter tells nothing apart', BOOK, at(310, 320), undefined],
  ['no outline neither', [], at(1, 2), undefined],
  [
    'nor one that begins after what was asked',
    [heading('A', 1, 100), heading('B', 1, 200)],
    at(1, 150, 250),
    undefined,
  ],
])('%s', (_, headings, places, told) => {
  expect(titles(chaptersAt(places, chapters(...headings)))).toEqual(told)
})

test('of more than twelve chapters none are told', () => {
  const headings = Array.from({ length: 13 }, (_, index) => heading(`${index}`, 1, index * 10))
  const places = at(...headings.map(({ start }) => start))
  expect(chaptersAt(places.slice(1), chapters(...headings))).toHaveLength(12)
  expect(chaptersAt(places, chapters(...headings))).toBeNull()
})

test.each([
  [3, [3], { from: 3, to: 3 }],
  [1, [1, 2, 6], { from: 1, to: 1 }],
  [13, [1, 13, 20], { from: 13, to: 16 }],
  [20, [1, 13, 20], { from: 17, to: 20 }],
])('page %i of %j lies in %j', (page, pages, stretch) => {
  expect(stretchOf(page, pages)).toEqual(stretch)
})
