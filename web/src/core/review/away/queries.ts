import { ApiError } from '@lectern/contract/api-error'
import { useQuery } from '@tanstack/react-query'
import { REVIEW, reviewApi, SETTINGS, TODAY } from '../api.ts'
import { reviewOutbox } from '../outbox.ts'
import { orAway } from './or-away.ts'

/** They answer without a network as well, and so are asked without one. */
const ALWAYS = { networkMode: 'always' } as const

/** What is left to review today. */
export const useReviewToday = () =>
  useQuery({
    ...ALWAYS,
    queryKey: TODAY,
    queryFn: ({ signal }) =>
      orAway(
        () => reviewApi.today(undefined, { signal }),
        (away, student) => away.todayAway(student),
      ),
    refetchOnMount: 'always',
  })

export const useReviewSettings = () =>
  useQuery({
    ...ALWAYS,
    queryKey: SETTINGS,
    queryFn: ({ signal }) =>
      orAway(
        () => reviewApi.getSettings(undefined, { signal }),
        (away, student) => away.settingsAway(student),
      ),
  })

/** What the answers since a moment came to: all of them on the server, or those of `answerIds` as this device knows them. */
export const useReviewSummary = (since: string, answerIds: readonly string[]) =>
  useQuery({
    ...ALWAYS,
    queryKey: [...REVIEW, 'summary', since, answerIds.length],
    queryFn: ({ signal }) =>
      orAway(
        () =>
          hasUnsent()
            ? Promise.reject(ApiError.network(new Error('Not all was sent yet')))
            : reviewApi.summary({ query: { since } }, { signal }),
        (away, student) => away.summaryAway(student, new Set(answerIds)),
      ),
    staleTime: 0,
  })

const hasUnsent = (): boolean => reviewOutbox.waiting.get().length > 0
