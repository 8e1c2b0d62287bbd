import { begunEndpoints } from '@lectern/contract/work/begun'
import { queryOptions } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

const begunApi = clientFor(begunEndpoints)

/** What was begun and left, on whatever device. It is read again wherever it is shown. */
export const begunQuery = queryOptions({
  queryKey: ['begun'],
  queryFn: async ({ signal }) => (await begunApi.list(undefined, { signal })).work,
  staleTime: 0,
})
