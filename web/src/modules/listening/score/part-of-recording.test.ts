import { expect, test } from 'vitest'
import { partOfRecording } from './part-of-recording.ts'

test.each([
  [0, 22, 0, 5],
  [21, 22, 20, 22],
  [61, 290, 60, 120],
  [289, 290, 240, 290],
  [7300, 10_800, 7200, 10_800],
  // A moment that begins where the recording is said to end.
  [30, 30, 30, 30],
])('second %i of %i lies between %i and %i', (second, duration, from, to) => {
  expect(partOfRecording(second, duration)).toEqual({ from, to })
})
