import { POLL_EVERY_MS } from '@lectern/domain/lecture'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { useStore } from '../../lib/store.ts'
import { lectureApi } from '../../modules/lecture/api.ts'
import { awaitedStore } from '../../modules/lecture/upload/upload.ts'

/** Looks after the lecture that this tab waits for until it is made, failed or gone; its own screen would open it then. */
export function useAwaitedLecture(): void {
  const queries = useQueryClient()
  const { reload } = useAccount()
  const lectureId = useStore(awaitedStore, (awaited) => awaited?.lectureId ?? null)
  const { data, error } = useQuery({
    queryKey: ['lecture', 'awaited', lectureId],
    queryFn: ({ signal }) => lectureApi.get({ params: { id: lectureId ?? 0 } }, { signal }),
    enabled: lectureId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: POLL_EVERY_MS,
  })
  const isOver = lectureId !== null && (isMissing(error) || (data !== undefined && data.status !== 'processing'))
  const end = useEffectEvent(() => {
    awaitedStore.set(null)
    void queries.invalidateQueries({ queryKey: ['lecture'] })
    void queries.invalidateQueries({ queryKey: ['unfinished'] })
    void reload()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
