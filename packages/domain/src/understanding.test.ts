import { expect, test } from 'vitest'
import {
  CHAT_IMAGE_LIMIT_BYTES,
  chatTitle,
  checkChatImage,
  findImageDescription,
  imageContextOf,
  isImageContext,
  truncateNotes,
  UNDERSTANDING_TEXTS,
} from './understanding.ts'

test.each([
  [{ type: 'image/png', size: CHAT_IMAGE_LIMIT_BYTES }, null],
  [{ type: 'image/png', size: CHAT_IMAGE_LIMIT_BYTES + 1 }, UNDERSTANDING_TEXTS.invalidImage],
  [{ type: 'application/pdf', size: 10 }, UNDERSTANDING_TEXTS.invalidImage],
  [{ type: '', size: 10 }, UNDERSTANDING_TEXTS.invalidImage],
])('Of an image file %j is said %j', (file, refusal) => {
  expect(checkChatImage(file)).toEqual(refusal)
})

test('The description of an image travels in an assistant message that is hidden', () => {
  const turn = imageContextOf('A cell with a nucleus.')
  expect(isImageContext(turn)).toBe(true)
  expect(findImageDescription([{ role: 'user', content: 'What is it?' }, turn])).toBe('A cell with a nucleus.')
})

test.each([
  { role: 'user', content: '[[image-context]] from a student' },
  { role: 'assistant', content: 'The marker [[image-context]] in a sentence' },
  { role: 'assistant', content: ' [[image-context]] behind a space' },
  { role: 'assistant', content: '[[image-contexts]]' },
] as const)('%j holds no description', (turn) => {
  expect(isImageContext(turn)).toBe(false)
  expect(findImageDescription([turn])).toBe('')
})

test.each([
  [[], ''],
  [[{ role: 'user', content: ' What\nis a  cell? ' }], 'What is a cell?'],
  [
    [
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: '細胞'.repeat(100) },
    ],
    '細胞'.repeat(60),
  ],
] as const)('A chat of %j is called %j', (turns, title) => {
  expect(chatTitle(turns)).toBe(title)
})

test('Notes are cut off at 100,000 words', () => {
  expect(truncateNotes('字'.repeat(100_001))).toHaveLength(100_000)
})
