import { reciteEndpoints } from '@lectern/contract/recite'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api-client.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'

/** The calls of 1§7, Flashcards. */
export const reciteApi = clientFor(reciteEndpoints)

export const reciteKeys = {
  histories: ['recite', 'history'] as const,
  history: (page: number, search: string) => ['recite', 'history', page, search] as const,
  set: (id: number) => ['recite', 'set', id] as const,
}

/** One page of the student's sets, and the latest sessions. A page stays in view while the next one loads. */
export const useHistory = (page: number, search: string) =>
  useQuery({
    queryKey: reciteKeys.history(page, search),
    queryFn: ({ signal }) =>
      reciteApi.history({ query: { page: page > 1 ? page : undefined, search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** After a change to a set: every page of the history is read again when it is next in view. */
export function useForgetHistory() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: reciteKeys.histories })
}

export function useRenameSet() {
  const forgetHistory = useForgetHistory()
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      reciteApi.renameSet({ params: { id }, body: { title } }),
    onSuccess: () => {
      toastSuccess(RECITE_TEXTS.setRenamed, 'edit')
      return forgetHistory()
    },
    onError: () => toastError(RECITE_TEXTS.renameSetFailed, 'edit'),
  })
}

export function useDeleteSet() {
  const forgetHistory = useForgetHistory()
  return useMutation({
    mutationFn: (id: number) => reciteApi.deleteSet({ params: { id } }),
    onSuccess: () => {
      toastSuccess(RECITE_TEXTS.setDeleted)
      return forgetHistory()
    },
    onError: () => toastError(RECITE_TEXTS.deleteSetFailed),
  })
}
