import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toStorable } from './storable-text.ts'

test('Every text of an input becomes one that a database can hold', () => {
  const input = { title: 'a\0b', cards: [{ question: 'half \ud83d', answer: '😀' }], 'na\0me': null }
  expect(toStorable(input)).toEqual({
    title: 'ab',
    cards: [{ question: 'half \ufffd', answer: '😀' }],
    name: null,
  })
})

test('What needs no change comes out as it went in', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      expect(toStorable(value)).toEqual(value)
    }),
  )
})

test('A raw body stays byte for byte', () => {
  const bytes = Buffer.from([0, 0xd8, 1])
  expect(toStorable(bytes)).toBe(bytes)
})
