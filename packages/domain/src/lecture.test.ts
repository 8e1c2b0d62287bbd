import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkLectureFile,
  hasStartedMegabyteNote,
  type LecturePage,
  planSections,
  progressOf,
  shortenFilename,
  titleOfFile,
} from './lecture.ts'
import { MEGABYTE } from './prices.ts'

test.each([
  ['Week 3.pdf', 100 * MEGABYTE, null],
  ['Week 3.PDF', 1, null],
  ['Week 3.pdf', 100 * MEGABYTE + 1, { id: 'lecture.tooLarge' }],
  ['Week 3.pptx', 1, { id: 'lecture.wrongType' }],
  ['pdf', 1, { id: 'lecture.wrongType' }],
])('%s of %i bytes is answered %j', (name, size, answer) => {
  expect(checkLectureFile({ name, size })).toEqual(answer)
})

test('the note about started megabytes stands for files below 5 MB', () => {
  expect([5 * MEGABYTE - 1, 5 * MEGABYTE].map(hasStartedMegabyteNote)).toEqual([true, false])
})

test.each([
  ['Week 3.pdf', 'Week 3'],
  ['第四講.v2.PDF', '第四講.v2'],
  ['.pdf', '.pdf'],
  [`${'講'.repeat(250)}.pdf`, '講'.repeat(200)],
])('%s is called %s', (name, title) => expect(titleOfFile(name)).toBe(title))

test.each([
  [`${'a'.repeat(20)}.pdf`, `${'a'.repeat(20)}.pdf`],
  [`${'a'.repeat(21)}.pdf`, `${'a'.repeat(19)}….pdf`],
  [`${'講'.repeat(30)}.pdf`, `${'講'.repeat(19)}….pdf`],
])('%s is shown as %s', (name, shown) => expect(shortenFilename(name)).toBe(shown))

test('progress names the section under way, never one beyond the last', () => {
  expect(progressOf('waiting', { sectionsDone: 0, sectionCount: 0 })).toEqual({ id: 'lecture.phaseWaiting' })
  expect(progressOf('reading', { sectionsDone: 0, sectionCount: 0 })).toEqual({ id: 'lecture.phaseReading' })
  expect(progressOf('explaining', { sectionsDone: 2, sectionCount: 12 })).toEqual({
    id: 'lecture.phaseExplaining',
    values: { number: 3, count: 12 },
  })
  expect(progressOf('explaining', { sectionsDone: 12, sectionCount: 12 })).toEqual({
    id: 'lecture.phaseExplaining',
    values: { number: 12, count: 12 },
  })
})

const slide = (page: number, length: number): LecturePage => ({ page, text: 'word '.repeat(length / 5).trim() })

test('short pages are put together to sections of about 4,000 characters', () => {
  const sections = planSections(Array.from({ length: 30 }, (_, index) => slide(index + 1, 1000)))
  expect(sections.map((pages) => pages.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 2])
  expect(sections.flat().map(({ page }) => page)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

test('a page that is long alone is cut at a paragraph, and its pieces know their page', () => {
  const paragraph = `${'Osmosis moves water. '.repeat(90).trim()}\n\n`
  const [first, ...others] = planSections([{ page: 7, text: paragraph.repeat(6) }])
  expect(first).toEqual([{ page: 7, text: paragraph.repeat(2).trim() }])
  expect(others.flat().map(({ page }) => page)).toEqual([7, 7])
})

test('whatever the pages hold, sections are bounded, in order, and lose nothing but white space', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '。', '.', '水', '😀'), maxLength: 14_000 })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const pages = texts.map((page, index) => ({ page: index + 1, text: page }))
      const planned = planSections(pages)
      for (const section of planned) {
        expect(section.reduce((sum, piece) => sum + piece.text.length, 0)).toBeLessThanOrEqual(9000)
        expect(section.every((piece) => piece.text.isWellFormed() && piece.text !== '')).toBe(true)
      }
      const bare = (parts: readonly string[]): string => parts.join('').replace(/\s/g, '')
      expect(bare(planned.flat().map((piece) => piece.text))).toBe(bare(texts))
      const numbers = planned.flat().map(({ page }) => page)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }),
    { numRuns: 40 },
  )
})
