import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 'gap', 6]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 'gap', 3, 4, 5, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 'gap', 12]],
  [10, 12, [1, 'gap', 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
  [99, 12, [1, 'gap', 9, 10, 11, 12]],
])('page %i of %i shows %j', (current, total, shown) => {
  expect(pageNumbers(current, total)).toEqual(shown)
})

test('beyond five pages there are five buttons, among them the first, the last and the current page', () => {
  for (let total = 6; total < 40; total++)
    for (let current = 1; current <= total; current++) {
      const numbers = pageNumbers(current, total).filter((item) => item !== 'gap')
      expect(numbers).toHaveLength(5)
      expect(numbers).toEqual(expect.arrayContaining([1, current, total]))
    }
})
