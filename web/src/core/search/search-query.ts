import { searchEndpoints } from '@lectern/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

const searchApi = clientFor(searchEndpoints)

/** Everything that holds `search`; what was found before stands until it is there. Empty finds nothing and asks nobody. */
export const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal }) => (await searchApi.search({ query: { q: search } }, { signal })).results,
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
