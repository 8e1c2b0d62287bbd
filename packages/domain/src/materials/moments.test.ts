import { expect, test } from 'vitest'
import { momentsIn, secondAt } from './moments.ts'

const SAID = [
  { text: 'It beats.', start: 0.5 },
  { text: 'It rests.', start: 3.26 },
  { text: 'It beats.', start: 7 },
]
const TEXT = 'It beats. It rests. It beats.'

test('each sentence has its place in the order in which it was said, to the tenth of a second before it', () => {
  expect(momentsIn(TEXT, SAID)).toEqual([
    { start: 0, second: 0.5 },
    { start: 10, second: 3.2 },
    { start: 20, second: 7 },
  ])
})

test('a sentence that does not stand in the text takes nothing from those after it', () => {
  expect(momentsIn(TEXT, [SAID[0]!, { text: 'It stops.', start: 2 }, { text: '', start: 2.5 }, SAID[1]!])).toEqual([
    { start: 0, second: 0.5 },
    { start: 10, second: 3.2 },
  ])
})

test.each([
  [0, 0.5],
  [9, 0.5],
  [10, 3.2],
  [13, 3.2],
  [28, 7],
])('what stands at %i is said from second %d', (place, second) => {
  expect(secondAt(momentsIn(TEXT, SAID), place)).toBe(second)
})

test('what stands before the first moment, or in a text without any, is said nobody knows when', () => {
  expect(secondAt([{ start: 4, second: 1 }], 3)).toBeNull()
  expect(secondAt([], 3)).toBeNull()
})
