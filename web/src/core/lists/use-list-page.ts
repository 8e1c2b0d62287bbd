import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListPlace } from './use-list-place.ts'

/** What the call for a page takes: the first page and an empty search are not sent. */
export interface ListQuery {
  page: number | undefined
  search: string | undefined
}

/**
 * One page of a list. It stays in view while the next one loads, and is read again whenever it is opened.
 * @param lists the key of all pages of the list, for `useListChange`
 */
export const useListPage = <Page>(
  lists: readonly string[],
  { page, search }: Pick<ListPlace, 'page' | 'search'>,
  load: (query: ListQuery, options: { signal: AbortSignal }) => Promise<Page>,
) =>
  useQuery({
    queryKey: [...lists, page, search],
    queryFn: ({ signal }) => load({ page: page > 1 ? page : undefined, search: search || undefined }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
