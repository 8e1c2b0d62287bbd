import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

test.each([
  { total: 0, page: 1, at: 1, pages: 1, offset: 0 },
  { total: 0, page: 7, at: 1, pages: 1, offset: 0 },
  { total: 12, page: 1, at: 1, pages: 1, offset: 0 },
  { total: 13, page: 2, at: 2, pages: 2, offset: 12 },
  { total: 13, page: 3, at: 2, pages: 2, offset: 12 },
  { total: 25, page: 2, at: 2, pages: 3, offset: 12 },
])('Page $page of $total sets, twelve a page, is page $at of $pages', ({ total, page, at, pages, offset }) => {
  expect(paginate(total, 12, page)).toEqual({
    offset,
    pagination: {
      current_page: at,
      total_pages: pages,
      total_count: total,
      has_previous: at > 1,
      has_next: at < pages,
    },
  })
})
