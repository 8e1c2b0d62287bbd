import type { Answer } from '@lectern/contract/endpoint'
import { reviewEndpoints } from '@lectern/contract/review'
import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

export const reviewApi = clientFor(reviewEndpoints)

/** Everything below is read again after a review. */
export const REVIEW = ['review'] as const
export const SETTINGS = [...REVIEW, 'settings'] as const
export const TODAY = [...REVIEW, 'today'] as const
export const STATS = [...REVIEW, 'stats'] as const

/** What differs for one set. */
export const setSettingsKey = (setId: number) => [...SETTINGS, 'set', setId] as const

/** One page of the cards that were set aside or flagged. */
export const keptKey = (which: string, page: number) => [...REVIEW, 'kept', which, page] as const

export type KeptItems = Answer<typeof reviewEndpoints.listItems>
export type ReviewStats = Answer<typeof reviewEndpoints.stats>
export type ReviewSummary = Answer<typeof reviewEndpoints.summary>

export const useReviewStats = () =>
  useQuery({
    queryKey: STATS,
    queryFn: ({ signal }) => reviewApi.stats(undefined, { signal }),
    refetchOnMount: 'always',
  })

/** The questions that were missed and come back, the latest first. */
export const useMistakes = () =>
  useQuery({
    queryKey: keptKey('mistakes', 1),
    queryFn: ({ signal }) => reviewApi.listItems({ query: { which: 'mistakes', page: 1 } }, { signal }),
    refetchOnMount: 'always',
  })

/** How the student reviews from now on; what is due today is read again. */
export function keepSettings(queries: QueryClient, settings: ReviewSettings): Promise<void> {
  queries.setQueryData(SETTINGS, settings)
  return queries.invalidateQueries({ queryKey: TODAY })
}

/** What is due and what was done is read again when it is next in view. */
export function useForgetReview() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: REVIEW })
}
