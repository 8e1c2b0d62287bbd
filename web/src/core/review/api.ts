import type { Answer, Body } from '@lectern/contract/endpoint'
import { reviewEndpoints } from '@lectern/contract/review'
import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'
import { useSay } from '../../lib/language.ts'
import { toastError } from '../../ui/toasts/toasts.ts'

export const reviewApi = clientFor(reviewEndpoints)

/** Everything below is read again after a review. */
export const REVIEW = ['review'] as const
export const SETTINGS = [...REVIEW, 'settings'] as const
export const TODAY = [...REVIEW, 'today'] as const

/** What differs for one set. */
export const setSettingsKey = (setId: number) => [...SETTINGS, 'set', setId] as const

/** One page of the cards that were set aside or flagged. */
export const keptKey = (which: string, page: number) => [...REVIEW, 'kept', which, page] as const

export type KeptItems = Answer<typeof reviewEndpoints.listItems>
export type ReviewStats = Answer<typeof reviewEndpoints.stats>
export type ReviewSummary = Answer<typeof reviewEndpoints.summary>

export const useReviewStats = () =>
  useQuery({
    queryKey: [...REVIEW, 'stats'],
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

/** Changes how the student reviews. What was chosen is shown at once, and taken back where it is not kept. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const say = useSay()
  return useMutation({
    mutationFn: (change: Body<typeof reviewEndpoints.updateSettings>) => reviewApi.updateSettings({ body: change }),
    onMutate: (change) => {
      const before = queries.getQueryData(SETTINGS)
      queries.setQueryData(SETTINGS, (settings: object | undefined) => settings && { ...settings, ...change })
      return before
    },
    onSuccess: (settings) => keepSettings(queries, settings),
    onError: (_, __, before) => {
      queries.setQueryData(SETTINGS, before)
      toastError(say('due.settingsFailed'))
    },
  })
}

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
