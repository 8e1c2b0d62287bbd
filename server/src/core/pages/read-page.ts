import type { Pagination } from '@lectern/contract/shapes'
import { paginate } from './paginate.ts'

/** Which rows of a list are read. */
export interface Slice {
  limit: number
  offset: number
}

/** A row of a list, with how many the list has in all. */
export type Listed<Row> = Row & { total: number }

/**
 * One page of a list, by one statement, which tells with each row how many there are in all. Beyond the end it is the last
 * page, for which it takes more.
 */
export async function readPage<Row>(
  read: (slice: Slice) => Promise<Listed<Row>[]>,
  pageSize: number,
  requestedPage: number,
): Promise<{ rows: Listed<Row>[]; pagination: Pagination }> {
  const rows = await read({ limit: pageSize, offset: (requestedPage - 1) * pageSize })
  const [first] = rows.length === 0 && requestedPage > 1 ? await read({ limit: 1, offset: 0 }) : rows
  const { offset, pagination } = paginate(first?.total ?? 0, pageSize, requestedPage)
  const isThere = pagination.current_page === requestedPage
  return { rows: isThere ? rows : await read({ limit: pageSize, offset }), pagination }
}
