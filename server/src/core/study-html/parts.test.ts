import { expect, test } from 'vitest'
import { partsOf, withoutPart } from './parts.ts'
import { readHtmlText } from './read-html-text.ts'

const TEXT = [
  '<h2>Cells</h2>\n<p>What they are.</p>',
  '<h3>Membranes</h3>\n<ul><li>They let <strong>some</strong> things in.<ul><li>Water</li></ul></li></ul>',
  '<h4>Pumps</h4>\n<p>Against the gradient.<br />Always.</p>',
  '<h3>Organelles</h3>\n<p>They do the work.</p>',
  '<p class="failed-chunk">Part 2 could not be made.</p>',
  '<h2>Energy</h2>\n<p>It is released.</p>',
].join('\n')

const wordsOf = (html: string, id: string) => readHtmlText(withoutPart(html, id)?.part ?? '')
const headingsOf = (html: string) => partsOf(html).map(({ id }) => wordsOf(html, id).split('\n')[0])
const idOf = (html: string, heading: string) =>
  partsOf(html).find(({ id }) => wordsOf(html, id).startsWith(heading))?.id ?? ''

test('a text has a part for each h3, and for an h2 without one; each says which heading it stands under', () => {
  expect(headingsOf(TEXT)).toEqual(['Membranes', 'Organelles', 'Energy'])
  expect(partsOf(TEXT).map(({ heading }) => heading)).toEqual([1, 3, 4])
})

test('a part goes whole, with what stands under lesser headings, and nothing else with it', () => {
  const left = withoutPart(TEXT, idOf(TEXT, 'Membranes'))
  expect(readHtmlText(left?.part ?? '')).toBe(
    'Membranes\nThey let some things in.Water\nPumps\nAgainst the gradient.\nAlways.',
  )
  expect(readHtmlText(left?.html ?? '').split('\n')).toEqual([
    ...['Cells', 'What they are.', 'Organelles', 'They do the work.'],
    ...['Part 2 could not be made.', 'Energy', 'It is released.'],
  ])
})

test('what could not be made, and the title of a text with sections, stay', () => {
  let html = TEXT
  for (const { id } of partsOf(TEXT)) html = withoutPart(html, id)?.html ?? ''
  expect(readHtmlText(html)).toBe('Cells\nWhat they are.\nPart 2 could not be made.')
})

test('what a rule sets apart from a part stays when it goes, and is a part without a heading', () => {
  const html = '<h3>A</h3>\n<p>One.</p>\n<hr />\n<p>Two.</p>\n<h3>B</h3>\n<p>Three.<br />Four.</p>'
  expect(headingsOf(html)).toEqual(['A', 'Two.', 'B'])
  expect(partsOf(html).map(({ heading, after }) => [heading, after])).toEqual([
    [0, 0],
    [null, 2],
    [1, 2],
  ])
  expect(withoutPart(html, idOf(html, 'A'))?.html).toBe('<p>Two.</p>\n<h3>B</h3>\n<p>Three.<br />Four.</p>')
  expect(withoutPart(html, idOf(html, 'B'))?.html).toBe('<h3>A</h3>\n<p>One.</p>\n<hr />\n<p>Two.</p>')
  const last = '<h3>A</h3>\n<p>One.</p>\n<hr />\n<p>Two.</p>'
  expect(withoutPart(last, idOf(last, 'Two.'))).toEqual({ html: '<h3>A</h3>\n<p>One.</p>', part: '<p>Two.</p>' })
})

test('what stands before the first heading is a part without one, as is what follows a remark on what could not be made', () => {
  const failed = '<p class="failed-chunk">Part 2 could not be made.</p>'
  const html = `<p>First.</p>\n<ul><li>Of all.</li></ul>\n<h4>Small</h4>\n<h3>A</h3>\n<p>One.</p>\n${failed}\n<p>Then.</p>\n<h3>B</h3>`
  expect(partsOf(html).map(({ heading, after }) => [heading, after])).toEqual([
    [null, 0],
    [1, 1],
    [null, 3],
    [2, 3],
  ])
  expect(headingsOf(html)).toEqual(['First.', 'A', 'Then.', 'B'])
  expect(withoutPart(html, idOf(html, 'First.'))?.html).toBe(
    `<h3>A</h3>\n<p>One.</p>\n${failed}\n<p>Then.</p>\n<h3>B</h3>`,
  )
  expect(withoutPart(html, idOf(html, 'Then.'))?.html).toBe(
    `<p>First.</p>\n<ul><li>Of all.</li></ul>\n<h4>Small</h4>\n<h3>A</h3>\n<p>One.</p>\n${failed}\n<h3>B</h3>`,
  )
})

test('a text without a heading is one part', () => {
  const html = '<p>A cell.</p>\n<ul><li>It lives.</li></ul>'
  expect(partsOf(html).map(({ heading, after }) => [heading, after])).toEqual([[null, 0]])
  expect(withoutPart(html, partsOf(html)[0]?.id ?? '')).toEqual({ html: '', part: html })
  expect([partsOf(''), partsOf('<hr />')]).toEqual([[], []])
})

test('the others keep their ids when one goes; it is gone once', () => {
  const id = idOf(TEXT, 'Membranes')
  const left = withoutPart(TEXT, id)?.html ?? ''
  expect(idOf(left, 'Organelles')).toBe(idOf(TEXT, 'Organelles'))
  expect(withoutPart(left, id)).toBeNull()
})

test('parts that are alike go together', () => {
  const twice = '<h3>A</h3><p>Same.</p>\n<h3>A</h3><p>Same.</p>\n<h3>B</h3><p>Other.</p>'
  expect(withoutPart(twice, idOf(twice, 'A'))?.html).toBe('<h3>B</h3><p>Other.</p>')
})

test('headings within something else, and those without words, are none', () => {
  const html = '<ul><li><h3>Inside</h3></li></ul><h3> <br /></h3><h3>One</h3><p>x</p>'
  expect(partsOf(html).map(({ heading, after }) => [heading, after])).toEqual([
    [null, 0],
    [0, 0],
  ])
})
