import { expect, test } from 'vitest'
import { quotesMaterial } from './quotation.ts'

const PASSAGE = 'A cell is the **smallest** unit\nof life.'

test.each([
  [
    'what the engine quotes, with a list that is numbered there',
    'The material says: “Causes: war; drought.”',
    '1. war\n2. drought',
  ],
  ['what it quotes in simplified Chinese', '应为“氧气”，而不是“氮气”。原文：“植物释放氧气。”', '植物释放氧气。'],
  ['what it quotes in traditional Chinese', '原文：「植物釋放氧氣。」', '植物釋放氧氣。'],
  [
    'what somebody else quotes, spaced and marked otherwise',
    'The text says “a cell is the smallest unit of life”.',
    PASSAGE,
  ],
  ['what it quotes of a material that is not known', 'The material says: “A cell lives.”', null],
])('an explanation holds %s', (_, explanation, passage) => {
  expect(quotesMaterial(explanation, passage)).toBe(true)
})

test.each([
  ['says it otherwise', 'Nothing smaller lives.', PASSAGE],
  ['quotes a part alone', 'It is the “smallest unit”, so it lives by itself.', PASSAGE],
  ['has no passage to hold', 'It lives by itself.', null],
  ['has a passage without letters', 'It lives by itself.', ' … '],
])('an explanation that %s is none', (_, explanation, passage) => {
  expect(quotesMaterial(explanation, passage)).toBe(false)
})
