import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'

const MEGABYTE = 1024 * 1024
const sizes = (...megabytes: number[]) => megabytes.map((size, id) => ({ id, bytes: size * MEGABYTE }))

test('Small things are read a hundred at a time', () => {
  const batches = [...batchesOf(Array.from({ length: 230 }, (_, id) => ({ id, bytes: 10 })))]
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 30])
  expect(batches.flat()).toEqual(Array.from({ length: 230 }, (_, id) => id))
  expect([...batchesOf([])]).toEqual([])
})

test('Large ones are read by fewer, of 4 MB at most together, and one that is larger by itself', () => {
  expect([...batchesOf(sizes(1, 2, 1, 1, 9, 1, 4))]).toEqual([[0, 1, 2], [3], [4], [5], [6]])
})
