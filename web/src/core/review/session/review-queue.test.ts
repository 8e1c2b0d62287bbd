import type { QueuedItem } from '@lectern/contract/review/shapes'
import { expect, test } from 'vitest'
import { type FetchedQueue, type ReviewQueue, takeFetched, withFirst, withoutFirst } from './review-queue.ts'

const item = (id: number) => ({ id, question: `Question ${id}` }) as QueuedItem
const fetched = (ids: number[], about: Partial<FetchedQueue> = {}): FetchedQueue => ({
  handed_out_at: '2026-11-22T10:00:00Z',
  due_count: ids.length,
  new_count: 0,
  backlog_count: 0,
  next_due_at: null,
  items: ids.map(item),
  ...about,
})
const idsOf = ({ items }: ReviewQueue) => items.map(({ id }) => id)

test('what is fetched takes the place of what is at hand, around the card on the screen', () => {
  const queue = takeFetched(item(3), fetched([5, 3, 4]), new Set())
  expect(idsOf(queue)).toEqual([3, 5, 4])
  expect(queue.leftCount).toBe(3)
})

test('a card that was answered while the server looked does not come at once again', () => {
  const queue = takeFetched(item(3), fetched([1, 3, 4], { due_count: 30 }), new Set([1]))
  expect(idsOf(queue)).toEqual([3, 4])
  expect(queue.leftCount).toBe(29)
})

test('without a card on the screen the first that was fetched is shown', () => {
  expect(idsOf(takeFetched(undefined, fetched([2, 1]), new Set()))).toEqual([2, 1])
  expect(idsOf(takeFetched(item(9), fetched([2]), new Set([9])))).toEqual([2])
})

test('a card that was known is gone, one that was missed is still to come', () => {
  const queue = takeFetched(undefined, fetched([1, 2], { due_count: 7 }), new Set())
  expect(withoutFirst(queue, false)).toMatchObject({ items: [item(2)], leftCount: 6 })
  expect(withoutFirst(queue, true)).toMatchObject({ items: [item(2)], leftCount: 7 })
})

test('a card whose answer is taken back stands first, once', () => {
  const queue = takeFetched(undefined, fetched([1, 2, 3]), new Set())
  expect(withFirst(queue, item(7))).toMatchObject({ leftCount: 4 })
  expect(idsOf(withFirst(queue, item(3)))).toEqual([3, 1, 2])
  expect(withFirst(queue, item(3)).leftCount).toBe(3)
})
