import { expect, test } from 'vitest'
import { estimateTokens } from './token-estimate.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['The cell', 2],
  ['細胞核', 3],
  ['細胞 cell', 4],
])('%j is read as about %i tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens)
})
