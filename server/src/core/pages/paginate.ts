import type { Pagination } from '@lectern/contract/shapes'

/** One page of a longer list: what to skip, and what the answer says of it. */
export interface Page {
  offset: number
  pagination: Pagination
}

/** The page asked for, counted from 1; beyond the end it is the last one, and an empty list has one empty page. */
export function paginate(totalCount: number, pageSize: number, requestedPage: number): Page {
  const totalPages = Math.max(1, Math.ceil(totalCount / pageSize))
  const currentPage = Math.min(requestedPage, totalPages)
  return {
    offset: (currentPage - 1) * pageSize,
    pagination: {
      current_page: currentPage,
      total_pages: totalPages,
      total_count: totalCount,
      has_previous: currentPage > 1,
      has_next: currentPage < totalPages,
    },
  }
}
