import { writingEndpoints } from '@lectern/contract/writing'
import type { EssaySummary } from '@lectern/contract/writing/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SayPartWrong, useSayPartWrong } from '../../core/feedback/use-say-part-wrong.ts'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api/api-client.ts'
import { useSay } from '../../lib/language.ts'

/** The calls of the module (requirements/writing.md#calls-of-writing). */
export const writingApi = clientFor(writingEndpoints)

/** The key of every list of essays. */
export const LISTS = ['writing', 'essays'] as const

/** One page of the graded essays. */
export const useEssays = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => writingApi.listEssays({ query }, options))

const essayKey = (id: number | null) => ['writing', 'essay', id]

/** An essay with its report; null asks for none. */
export const useEssay = (id: number | null) =>
  useQuery({
    queryKey: essayKey(id),
    queryFn: ({ signal }) => writingApi.getEssay({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  })

/** Says that a remark on an essay is wrong: it goes from the report, and from the number of mistakes in every list. */
export function useSayRemarkWrong(essayId: number): SayPartWrong {
  const queries = useQueryClient()
  const onSay = useSayPartWrong('writing', essayId, essayKey(essayId))
  return async (remarkId, reason) => {
    const credits = await onSay(remarkId, reason)
    void queries.invalidateQueries({ queryKey: LISTS })
    return credits
  }
}

/** An essay and the drafts that it goes back to, the earliest first. */
export const useDrafts = (id: number) =>
  useQuery({
    queryKey: ['writing', 'drafts', id],
    queryFn: async ({ signal }) => (await writingApi.listDrafts({ params: { id } }, { signal })).drafts,
    staleTime: 0,
  })

const GRADINGS = ['writing', 'gradings'] as const
/** How often what is being graded is looked after. */
const LOOK_EVERY_MS = 3000

/** What is being graded, from whatever device it was sent, and what came to nothing. */
export const useGradings = () =>
  useQuery({
    queryKey: GRADINGS,
    queryFn: ({ signal }) => writingApi.listGradings(undefined, { signal }),
    select: ({ gradings }) => gradings,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.gradings.some(({ status }) => status === 'grading') ? LOOK_EVERY_MS : false,
  })

/** The essay that came of a grading; null where there is none. */
export async function findGraded(gradingId: string): Promise<EssaySummary | null> {
  const { essays } = await writingApi.listEssays({ query: {} })
  return essays.find((essay) => essay.grading_id === gradingId) ?? null
}

export function useDismissGrading() {
  const say = useSay()
  return useListChange({
    lists: GRADINGS,
    change: (id: string) => writingApi.dismissGrading({ params: { id } }),
    failed: say('writing.dismissFailed'),
  })
}

export function useDeleteEssay() {
  const say = useSay()
  return useListChange({
    lists: LISTS,
    change: (id: number) => writingApi.deleteEssay({ params: { id } }),
    done: say('writing.deleted'),
    failed: say('writing.deleteFailed'),
  })
}
