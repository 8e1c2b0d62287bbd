import { expect, test } from 'vitest'
import { createQuoteVerifier } from './verify-quote.ts'

const TEXT = 'A cell is the unit\nof life. Its nucleus holds\r\nall of the genes.'

test.each([
  ['stands there', 'Its nucleus holds all of the genes.', 'Its nucleus holds all of the genes.'],
  ['stands there over lines', 'unit\nof life', 'unit\nof life'],
  ['is nearly there', 'A cell is the smallest unit of life. Its nucleus', 'A cell is the unit of life. Its nucleus'],
  ['is made up', 'A cell is a small room.', null],
  ['is empty', ' ', null],
])('a quotation that %s', (_, quote, kept) => {
  expect(createQuoteVerifier(TEXT)(quote)).toBe(kept)
})
