import { notesEndpoints } from '@lectern/contract/notes'
import { NOTES_TEXTS } from '@lectern/domain/notes'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api-client.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'

/** The calls of 2§7, Notes, and those about kept notes. */
export const notesApi = clientFor(notesEndpoints)

const LISTS = ['notes', 'list'] as const

/** One page of the student's notes. A page stays in view while the next one loads. */
export const useNotesList = (page: number, search: string) =>
  useQuery({
    queryKey: [...LISTS, page, search],
    queryFn: ({ signal }) =>
      notesApi.list({ query: { page: page > 1 ? page : undefined, search: search || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useNote = (id: number) =>
  useQuery({
    queryKey: ['notes', 'note', id],
    queryFn: ({ signal }) => notesApi.get({ params: { id } }, { signal }),
  })

export function useRenameNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) => notesApi.rename({ params: { id }, body: { title } }),
    onSuccess: (_renamed, { id }) => {
      toastSuccess(NOTES_TEXTS.renamed, 'edit')
      void queries.invalidateQueries({ queryKey: ['notes', 'note', id] })
      return queries.invalidateQueries({ queryKey: LISTS })
    },
    onError: () => toastError(NOTES_TEXTS.renameFailed, 'edit'),
  })
}

export function useDeleteNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => notesApi.delete({ params: { id } }),
    onSuccess: () => {
      toastSuccess(NOTES_TEXTS.deleted)
      return queries.invalidateQueries({ queryKey: LISTS })
    },
    onError: () => toastError(NOTES_TEXTS.deleteFailed),
  })
}
