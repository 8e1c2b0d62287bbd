import type { Answer } from '@lectern/contract/endpoint'
import { materialsEndpoints } from '@lectern/contract/materials'
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
const materialsApi = clientFor(materialsEndpoints)

export type Exam = Answer<typeof planningEndpoints.listExams>['exams'][number]

export const titleOf = ({ flashcard_set, material }: Exam): string => (flashcard_set ?? material)?.title ?? ''

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

/** The materials of the library, the latest first: as many as a page of them holds. */
export const useMaterialChoices = () =>
  useQuery({
    queryKey: ['review', 'material-choices'],
    queryFn: ({ signal }) => materialsApi.list({ query: {} }, { signal }),
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

/** Sets the date of the exam of a set or of a material. */
export const setExam = ({ kind, id, date }: { kind: 'set' | 'material'; id: number; date: string }) =>
  kind === 'set'
    ? planningApi.setExam({ params: { id }, body: { date } })
    : planningApi.setMaterialExam({ params: { id }, body: { date } })

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
export type Practice =
  | { way: 'ahead' }
  | { way: 'missed' }
  | { way: 'cram'; setId: number | undefined; materialId: number | undefined }
