import type { Answer, Body } from '@lectern/contract/endpoint'
import { planningEndpoints } from '@lectern/contract/review/planning'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../../lib/api/api-client.ts'
import { useSay } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { useForgetReview } from '../api.ts'

export const planningApi = clientFor(planningEndpoints)

const PLANNING = ['review', 'planning'] as const
const REMINDER = ['review-reminder'] as const

export type Workload = Answer<typeof planningEndpoints.workload>

/** What each wish to remember would cost and give. */
export const useWorkload = () =>
  useQuery({
    queryKey: [...PLANNING, 'workload'],
    queryFn: ({ signal }) => planningApi.workload(undefined, { signal }),
  })

/** What exams and essays were marked with. */
export const useScores = () =>
  useQuery({
    queryKey: [...PLANNING, 'scores'],
    queryFn: ({ signal }) => planningApi.scores(undefined, { signal }),
    refetchOnMount: 'always',
  })

/** Has FSRS fitted to the student's reviews, or a fit taken back. */
export function useSetAdapting() {
  const forgetReview = useForgetReview()
  const say = useSay()
  return useMutation({
    mutationFn: (adapts: boolean) => planningApi.setAdapting({ body: { adapts } }),
    onSuccess: forgetReview,
    onError: () => toastError(say('due.settingsFailed')),
  })
}

export const useReminder = () =>
  useQuery({ queryKey: REMINDER, queryFn: ({ signal }) => planningApi.getReminder(undefined, { signal }) })

export function useSetReminder() {
  const queries = useQueryClient()
  const say = useSay()
  return useMutation({
    mutationFn: (body: Body<typeof planningEndpoints.setReminder>) => planningApi.setReminder({ body }),
    onSuccess: (reminder) => queries.setQueryData(REMINDER, reminder),
    onError: () => toastError(say('due.settingsFailed')),
  })
}
