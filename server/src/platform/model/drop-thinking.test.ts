import { expect, test } from 'vitest'
import { dropThinking } from './drop-thinking.ts'

const shown = (pieces: readonly string[]): string => {
  const thinking = dropThinking()
  return pieces.map((piece) => thinking.push(piece)).join('') + thinking.end()
}

test.each([
  ['A cell.', 'A cell.'],
  ['<think>Hm.</think>A cell.', 'A cell.'],
  ['\n<think>\nHm. a < b\n</think>\n\nA cell.', 'A cell.'],
  ['<think>One.</think><think>Two.</think>A cell.', 'A cell.'],
  ['A cell. <think>is a tag</think>', 'A cell. <think>is a tag</think>'],
  ['<thinner> than paper', '<thinner> than paper'],
  ['<think>never ends', ''],
  ['<thinking>Hm.</thinking>A cell.', 'A cell.'],
  ['<Thinking>Hm.</thinking>A cell.', 'A cell.'],
  ['[THINK]Hm.[/THINK]A cell.', 'A cell.'],
  ['◁think▷嗯。◁/think▷細胞。', '細胞。'],
  ['<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>A cell.<|return|>', 'A cell.'],
  ['analysisWe need to say "cell".assistantfinalA cell.', 'A cell.'],
  ['Okay, so I need to say what this is. A cell?</think>\n\nA cell.', 'A cell.'],
  ['好的，用户问的是細胞。</think>細胞。', '細胞。'],
  ['Okay, so a cell is small.', 'Okay, so a cell is small.'],
  ['Okay, let’s look: a < b.', 'Okay, let’s look: a < b.'],
  ['A cell.<|im_end|>', 'A cell.'],
  ['a <| b', 'a <| b'],
  ['Use <think> and </think> in your prompt.', 'Use <think> and </think> in your prompt.'],
])('%j is shown as %j, however it is cut', (text, expected) => {
  expect(shown([text])).toBe(expected)
  expect(shown([...text])).toBe(expected)
})

test('a model that was seen to close thoughts is listened to until it does', () => {
  const unaware = dropThinking()
  expect(unaware.push('It is small. ') + unaware.push('</think>A cell.') + unaware.end()).toBe('It is small. A cell.')
  expect(unaware.hadStrayEnd()).toBe(true)
  const aware = dropThinking(true)
  expect(aware.push('It is small. ')).toBe('')
  expect(aware.push('</think>A ')).toBe('A ')
  expect(aware.push('cell.') + aware.end()).toBe('cell.')
  const silent = dropThinking(true)
  expect(silent.push('A cell.') + silent.end()).toBe('A cell.')
})

test.each([
  ['long thoughts', `<think>${'so '.repeat(60_000)}</think>A cell.`],
  ['long thoughts that are only closed', `Okay, so ${'so '.repeat(30_000)}</think>A cell.`],
])('%s in pieces of a few characters take no more than a moment', (_, text) => {
  const begun = process.cpuUsage()
  expect(shown(text.match(/[\s\S]{1,4}/g) ?? [])).toBe('A cell.')
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
})
