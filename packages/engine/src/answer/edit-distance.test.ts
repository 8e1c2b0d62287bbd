import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['osmosis', 'osmosis', 0],
  ['osmosis', 'osmsis', 1],
  ['waht', 'what', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %s to %s it takes %i steps', (left, right, distance) => {
  expect(editDistance(left, right, 3)).toBe(distance)
  expect(editDistance(right, left, 3)).toBe(distance)
})

test('beyond the bound it is one more than the bound', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('a', 'abcdef', 2)).toBe(3)
})
