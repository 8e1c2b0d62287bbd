import { describe, expect, test } from 'vitest'
import {
  chaptersOf,
  type Heading,
  MAX_HEADING_CHARACTERS,
  MOST_HEADINGS,
  outlineOfMarkdown,
  withinOutline,
} from './outline.ts'

const TEXT = 'x'.repeat(1000)
const heading = (level: number, start: number, title = `${level} at ${start}`): Heading => ({ title, level, start })

describe('An outline', () => {
  test('has its chapters with what stands under them, on the pages that they touch', () => {
    const headings = [heading(1, 0), heading(2, 100), heading(3, 150), heading(2, 300), heading(1, 600)]
    const chapters = chaptersOf(headings, TEXT, [0, 100, 350, 600])
    expect(chapters.map(({ start, end, pages }) => [start, end, pages.from, pages.to])).toEqual([
      [0, 600, 1, 3],
      [100, 300, 2, 2],
      [150, 300, 2, 2],
      [300, 600, 2, 3],
      [600, 1000, 4, 4],
    ])
  })

  test('begins on its first page where the text begins before that, and ends no earlier than it begins', () => {
    const chapters = chaptersOf([heading(1, 5), heading(1, 5)], TEXT, [10])
    expect(chapters.map(({ start, end, pages }) => [start, end, pages])).toEqual([
      [5, 5, { from: 1, to: 1 }],
      [5, 1000, { from: 1, to: 1 }],
    ])
  })

  test('is put in the order of the text, each heading in one line and cut, without what says nothing or stands beyond the text', () => {
    const headings = [
      heading(1, 20, ` The\n\u200bcell\u0007 \t wall `),
      heading(1, 10, 'y'.repeat(MAX_HEADING_CHARACTERS + 5)),
      heading(1, 30, ' \u00ad '),
      heading(1, TEXT.length),
    ]
    expect(withinOutline(headings, TEXT)).toEqual([
      heading(1, 10, 'y'.repeat(MAX_HEADING_CHARACTERS)),
      heading(1, 20, 'The cell wall'),
    ])
  })

  test('of too many headings leaves the deepest out, and of too many of one level the last', () => {
    const deep = Array.from({ length: MOST_HEADINGS }, (_, index) => heading(index % 2 === 0 ? 2 : 3, index))
    const kept = withinOutline([heading(1, 0), ...deep], TEXT)
    expect(kept).toHaveLength(1 + MOST_HEADINGS / 2)
    expect(kept.every(({ level }) => level <= 2)).toBe(true)
    const flat = Array.from({ length: MOST_HEADINGS + 9 }, (_, index) => heading(4, index))
    expect(withinOutline(flat, TEXT)).toEqual(flat.slice(0, MOST_HEADINGS))
  })
})

describe('Markdown', () => {
  test('has its headings as its outline, but for those in blocks of code', () => {
    const text =
      '# Cells #\n\nA cell.\n\n```sh\n# no heading\n~~~\n# nor this\n```\n\n### The  wall\n#no\n ## nor this\n# 細胞'
    expect(outlineOfMarkdown(text)).toEqual([
      heading(1, 0, 'Cells'),
      heading(3, text.indexOf('###'), 'The wall'),
      heading(1, text.indexOf('# 細胞'), '細胞'),
    ])
  })

  test('that is a text like any other has none, and a long line of marks is looked through once', () => {
    expect(outlineOfMarkdown('Just a text. # Not at the beginning of a line.')).toEqual([])
    expect(outlineOfMarkdown(`${'# '.repeat(500_000)}\n${'#'.repeat(500_000)}`)).toHaveLength(1)
  })
})
