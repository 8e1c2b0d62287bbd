import { examEndpoints } from '@lectern/contract/exam'
import type { ExamSummary } from '@lectern/contract/exam/shapes'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api/api-client.ts'
import { useLanguage, useSay } from '../../lib/language.ts'

/** The calls of the module (requirements/exam.md#calls-of-exams). */
export const examApi = clientFor(examEndpoints)

/** Everything below is read again where a question goes. */
export const EXAM = ['exam'] as const
export const SETS = [...EXAM, 'sets'] as const
const GENERATIONS = [...EXAM, 'generations'] as const
/** How often what is being made is looked after. */
const LOOK_EVERY_MS = 3000
/** A set says how many attempts there are. */
const attemptsKey = (setId: number) => [...EXAM, 'attempts', String(setId)] as const

/** One page of the student's exams. */
export const useExamSets = (place: ListPlace) =>
  useListPage(SETS, place, (query, options) => examApi.listSets({ query }, options))

/** One page of the attempts of an exam. */
export const useAttempts = (setId: number, place: Pick<ListPlace, 'page' | 'search'>) =>
  useListPage(attemptsKey(setId), place, ({ page }, options) =>
    examApi.listSessions({ params: { id: setId }, query: { page } }, options),
  )

/** An attempt as it was handed in; null asks for none. It is not kept, since questions go that are said to be wrong. */
export const useAttempt = (sessionId: number | null) =>
  useQuery({
    queryKey: [...EXAM, 'attempt', sessionId],
    queryFn: ({ signal }) => examApi.getSession({ params: { id: sessionId ?? 0 } }, { signal }),
    enabled: sessionId !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** What is being made, from whatever device it was asked for, and what came to nothing. */
export function useGenerations(enabled: boolean) {
  const language = useLanguage()
  return useQuery({
    // Reasons are told in a language.
    queryKey: [...GENERATIONS, language],
    queryFn: ({ signal }) => examApi.listGenerations(undefined, { signal }),
    select: ({ generations }) => generations,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.generations.some(({ status }) => status === 'generating') ? LOOK_EVERY_MS : false,
  })
}

/** What was known of them is out of date. */
export const forgetGenerations = (queries: QueryClient): void =>
  void queries.setQueriesData({ queryKey: GENERATIONS }, { generations: [] })

/** The exam that came of a generation; null where there is none. */
export async function findMade(generationId: string): Promise<ExamSummary | null> {
  const { exam_sets } = await examApi.listSets({ query: {} })
  return exam_sets.find(({ generation_id }) => generation_id === generationId) ?? null
}

export function useDismissGeneration() {
  const say = useSay()
  return useListChange({
    lists: GENERATIONS,
    change: (id: string) => examApi.dismissGeneration({ params: { id } }),
    failed: say('exam.dismissFailed'),
  })
}

export function useRenameExam() {
  const say = useSay()
  return useListChange({
    lists: SETS,
    change: ({ id, title }: { id: number; title: string }) => examApi.renameSet({ params: { id }, body: { title } }),
    failed: say('exam.renameFailed'),
    span: 'edit',
  })
}

export function useDeleteExam() {
  const say = useSay()
  return useListChange({
    lists: SETS,
    change: (id: number) => examApi.deleteSet({ params: { id } }),
    failed: say('exam.deleteFailed'),
  })
}
