import { expect, test } from 'vitest'
import { writeHtml } from '../../core/study-text/write-html.ts'
import { combineNotes } from './combine-notes.ts'

const made = (notes_html: string) => ({ answer: { notes_html } })
const combine = (...outcomes: [number, { answer: { notes_html: string } } | { error: string }][]) =>
  writeHtml(combineNotes({ outcomes: new Map(outcomes), chunks: ['', '', ''] }))

test('Chunks stand in the order of the material, whenever they came', () => {
  expect(combine([1, made('<p>Second</p>')], [0, made('<p>First</p>')])).toBe('<p>First</p>\n<p>Second</p>')
})

test('A chunk that failed stands in its place, as text and nothing else', () => {
  const error = 'No <b>notes</b>.'
  expect(combine([0, made('<p>First</p>')], [1, { error }], [2, made('<p>Third</p>')])).toBe(
    '<p>First</p>\n<p class="failed-chunk">Part 2 of 3: No &lt;b&gt;notes&lt;/b&gt;.</p>\n<p>Third</p>',
  )
})

test('What two chunks share stands once: their title, a heading that goes on, points and terms', () => {
  const first = '<h2>Cells</h2><h3>Parts</h3><dl><dt>Cell</dt><dd>A room.</dd></dl><ul><li>One</li><li>Two</li></ul>'
  const second =
    '<h2>cells</h2><h3>Parts</h3><dl><dt>Cell</dt><dd>A room.</dd></dl><ul><li>Two</li><li>Three</li></ul><h3>Use</h3><ul><li>Two</li></ul>'
  expect(combine([0, made(first)], [1, made(second)])).toBe(
    '<h2>Cells</h2>\n<h3>Parts</h3>\n<dl><dt>Cell</dt><dd>A room.</dd></dl>\n<ul><li>One</li><li>Two</li><li>Three</li></ul>',
  )
})

test('A title goes with the last of its headings that holds anything new', () => {
  const first = '<h2>Cells</h2><h3>Parts</h3><ul><li>One</li></ul>'
  expect(combine([0, made(first)], [1, made('<h2>Rooms</h2><h3>Walls</h3><ul><li>One</li></ul>')])).toBe(
    '<h2>Cells</h2>\n<h3>Parts</h3>\n<ul><li>One</li></ul>',
  )
})

test('What comes without a heading of its own is set apart from the section before, and that section begins anew', () => {
  const first = '<h2>Cells</h2><h3>Parts</h3><ul><li>One</li></ul>'
  const goesOn = '<h2>Cells</h2><p>More of them.</p><h3>Parts</h3><ul><li>Two</li></ul>'
  const untitled = '<ul><li>Three</li></ul><h3>Use</h3><p>a</p><hr /><p>b</p>'
  expect(combine([0, made(first)], [1, made(goesOn)], [2, made(untitled)]).split('\n')).toEqual([
    ...['<h2>Cells</h2>', '<h3>Parts</h3>', '<ul><li>One</li></ul>', '<hr>', '<p>More of them.</p>'],
    ...['<h3>Parts</h3>', '<ul><li>Two</li></ul>', '<hr>', '<ul><li>Three</li></ul>'],
    ...['<h3>Use</h3>', '<p>a</p>', '<hr>', '<p>b</p>'],
  ])
})

test('The same heading under another title is another one', () => {
  const html = '<h2>A</h2><h3>Overview</h3><p>a</p><h2>B</h2><h3>Overview</h3><p>b</p>'
  expect(combine([0, made(html)])).toBe(html.replaceAll('><', '>\n<'))
})

test('Hostile answers come through as text alone', () => {
  expect(combine([0, made('<p onclick="x()">Cells<img src=x onerror=x()></p><script>x()</script>')])).toBe(
    '<p>Cells</p>',
  )
})
