import { examEndpoints } from '@lectern/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api-client.ts'
import { useSay } from '../../lib/language.ts'

/** The calls of 2§7, Exam. */
export const examApi = clientFor(examEndpoints)

const LISTS = ['exam', 'sets'] as const
/** A set says how many attempts there are. */
const attemptsKey = (setId: number) => ['exam', 'attempts', String(setId)] as const

/** One page of the student's exams. */
export const useExamSets = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => examApi.listSets({ query }, options))

/** One page of the attempts of an exam. */
export const useAttempts = (setId: number, place: ListPlace) =>
  useListPage(attemptsKey(setId), place, ({ page }, options) =>
    examApi.listSessions({ params: { id: setId }, query: { page } }, options),
  )

/** An attempt as it was handed in; null asks for none. */
export const useAttempt = (sessionId: number | null) =>
  useQuery({
    queryKey: ['exam', 'attempt', sessionId],
    queryFn: ({ signal }) => examApi.getSession({ params: { id: sessionId ?? 0 } }, { signal }),
    enabled: sessionId !== null,
    staleTime: 0,
  })

export function useRenameExam() {
  const say = useSay()
  return useListChange({
    lists: LISTS,
    change: ({ id, title }: { id: number; title: string }) => examApi.renameSet({ params: { id }, body: { title } }),
    failed: say('exam.renameFailed'),
    span: 'edit',
  })
}

export function useDeleteExam() {
  const say = useSay()
  return useListChange({
    lists: LISTS,
    change: (id: number) => examApi.deleteSet({ params: { id } }),
    failed: say('exam.deleteFailed'),
  })
}
