import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

/** A picture of 1,000 by 500 pixels with two words on it, one after another, and a blank that tesseract takes for a third. */
const TABLE = [
  ['1', 1, 0, 0, 0, 0, 0, 0, 1000, 500, -1, ''],
  ['4', 1, 1, 1, 1, 0, 100, 50, 300, 25, -1, ''],
  ['5', 1, 1, 1, 1, 1, 100, 50, 50, 25, 96.5, 'A'],
  ['5', 1, 1, 1, 1, 2, 200, 50, 200, 25, 91.2, 'ﬁsh\u0000'],
  ['5', 1, 1, 1, 1, 3, 500, 50, 10, 25, 95, ' '],
]
  .map((row) => row.join('\t'))
  .join('\n')

test('Words stand where tesseract found them, in parts of the picture, and hold what can be stored', () => {
  expect(readWords(TABLE, false)).toEqual([
    ['A', 1000, 1000, 1500, 1500],
    ['fish', 2000, 1000, 4000, 1500],
  ])
})

test('Words of a picture that was read upside down stand where they are on it', () => {
  expect(readWords(TABLE, true)).toEqual([
    ['A', 8500, 8500, 9000, 9000],
    ['fish', 6000, 8500, 8000, 9000],
  ])
})

test('What is no table has no words, and what lies beyond the picture ends at its rim', () => {
  expect(readWords('', false)).toEqual([])
  expect(readWords('5\t1\t1\t1\t1\t1\t0\t0\t1\t1\t90\tA', false)).toEqual([])
  const beyond = '1\t1\t0\t0\t0\t0\t0\t0\t100\t100\t-1\t\n5\t1\t1\t1\t1\t1\t90\t10\t20\t10\t90\tend'
  expect(readWords(beyond, false)).toEqual([['end', 9000, 1000, 10_000, 2000]])
})
