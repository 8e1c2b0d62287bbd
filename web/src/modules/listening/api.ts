import { listeningEndpoints } from '@lectern/contract/listening'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../core/account/use-account.ts'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api/api-client.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'

/** The calls of the module (requirements/listening.md#calls-of-listening). */
export const listeningApi = clientFor(listeningEndpoints)

/** Everything that is read of the module. */
export const ALL = ['listening'] as const
export const LISTS = [...ALL, 'sets'] as const
const LOOK_EVERY_MS = 2000

/** Where a browser's player finds the sound of a set; its cookie says who asks. */
export const audioAddress = (setId: number): string => listeningEndpoints.getAudio.path.replace(':id', String(setId))

/** One page of the student's sets. */
export const useSets = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => listeningApi.listSets({ query }, options))

/** Recordings that are being worked on, looked at every two seconds as long as there are some, and those that failed. */
export const useWorks = () =>
  useQuery({
    queryKey: [...LISTS, 'works'],
    queryFn: async ({ signal }) => (await listeningApi.listUnfinished(undefined, { signal })).in_progress,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'processing') ? LOOK_EVERY_MS : false),
    staleTime: 0,
  })

export const setKey = (id: number) => [...ALL, 'set', id] as const

export const useSet = (id: number) =>
  useQuery({
    queryKey: setKey(id),
    queryFn: ({ signal }) => listeningApi.getSet({ params: { id } }, { signal }),
    staleTime: 0,
  })

/** One page of the student's attempts. */
export const useAttempts = (place: Pick<ListPlace, 'page' | 'search'>) =>
  useListPage([...ALL, 'attempts'], place, ({ page }, options) => listeningApi.history({ query: { page } }, options))

/** An attempt as it was handed in; null asks for none. It is not kept, since questions go that are said to be wrong. */
export const useAttempt = (attemptId: number | null) =>
  useQuery({
    queryKey: [...ALL, 'attempt', attemptId],
    queryFn: ({ signal }) => listeningApi.getAttempt({ params: { id: attemptId ?? 0 } }, { signal }),
    enabled: attemptId !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** The latest attempts at a set, newest first. */
export const useAttemptsAt = (setId: number) =>
  useQuery({
    queryKey: [...ALL, 'attempts', 'at', setId],
    queryFn: async ({ signal }) => (await listeningApi.history({ query: { set_id: setId } }, { signal })).attempts,
    staleTime: 0,
  })

export const useTotals = () =>
  useQuery({
    queryKey: [...ALL, 'totals'],
    queryFn: ({ signal }) => listeningApi.score(undefined, { signal }),
    staleTime: 0,
  })

export function useRenameSet() {
  const say = useSay()
  return useListChange({
    lists: ALL,
    change: ({ id, title }: { id: number; title: string }) =>
      listeningApi.renameSet({ params: { id }, body: { title } }),
    failed: say('listening.updateFailed'),
    span: 'edit',
  })
}

/** Tries a recording again that was given up: nothing is uploaded, and the work goes on in the server. */
export function useRetrySet() {
  const say = useSay()
  const { reload } = useAccount()
  return useListChange({
    lists: ALL,
    change: async (id: number) => {
      await listeningApi.retry({ params: { id } }, { idempotencyKey: crypto.randomUUID() })
      void reload()
    },
    failed: (error) => errorText(error, say('listening.retryFailed')),
  })
}

/** Calls off the work on a recording, or puts away what failed; a set that is done by then stays. */
export function useCancelSet() {
  const say = useSay()
  return useListChange({
    lists: ALL,
    change: (id: number) => listeningApi.cancelSet({ params: { id } }),
    done: say('listening.deleted'),
    failed: (error) => errorText(error, say('listening.deleteFailed')),
  })
}

export function useDeleteSet() {
  const say = useSay()
  return useListChange({
    lists: ALL,
    change: (id: number) => listeningApi.deleteSet({ params: { id } }),
    done: say('listening.deleted'),
    failed: say('listening.deleteFailed'),
  })
}
