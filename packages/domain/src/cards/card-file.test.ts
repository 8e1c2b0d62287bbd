import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCardFile, parseCardFile } from './card-file.ts'

test('blocks are split at a line of three dashes, the first line is the question', () => {
  expect(parseCardFile('Q1\nA1\nmore\n---\nQ2\r\nA2\r\n---\n')).toEqual([
    { question: 'Q1', answer: 'A1\nmore' },
    { question: 'Q2', answer: 'A2' },
  ])
})

test('a block without a question or an answer is dropped', () => {
  expect(parseCardFile('only a question\n---\n\n---\nQ\nA')).toEqual([{ question: 'Q', answer: 'A' }])
})

test('dashes inside a line do not separate', () => {
  expect(parseCardFile('Q --- still\nA\n----\nB')).toEqual([{ question: 'Q --- still', answer: 'A\n----\nB' }])
})

test('an answer of several lines keeps its indentation, the first line too', () => {
  const made = [{ question: 'Print five', answer: '    if x:\n\tprint(5)\n\n    # done' }]
  expect(formatCardFile(made)).toBe('Print five\n    if x:\n\tprint(5)\n\n    # done\n')
  expect(parseCardFile(formatCardFile(made))).toEqual(made)
  expect(parseCardFile('Q\r\n\r\n  a:\r\n    b\r\n')).toEqual([{ question: 'Q', answer: '  a:\n    b' }])
})

test('a byte order mark and Chinese text are read', () => {
  expect(parseCardFile('\uFEFF什么是光合作用？\n把光变成糖。')).toEqual([
    { question: '什么是光合作用？', answer: '把光变成糖。' },
  ])
})

test('what is exported is imported again', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
  const side = line.filter((text) => text !== '' && !text.startsWith('\uFEFF') && !/^---$/.test(text))
  const cards = fc.array(fc.record({ question: side, answer: side }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(cards, (made) => {
      expect(parseCardFile(formatCardFile(made))).toEqual(made)
    }),
  )
})

test('a separator inside a card does not cut it', () => {
  const [card] = parseCardFile(formatCardFile([{ question: '---', answer: 'one\n---\ntwo' }]))
  expect(card).toEqual({ question: '—', answer: 'one\n—\ntwo' })
})
