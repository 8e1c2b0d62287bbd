import type { MaterialItem, Shelf } from '@lectern/contract/materials'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { MATERIALS } from '../documents/documents-api.ts'
import { useListChange } from '../lists/use-list-change.ts'
import { keepOpened, materialsApi } from './materials-api.ts'

export const SHELF = [...MATERIALS, 'shelf'] as const
const NOTHING: Shelf = { folders: [], tags: [] }

/** The folders and tags that there are; none while they are loaded, and where they cannot be. */
export function useShelf(): Shelf {
  const { data } = useQuery({
    queryKey: SHELF,
    queryFn: ({ signal }) => materialsApi.shelf(undefined, { signal }),
    staleTime: 0,
  })
  return data ?? NOTHING
}

/** Puts a material into a folder, or none, with its tags; told where it fails. */
export function usePutOnShelf() {
  const queries = useQueryClient()
  return useListChange({
    lists: MATERIALS,
    change: async ({ id, ...body }: Pick<MaterialItem, 'id' | 'folder' | 'tags'>) =>
      keepOpened(queries, await materialsApi.putOnShelf({ params: { id }, body })),
    failed: (error) => errorText(error, say('library.shelfFailed')),
  })
}

/**
 * Renames a folder, or dissolves it where it is given no name; told where it fails. `onChanged` hears of it before the shelf
 * is read again: what asks may go with the folder, and would not be told.
 */
export const useChangeFolder = (onChanged: (name: string, newName: string) => void) =>
  useListChange({
    lists: MATERIALS,
    change: async ({ name, newName }: { name: string; newName: string }) => {
      await materialsApi.changeFolder({ body: { name, new_name: newName } })
      onChanged(name, newName)
    },
    failed: (error) => errorText(error, say('library.shelfFailed')),
  })
