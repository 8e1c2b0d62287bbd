import { examEndpoints } from '@lectern/contract/exam'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api-client.ts'
import { toastError } from '../../ui/toasts.ts'

/** The calls of 2§7, Exam. */
export const examApi = clientFor(examEndpoints)

const LISTS = ['exam', 'sets'] as const

/** One page of the student's exams. A page stays in view while the next one loads. */
export const useExamSets = (page: number, search: string) =>
  useQuery({
    queryKey: [...LISTS, page, search],
    queryFn: ({ signal }) =>
      examApi.listSets({ query: { page: page > 1 ? page : undefined, search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useRenameExam() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      examApi.renameSet({ params: { id }, body: { title } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LISTS }),
    onError: () => toastError(EXAM_TEXTS.renameFailed, 'edit'),
  })
}

export function useDeleteExam() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => examApi.deleteSet({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LISTS }),
    onError: () => toastError(EXAM_TEXTS.deleteFailed),
  })
}
