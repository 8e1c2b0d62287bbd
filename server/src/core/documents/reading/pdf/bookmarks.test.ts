import { MOST_HEADINGS } from '@lectern/domain/materials/outline'
import { expect, test } from 'vitest'
import {
  buildPdf,
  firstNumberBeside,
  numberOfPage,
  pageSaying,
  pageSayingLines,
} from '../../../../../test/files/build-pdf.ts'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { readDocument } from '../../read-document.ts'

const write = temporaryFolder()
const PAGES = [pageSaying('The cell'), pageSayingLines(['It ends here.', 'The wall', 'of stone']), pageSaying('More')]
const FIRST = firstNumberBeside(PAGES)
let students = 0

/** The outline of a PDF that names the first of these objects for its bookmarks; each knows the number of the first. */
async function outlineOf(...objects: ((first: number) => string)[]) {
  const beside = { catalogue: `/Outlines ${FIRST} 0 R`, objects: objects.map((object) => object(FIRST)) }
  const path = write('outlined.pdf', buildPdf(PAGES, beside))
  const { outline, text } = await readDocument(path, { types: ['.pdf'], student: { id: ++students } })
  return outline.map(({ title, level, start }) => [title, level, text.slice(start, start + 8)])
}
const to = (index: number) => `/Dest [${numberOfPage(index)} 0 R /Fit]`
const root = (first: number) => `<< /Type /Outlines /First ${first + 1} 0 R /Last ${first + 1} 0 R >>`

test('The bookmarks of a PDF are its outline, by their levels; one that leads nowhere begins with what stands under it', async () => {
  expect(
    await outlineOf(
      root,
      (first) => `<< /Title (The cell) ${to(0)} /Next ${first + 2} 0 R >>`,
      (first) => `<< /Title (Walls) /First ${first + 3} 0 R /Next ${first + 4} 0 R >>`,
      () => `<< /Title <FEFF0054006800650020007700610 06C006C> ${to(1)} >>`.replace('610 06C', '61006C'),
      (first) => `<< /Title (Nowhere) /Next ${first + 5} 0 R >>`,
      () => `<< /Title (More) /A << /S /GoTo /D [${numberOfPage(2)} 0 R /XYZ 0 0 0] >> >>`,
    ),
  ).toEqual([
    ['The cell', 1, 'The cell'],
    ['Walls', 1, 'It ends '],
    ['The wall', 2, 'The wall'],
    ['More', 1, 'More'],
  ])
})

test('Bookmarks that lead round in a circle, into themselves or to no page are read once or not at all', async () => {
  const circle = await outlineOf(
    root,
    (first) => `<< /Title (One) ${to(0)} /First ${first + 1} 0 R /Next ${first + 2} 0 R >>`,
    (first) => `<< /Title (Two) ${to(1)} /First ${first} 0 R /Next ${first + 1} 0 R >>`,
  )
  expect(circle.map(([title]) => title).toSorted()).toEqual(['One', 'Two'])
  expect(await outlineOf(root, () => '<< /Title (No page) /Dest [99 0 R /Fit] >>')).toEqual([])
  expect(await outlineOf(root, () => `<< /Title () ${to(0)} >>`)).toEqual([])
  expect(await outlineOf(() => '<< /Type /Outlines /First 1 0 R >>')).toEqual([])
})

test('Bookmarks by the hundred thousand, and one under the other, leave a document within the bounds of its reading', async () => {
  const many = 100_000
  const flat = Array.from(
    { length: many },
    (_, index) => (first: number) =>
      `<< /Title (${index} ${'x'.repeat(50)}) ${to(0)} /Next ${first + index + 2} 0 R >>`,
  )
  expect(await outlineOf(root, ...flat)).toHaveLength(MOST_HEADINGS)
  const deep = Array.from(
    { length: many },
    (_, index) => (first: number) => `<< /Title (${index}) ${to(0)} /First ${first + index + 2} 0 R >>`,
  )
  expect(await outlineOf(root, ...deep)).toHaveLength(9)
  expect(await outlineOf(root, () => `<< /Title (${'y'.repeat(5_000_000)}) ${to(0)} >>`)).toEqual([])
})
