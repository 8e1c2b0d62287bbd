import type { SetFolders } from '@lectern/contract/recite/folders'
import { useQuery } from '@tanstack/react-query'
import { useListChange } from '../../../core/lists/use-list-change.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { say } from '../../../lib/language.ts'
import { LISTS, reciteApi } from '../api.ts'

export const SET_FOLDERS = [...LISTS, 'folders'] as const
const NONE: SetFolders['folders'] = []

/** The folders that there are; none while they are loaded, and where they cannot be. */
export function useSetFolders(): SetFolders['folders'] {
  const { data } = useQuery({
    queryKey: SET_FOLDERS,
    queryFn: ({ signal }) => reciteApi.listFolders(undefined, { signal }),
    staleTime: 0,
  })
  return data?.folders ?? NONE
}

/** Puts a set into a folder, or none; told where it fails. */
export const usePutInFolder = () =>
  useListChange({
    lists: LISTS,
    change: ({ id, folder }: { id: number; folder: string }) =>
      reciteApi.putInFolder({ params: { id }, body: { folder } }),
    failed: (error) => errorText(error, say('library.shelfFailed')),
  })

/** Renames a folder, or dissolves it where it is given no name; told where it fails. `onChanged` hears of it before the lists are read again. */
export const useChangeSetFolder = (onChanged: (name: string, newName: string) => void) =>
  useListChange({
    lists: LISTS,
    change: async ({ name, newName }: { name: string; newName: string }) => {
      await reciteApi.changeFolder({ body: { name, new_name: newName } })
      onChanged(name, newName)
    },
    failed: (error) => errorText(error, say('library.shelfFailed')),
  })
