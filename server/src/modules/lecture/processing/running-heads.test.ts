import { expect, test } from 'vitest'
import { dropRunningHeads } from './running-heads.ts'

test('titles and page numbers that stand on every page go, numbers and all', () => {
  const pages = [1, 2, 3, 4].map(
    (n) => `COMP 3278 Databases\nSlide about topic ${'abcd'[n - 1]}\nIt holds.\nWeek 3   Page ${n} of 4`,
  )
  expect(dropRunningHeads(pages)).toEqual(['a', 'b', 'c', 'd'].map((name) => `Slide about topic ${name}\nIt holds.`))
})

test('what stands in the middle of pages stays, and so does what ends a sentence', () => {
  const pages = [1, 2, 3].map((n) => `Head\nOwn ${'xyz'[n]} line\nAgain and again\nAnother ${'pqr'[n]} line\nIt holds.`)
  for (const page of dropRunningHeads(pages)) {
    expect(page).toContain('Again and again')
    expect(page).toContain('It holds.')
    expect(page).not.toContain('Head')
  }
})

test.each([
  [['Osmosis\nWater moves.', 'Osmosis\nIt needs no energy.']],
  [['', '', '']],
  [
    Array.from({ length: 20 }, (_, n) =>
      n < 3 ? `Theorem\nText ${'abc'[n]}` : `Page about ${n} and ${'q'.repeat(n)}\nmore`,
    ),
  ],
])('what stands on few pages stays: %#', (pages) => {
  expect(dropRunningHeads(pages).slice(0, 2)).toEqual(pages.slice(0, 2))
})
