import { type UnfinishedWork, unfinishedEndpoints } from '@lectern/contract/work/unfinished'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

const unfinishedApi = clientFor(unfinishedEndpoints)

/** All that is being made, was left, came to nothing or waits to be taken. The tray asks again while anything is under way. */
export const unfinishedQuery = queryOptions({
  queryKey: ['unfinished'],
  queryFn: async ({ signal }) => (await unfinishedApi.list(undefined, { signal })).work,
})

/** After work was taken, kept, put away or called off. */
export const forgetUnfinished = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: unfinishedQuery.queryKey })

export const isUnderWay = ({ status }: UnfinishedWork): boolean => status === 'under_way'

export const isSameWork = (one: UnfinishedWork, other: UnfinishedWork): boolean =>
  one.module === other.module && one.id === other.id
