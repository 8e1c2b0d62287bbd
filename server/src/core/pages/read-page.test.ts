import { expect, test, vi } from 'vitest'
import { readPage, type Slice } from './read-page.ts'

/** Reads from as many rows as are said, numbered from 1. */
const readerOf = (total: number) =>
  vi.fn(async ({ limit, offset }: Slice) =>
    Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      id: offset + index + 1,
      total,
    })),
  )

test.each([
  { total: 0, asked: 1, at: 1, ids: [], reads: 1 },
  { total: 5, asked: 1, at: 1, ids: [1, 2], reads: 1 },
  { total: 5, asked: 3, at: 3, ids: [5], reads: 1 },
  { total: 5, asked: 9, at: 3, ids: [5], reads: 3 },
  { total: 0, asked: 9, at: 1, ids: [], reads: 3 },
])(
  'Page $asked of $total rows, two a page, is page $at, read $reads times',
  async ({ total, asked, at, ids, reads }) => {
    const read = readerOf(total)
    const { rows, pagination } = await readPage(read, 2, asked)
    expect([rows.map(({ id }) => id), pagination.current_page, pagination.total_count]).toEqual([ids, at, total])
    expect(read).toHaveBeenCalledTimes(reads)
  },
)
