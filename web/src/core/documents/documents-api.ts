import { documentsEndpoints } from '@lectern/contract/documents'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api-client.ts'
import { toastError } from '../../ui/toasts.ts'

export const documentsApi = clientFor(documentsEndpoints)

const LISTS = ['documents', 'materials'] as const

/** One page of the student's materials. A page stays in view while the next one loads. */
export const useMaterials = (page: number, search: string) =>
  useQuery({
    queryKey: [...LISTS, page, search],
    queryFn: ({ signal }) =>
      documentsApi.listMaterials(
        { query: { page: page > 1 ? page : undefined, search: search || undefined } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Any upload adds to it.
    staleTime: 0,
  })

export function useDeleteMaterial() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => documentsApi.deleteMaterial({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LISTS }),
    onError: () => toastError('Failed to delete material. Please try again.'),
  })
}
