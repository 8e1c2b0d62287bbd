import type { CallResult } from '@lectern/contract/endpoint'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { POLL_EVERY_MS } from '@lectern/domain/lecture'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../core/account/use-account.ts'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api/api-client.ts'
import { errorText, textOfFailure } from '../../lib/api/error-text.ts'
import { readIfChanged } from '../../lib/api/read-if-changed.ts'
import { useSay } from '../../lib/language.ts'

/** The calls of the module (requirements/lecture.md#calls-of-lectures). */
export const lectureApi = clientFor(lectureEndpoints)

/** Key of every query that shows lectures. */
const ALL = ['lecture'] as const
const LISTS = [...ALL, 'list'] as const
export const UNFINISHED = [...LISTS, 'unfinished'] as const

/** One page of the completed lectures. */
export const useLectures = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => lectureApi.list({ query }, options))

/** Lectures in progress, looked at every three seconds as long as there are some, and those that failed. */
export const useUnfinished = () =>
  useQuery({
    queryKey: UNFINISHED,
    queryFn: async ({ signal }) => {
      const { in_progress, failed } = await lectureApi.listUnfinished(undefined, { signal })
      return { inProgress: in_progress, failed }
    },
    refetchInterval: ({ state }) => (state.data?.inProgress.length ? POLL_EVERY_MS : false),
    staleTime: 0,
  })

export const useStats = () =>
  useQuery({
    queryKey: [...ALL, 'stats'],
    queryFn: ({ signal }) => lectureApi.stats(undefined, { signal }),
    staleTime: 0,
  })

/** What a lecture's page shows. */
export type Content = CallResult<typeof lectureEndpoints.sections>

export const contentKey = (id: number) => [...ALL, 'content', id] as const

/**
 * The explanation. As long as pages of it are being read again, its lecture is looked at every three seconds, and the
 * explanation with it once that has changed.
 */
export const useContent = (id: number) =>
  useQuery({
    queryKey: contentKey(id),
    queryFn: ({ client, queryKey, signal }) => {
      const { data, isInvalidated } = client.getQueryState<Content>(queryKey) ?? {}
      const isOnlyLookedAt = data?.lecture.reading_again && !isInvalidated
      const params = { id }
      return readIfChanged(
        isOnlyLookedAt ? data : undefined,
        async () => ({ lecture: await lectureApi.get({ params }, { signal }) }),
        () => lectureApi.sections({ params }, { signal }),
      )
    },
    refetchInterval: ({ state }) => (state.data?.lecture.reading_again ? POLL_EVERY_MS : false),
  })

/** The PDF, kept for as long as it is shown and a minute more. */
export const usePdf = (id: number) =>
  useQuery({
    queryKey: [...ALL, 'pdf', id],
    queryFn: ({ signal }) => lectureApi.pdf({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

export function useRenameLecture() {
  const say = useSay()
  return useListChange({
    lists: ALL,
    change: ({ id, title }: { id: number; title: string }) => lectureApi.rename({ params: { id }, body: { title } }),
    done: say('lecture.renamed'),
    failed: say('lecture.renameFailed'),
    span: 'edit',
  })
}

/** Has pages read again that could not be read; the lecture says so until they are. */
export function useReadAgain() {
  const say = useSay()
  const { reload } = useAccount()
  return useListChange({
    lists: ALL,
    change: async (id: number) => {
      await lectureApi.readAgain({ params: { id } }, { idempotencyKey: crypto.randomUUID() })
      void reload()
    },
    failed: (error) => errorText(error, say('lecture.readAgainNotBegun')),
  })
}

/** Tries a lecture again that failed: nothing is uploaded, and the work goes on in the server. */
export function useRetryLecture() {
  const say = useSay()
  const { reload } = useAccount()
  return useListChange({
    lists: ALL,
    change: async (id: number) => {
      await lectureApi.retry({ params: { id } }, { idempotencyKey: crypto.randomUUID() })
      void reload()
    },
    failed: (error) => errorText(error, say('lecture.retryFailed')),
  })
}

/** Calls a lecture in progress off, or puts away one that failed; one that is done by then stays. `done` is said afterwards. */
export function useCancelLecture({ done }: { done: string | null }) {
  const say = useSay()
  return useListChange({
    lists: ALL,
    change: (id: number) => lectureApi.cancel({ params: { id } }),
    done,
    failed: (error) => errorText(error, say('lecture.deleteFailed')),
  })
}

export function useDeleteLecture() {
  const say = useSay()
  return useListChange({
    lists: ALL,
    change: (id: number) => lectureApi.delete({ params: { id } }),
    done: say('lecture.deleted'),
    failed: textOfFailure(say('lecture.deleteFailed'), say('lecture.deleteError')),
  })
}
