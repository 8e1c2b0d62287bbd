import { expect, test } from 'vitest'
import { dropThinking } from './drop-thinking.ts'

const shown = (pieces: readonly string[]): string => {
  const thinking = dropThinking()
  return pieces.map((piece) => thinking.push(piece)).join('')
}

test.each([
  ['A cell.', 'A cell.'],
  ['<think>Hm.</think>A cell.', 'A cell.'],
  ['\n<think>\nHm. a < b\n</think>\n\nA cell.', 'A cell.'],
  ['<think>One.</think><think>Two.</think>A cell.', 'A cell.'],
  ['A cell. <think>is a tag</think>', 'A cell. <think>is a tag</think>'],
  ['<thinner> than paper', '<thinner> than paper'],
  ['<think>never ends', ''],
])('%j is shown as %j, however it is cut', (text, expected) => {
  expect(shown([text])).toBe(expected)
  expect(shown([...text])).toBe(expected)
})
