import { expect, test } from 'vitest'
import { filenameOf, startPages, stretchOfPages, textOfPage } from './material.ts'

const pagesOf = (text: string) => startPages(text).map((_, index, starts) => textOfPage(text, starts, index + 1)?.text)

test('A text of one page is one page, an empty one too', () => {
  expect(startPages('')).toEqual([0])
  expect(startPages('x'.repeat(3000))).toEqual([0])
  expect(pagesOf('A cell.\n')).toEqual(['A cell.'])
})

test.each([
  ['a paragraph', `${'One word. '.repeat(180)}\n\n`],
  ['a line', `${'One word. '.repeat(180)}\n`],
  ['a sentence', 'Every cell has a nucleus. '.repeat(80)],
  ['a word', 'cell '.repeat(400)],
  ['a Chinese sentence', '細胞是生命的基本單位。'.repeat(200)],
])('A longer text is parted after %s', (_what, part) => {
  const pages = pagesOf(part.repeat(4))
  expect(pages.length).toBeGreaterThan(1)
  const [first = ''] = pages
  expect(part.repeat(4).startsWith(first)).toBe(true)
  expect(part.trimEnd().endsWith(first.slice(-5))).toBe(true)
})

test('A text that never pauses is parted all the same, and no character is cut in two', () => {
  const text = `x${'𠮷'.repeat(4000)}`
  const starts = startPages(text)
  expect(starts).toHaveLength(3)
  for (const page of pagesOf(text)) expect(page?.isWellFormed()).toBe(true)
})

test('The pages of a text are the whole of it, in order', () => {
  const text = Array.from({ length: 900 }, (_, index) => `Line ${index} says something.`).join('\n')
  const starts = startPages(text)
  const whole = starts.map((start, index) => text.slice(start, starts[index + 1])).join('')
  expect(whole).toBe(text)
})

test('A page that is not there has no text; an empty one has the empty text', () => {
  expect(textOfPage('One. Two.', [0, 5, 5], 4)).toBeNull()
  expect(textOfPage('One. Two.', [0, 5, 5], 0)).toBeNull()
  expect(textOfPage('One. Two.', [0, 5, 5], 2)).toEqual({ start: 5, text: '' })
  expect(textOfPage('One. Two.', [0, 5, 5], 3)).toEqual({ start: 5, text: 'Two.' })
})

test.each([
  [1, 1, 'One.'],
  [1, 2, 'One.\nTwo.'],
  [2, 3, 'Two.\nThree.'],
  [1, 3, 'One.\nTwo.\nThree.'],
  [2, 1, null],
  [0, 1, null],
  [3, 4, null],
  [4, 4, null],
])('Of three pages, those from %i to %i hold %j', (from, to, text) => {
  const whole = 'One.\nTwo.\nThree.\n'
  const stretch = stretchOfPages(whole, [0, 5, 10], { from, to })
  expect(stretch && whole.slice(stretch.start, stretch.end).trim()).toBe(text)
})

test('The sound of a recording goes by its own ending, every other file by its name', () => {
  expect(filenameOf('Talk 1.mp4', 'audio/mp4')).toBe('Talk 1.m4a')
  expect(filenameOf('Everyday 日常.ogg', 'audio/webm')).toBe('Everyday 日常.webm')
  expect(filenameOf('Talk', 'audio/mpeg')).toBe('Talk.mp3')
  expect(filenameOf('Week 3.v2', 'application/pdf')).toBe('Week 3.v2')
})
