import { documentsEndpoints } from '@lectern/contract/documents'
import { clientFor } from '../../lib/api/api-client.ts'
import { say } from '../../lib/language.ts'
import { useListChange } from '../lists/use-list-change.ts'
import { useListPage } from '../lists/use-list-page.ts'
import type { ListPlace } from '../lists/use-list-place.ts'

export const documentsApi = clientFor(documentsEndpoints)

/** The key of whatever shows materials: any upload adds to them. */
export const MATERIALS = ['documents', 'materials'] as const

/** One page of the student's materials. */
export const useMaterials = (place: ListPlace) =>
  useListPage(MATERIALS, place, (query, options) => documentsApi.listMaterials({ query }, options))

export const useDeleteMaterial = () =>
  useListChange({
    lists: MATERIALS,
    change: (id: number) => documentsApi.deleteMaterial({ params: { id } }),
    failed: () => say('documents.deleteFailed'),
  })
