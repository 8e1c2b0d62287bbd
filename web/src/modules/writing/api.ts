import { writingEndpoints } from '@lectern/contract/writing'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api-client.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'

/** The calls of 2§7, Writing. */
export const writingApi = clientFor(writingEndpoints)

const keys = {
  lists: ['writing', 'essays'] as const,
  list: (page: number, search: string) => ['writing', 'essays', page, search] as const,
  essay: (id: number) => ['writing', 'essay', id] as const,
}

/** One page of the graded essays. A page stays in view while the next one loads. */
export const useEssays = (page: number, search: string) =>
  useQuery({
    queryKey: keys.list(page, search),
    queryFn: ({ signal }) =>
      writingApi.listEssays({ query: { page: page > 1 ? page : undefined, search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** An essay with its report. */
export const useEssay = (id: number) =>
  useQuery({
    queryKey: keys.essay(id),
    queryFn: ({ signal }) => writingApi.getEssay({ params: { id } }, { signal }),
  })

export function useDeleteEssay() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => writingApi.deleteEssay({ params: { id } }),
    onSuccess: () => {
      toastSuccess(WRITING_TEXTS.deleted)
      return queries.invalidateQueries({ queryKey: keys.lists })
    },
    onError: () => toastError(WRITING_TEXTS.deleteFailed),
  })
}
