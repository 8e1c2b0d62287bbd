import { expect, test } from 'vitest'
import { hasGrown, outlineInGrown } from './grown-text.ts'

/** Pages, put together as they are kept. */
const paged = (...pages: string[]) => {
  const pageStarts: number[] = []
  let text = ''
  for (const page of pages) {
    if (text !== '' && page !== '') text += '\n\n'
    pageStarts.push(text.length)
    text += page
  }
  return { text, pageStarts }
}

test.each([
  ['a page without text is read', ['One.', '', 'Three.'], ['One.', 'Two.', 'Three.'], ['One.', '', 'Three.'], true],
  ['a stamp is all that its layer has', ['One.', 'Page 2'], ['One.', 'Two.'], ['One.', 'Page 2'], true],
  ['lines are broken otherwise', ['One and\none.', ''], ['One and one.', 'Two.'], ['One and one.', ''], true],
  ['nothing is added', ['One.'], ['One.'], ['One.'], true],
  ['a page was read otherwise', ['One.', 'Tvo.'], ['One.', 'Two.'], ['One.', ''], false],
  ['a page says less', ['One.', 'Two.'], ['One.', ''], ['One.', ''], false],
  ['it has another number of pages', ['One.'], ['One.', 'Two.'], ['One.', ''], false],
  ['it has no pages', [], [], [], false],
])('a text has grown or not: %s', (_, before, after, layer, isGrown) => {
  expect(hasGrown(paged(...before), paged(...after), layer)).toBe(isGrown)
})

test('headings keep their places in their pages', () => {
  const before = paged('One.', '', 'Three. More.')
  const after = paged('One.', 'Two.', 'Three. More.')
  const headings = ['One', 'Three', 'More'].map((title) => ({ title, level: 1, start: before.text.indexOf(title) }))
  const moved = outlineInGrown(headings, before, after)
  expect(moved.map(({ start }) => after.text.slice(start).split(/[ .]/)[0])).toEqual(['One', 'Three', 'More'])
})
