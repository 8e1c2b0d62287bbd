import { sampleEndpoints } from '@lectern/contract/work/sample'
import { queryOptions } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

export const sampleApi = clientFor(sampleEndpoints)

/** Whether the sample chapter is offered, or kept, and what of it is left. */
export const sampleQuery = queryOptions({
  queryKey: ['sample'],
  queryFn: ({ signal }) => sampleApi.get(undefined, { signal }),
})
