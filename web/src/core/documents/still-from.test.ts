import { expect, test } from 'vitest'
import { isStillFrom } from './still-from.ts'

const CELLS = 'A cell has a nucleus. It is enclosed by a membrane.'

test.each([
  ['typed into', `${CELLS.slice(0, 20)} and ribosomes${CELLS.slice(20)}`],
  ['cut to a part of it', CELLS.slice(22)],
  ['added to by more than it was', `${CELLS} ${'Plants have a wall as well. '.repeat(9)}`],
  ['as it was', CELLS],
])("a text is the document's where it is %s", (_how, after) => {
  expect(isStillFrom(CELLS, after)).toBe(true)
})

test.each([
  ['emptied', ' \n'],
  ['pasted over', '光合作用把光能變成化學能。'],
  ['pasted over with one that ends alike', 'The Treaty of Westphalia of 1648 ended the Thirty Years’ War.'],
])('and no longer where it is %s', (_how, after) => {
  expect(isStillFrom(CELLS, after)).toBe(false)
})
