import type { Answer } from '@lectern/contract/endpoint'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../../lib/api/api-client.ts'
import { useSay } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { reviewApi, useForgetReview } from '../api.ts'
import { planningApi } from '../settings/planning-api.ts'

const EXAMS = ['review', 'exams'] as const
const reciteApi = clientFor(reciteEndpoints)

export type Exam = Answer<typeof planningEndpoints.listExams>['exams'][number]

/** What fits into the minutes of a day, and what is left out for it. */
export type FittingPlan = Answer<typeof planningEndpoints.examPlan>

export const useExams = () =>
  useQuery({ queryKey: EXAMS, queryFn: ({ signal }) => planningApi.listExams(undefined, { signal }) })

/** The student's sets, the newest first: as many as a page of them holds. */
export const useSetChoices = () =>
  useQuery({
    queryKey: ['review', 'set-choices'],
    queryFn: ({ signal }) => reciteApi.history({ query: {} }, { signal }),
  })

/** What fits into so many minutes a day. */
export const useExamPlan = (id: number, minutes: number | null) =>
  useQuery({
    queryKey: [...EXAMS, id, minutes],
    queryFn: ({ signal }) => planningApi.examPlan({ params: { id }, query: { minutes: minutes ?? 0 } }, { signal }),
    enabled: minutes !== null,
  })

/** What is known section by section; `minutes` null where all is learned. */
export const useExamSections = (id: number, minutes: number | null) =>
  useQuery({
    queryKey: [...EXAMS, id, 'sections', minutes],
    queryFn: ({ signal }) =>
      planningApi.examSections({ params: { id }, query: minutes === null ? {} : { minutes } }, { signal }),
    placeholderData: (before) => before,
  })

/** One of the changes of exams; all of reviewing is read again after it. */
export function useExamChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  const forgetReview = useForgetReview()
  const say = useSay()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: EXAMS })
      return forgetReview()
    },
    onError: () => toastError(say('review.examFailed')),
  })
}

/** Sets cards aside, one after the other. */
export async function setAside(cards: readonly { id: number }[]): Promise<void> {
  for (const { id } of cards)
    await reviewApi.changeItem({
      params: { id },
      body: { client_id: crypto.randomUUID(), is_suspended: true },
    })
}

/** What is gone through without changing when it comes back. */
export type Practice = { way: 'ahead' } | { way: 'cram'; setId: number }
