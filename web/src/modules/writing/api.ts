import { writingEndpoints } from '@lectern/contract/writing'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { useQuery } from '@tanstack/react-query'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api-client.ts'

/** The calls of 2§7, Writing. */
export const writingApi = clientFor(writingEndpoints)

const LISTS = ['writing', 'essays'] as const

/** One page of the graded essays. */
export const useEssays = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => writingApi.listEssays({ query }, options))

/** An essay with its report. */
export const useEssay = (id: number) =>
  useQuery({
    queryKey: ['writing', 'essay', id],
    queryFn: ({ signal }) => writingApi.getEssay({ params: { id } }, { signal }),
  })

export const useDeleteEssay = () =>
  useListChange({
    lists: LISTS,
    change: (id: number) => writingApi.deleteEssay({ params: { id } }),
    done: WRITING_TEXTS.deleted,
    failed: WRITING_TEXTS.deleteFailed,
  })
