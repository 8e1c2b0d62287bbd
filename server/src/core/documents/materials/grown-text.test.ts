import { expect, test } from 'vitest'
import { hasGrown, outlineInGrown } from './grown-text.ts'

/** Pages, put together as they are kept: one without text begins where the next one does. */
function paged(...pages: string[]) {
  const text = pages.filter(Boolean).join('\n\n')
  let end = 0
  const pageStarts = pages.map((page, index) => {
    const start = end
    if (page !== '') end += page.length + (pages.slice(index + 1).some(Boolean) ? 2 : 0)
    return start
  })
  return { text, pageStarts }
}

test.each([
  ['a page without text is read', ['One.', '', 'Three.'], ['One.', 'Two.', 'Three.'], true],
  ['the last one is', ['One.', ''], ['One.', 'Two.'], true],
  ['the stamp of a scan stands in what it shows', ['One.', 'Page 2'], ['One.', 'Two.\n\nPage 2'], true],
  ['lines are broken otherwise', ['One and\none.', ''], ['One and one.', 'Two.'], true],
  ['nothing is added', ['One.'], ['One.'], true],
  ['what a page said is gone', ['One.', 'A title'], ['One.', 'A tltle'], false],
  ['a page was read otherwise', ['One.', 'Tvo.'], ['One.', 'Two.'], false],
  ['a page says less', ['One.', 'Two.'], ['One.', ''], false],
  ['it has another number of pages', ['One.'], ['One.', 'Two.'], false],
  ['it has no pages', [], [], false],
])('a text has grown or not: %s', (_, before, after, isGrown) => {
  expect(hasGrown(paged(...before), paged(...after))).toBe(isGrown)
})

test('headings keep their places, and those of scans stand where these say them', () => {
  const before = paged('One.', '', '', 'Four. More.')
  const after = paged('One.', 'Two.', 'Three\n\nis read.', 'Four. More.')
  const headings = [
    { title: 'One', start: 0 },
    // Bookmarks of the second page and of the third lead to where the text goes on.
    { title: 'Said nowhere', start: 6 },
    { title: 'Three', start: 6 },
    { title: 'Four', start: 6 },
    { title: 'Within the page', start: 12 },
  ].map((heading) => ({ ...heading, level: 1 }))
  const moved = outlineInGrown(headings, before, after)
  expect(moved.map(({ title, start }) => [title, after.text.slice(start).split(/[ .\n]/)[0]])).toEqual([
    ['One', 'One'],
    ['Three', 'Three'],
    ['Four', 'Four'],
    ['Within the page', 'More'],
  ])
})

test('a heading after a page that is blank stays', () => {
  const before = paged('One.', '', 'The third page.', '')
  const after = paged('One.', '', 'The third page.', 'Read.')
  const heading = { title: 'Chapter 3', level: 1, start: before.pageStarts[2] ?? 0 }
  expect(outlineInGrown([heading], before, after)).toEqual([{ ...heading, start: after.pageStarts[2] }])
})
