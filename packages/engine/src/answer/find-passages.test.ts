import { readFileSync } from 'node:fs'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPassages } from './find-passages.ts'
import { splitPassages } from './split-passages.ts'

const material = (name: string) => readFileSync(new URL(`../../test-material/${name}`, import.meta.url), 'utf8')
const cells = material('cells.en.txt')
const memory = material('virtual-memory.tc.txt')

test.each([
  ['English', cells],
  ['traditional Chinese', memory],
  ['slides', material('slides.txt')],
  ['one endless line', 'word '.repeat(4000)],
])('Passages of %s notes are the notes to the letter, short, in order, and leave nothing out', (_, notes) => {
  const passages = splitPassages(notes)
  let end = 0
  for (const { text, start, end: to } of passages) {
    expect(notes.slice(start, to)).toBe(text)
    expect(notes.slice(end, start).trim()).toBe('')
    expect(text.length).toBeLessThanOrEqual(1400)
    end = to
  }
  expect(notes.slice(end).trim()).toBe('')
})

test('Passages of any text are that text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '字', '。', '😀'), maxLength: 2000 }),
      (notes) => {
        const joined = splitPassages(notes).map(({ text }) => text)
        expect(joined.join('').replace(/\s/g, '')).toBe(notes.replace(/\s/g, ''))
      },
    ),
  )
})

test('Notes that fit are given whole', () => {
  const { passages, isWhole } = findPassages(cells, 'What is a cell?', [], estimateTokens(cells))
  expect(isWhole).toBe(true)
  expect(passages).toEqual(splitPassages(cells))
})

/** Long notes on other matters, with one paragraph in the middle that the question is about. */
const long = (paragraph: string) => {
  const filler = Array.from({ length: 120 }, (_, n) =>
    `Chapter ${n} is about the trade of town number ${n}. `.repeat(5),
  )
  return [...filler.slice(0, 60), paragraph, ...filler.slice(60)].join('\n\n')
}

test.each([
  ['What is a mitochondrion?', [], 'A mitochondrion is the organelle that makes most of the energy of a cell.'],
  ['What is a mitocondrion?', [], 'A mitochondrion is the organelle that makes most of the energy of a cell.'],
  ['什么是线粒体？', [], '粒線體是細胞中製造能量的結構。線粒體有兩層膜。'],
  [
    'Why is it important?',
    [
      { role: 'user', content: 'What is a mitochondrion?' },
      { role: 'assistant', content: 'An organelle.' },
    ],
    'A mitochondrion is important because it makes the energy of a cell.',
  ],
])('Of longer notes the passage that speaks of %j is found', (question, history, paragraph) => {
  const notes = long(paragraph)
  const { passages, isWhole } = findPassages(notes, question, history, 1500)
  expect(isWhole).toBe(false)
  expect(passages.some(({ text }) => text.includes(paragraph))).toBe(true)
  expect(passages.reduce((sum, { text }) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(1500)
  expect(passages.map(({ start }) => start)).toEqual(passages.map(({ start }) => start).toSorted((a, b) => a - b))
})

test('Of longer notes a question about the whole is shown passages from beginning to end', () => {
  const notes = long('A mitochondrion is an organelle.')
  const { passages } = findPassages(notes, 'Summarise my notes', [], 1500)
  expect(passages.length).toBeGreaterThan(5)
  expect(passages[0]?.start).toBe(0)
  expect(passages.at(-1)?.start).toBeGreaterThan(notes.length * 0.8)
})

test('Notes of nothing have no passages', () => {
  expect(findPassages(' \n ', 'What?', [], 100)).toEqual({ passages: [], isWhole: true })
})

test('100,000 words are searched within seconds', () => {
  const notes = `${cells}\n\n`.repeat(Math.ceil(700_000 / cells.length))
  const begun = process.cpuUsage()
  findPassages(notes, 'What is the nucleus?', [], 8000)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(6000)
})
