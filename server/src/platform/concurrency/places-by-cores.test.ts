import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { placesByCores } from './places-by-cores.ts'

test.each([
  [1, 2],
  [2, 2],
  [4, 4],
  [64, 8],
])('on %i cores %i are at work at once', (cores, places) => expect(placesByCores(8, cores)).toBe(places))

test('the cores are those that this process may use', () =>
  expect(placesByCores(1000)).toBe(Math.max(2, availableParallelism())))
