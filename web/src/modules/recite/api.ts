import { useQueryClient } from '@tanstack/react-query'
import { runsApi } from '../../core/generation/runs-api.ts'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { say } from '../../lib/language.ts'

/** The calls of the module (requirements/recite.md#calls-of-recite). */
export const reciteApi = runsApi.recite

/** Everything below is read again after a change to a set or a session. */
export const LISTS = ['recite', 'lists'] as const
const HISTORIES = [...LISTS, 'history'] as const
export const OPEN_STUDIES = [...LISTS, 'open-studies'] as const

export const setKey = (id: number) => ['recite', 'set', id] as const

/** One page of the student's sets, of a folder or all of them, and the latest sessions. */
export const useHistory = (place: ListPlace, folder: string) =>
  useListPage([...HISTORIES, folder], place, (query, options) =>
    reciteApi.history({ query: { ...query, ...(folder && { folder }) } }, options),
  )

/** After a change to a set or a session: every list of them is read again when it is next in view. */
export function useForgetHistory() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: LISTS })
}

export const useRenameSet = () =>
  useListChange({
    lists: LISTS,
    change: ({ id, title }: { id: number; title: string }) => reciteApi.renameSet({ params: { id }, body: { title } }),
    done: say('recite.setRenamed'),
    failed: say('recite.renameSetFailed'),
    span: 'edit',
  })

export const useDeleteSet = () =>
  useListChange({
    lists: LISTS,
    change: (id: number) => reciteApi.deleteSet({ params: { id } }),
    done: say('recite.setDeleted'),
    failed: say('recite.deleteSetFailed'),
  })
