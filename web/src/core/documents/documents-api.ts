import { documentsEndpoints } from '@lectern/contract/documents'
import { clientFor } from '../../lib/api/api-client.ts'
import { say } from '../../lib/language.ts'
import { useListChange } from '../lists/use-list-change.ts'
import { useListPage } from '../lists/use-list-page.ts'
import type { ListPlace } from '../lists/use-list-place.ts'

export const documentsApi = clientFor(documentsEndpoints)

const LISTS = ['documents', 'materials'] as const

/** One page of the student's materials. Any upload adds to it. */
export const useMaterials = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => documentsApi.listMaterials({ query }, options))

export const useDeleteMaterial = () =>
  useListChange({
    lists: LISTS,
    change: (id: number) => documentsApi.deleteMaterial({ params: { id } }),
    failed: () => say('documents.deleteFailed'),
  })
