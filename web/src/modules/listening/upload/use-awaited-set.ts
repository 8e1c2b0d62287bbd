import type { ListeningWork } from '@lectern/contract/listening/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { say } from '../../../lib/language.ts'
import { useWorks } from '../api.ts'
import { failureText } from '../failure-text.ts'
import type { OpenView } from '../use-view.ts'
import { type AwaitedSet, endWait } from './upload.ts'

/**
 * Follows the work on a recording; opens the practice when it is done, and says why when nothing came of it. The work as
 * it was seen last, null before.
 */
export function useAwaitedSet(awaited: AwaitedSet | null, openView: OpenView): ListeningWork | null {
  const { data: works, isFetching, refetch } = useWorks()
  const queries = useQueryClient()
  const { reload } = useAccount()
  const setId = awaited?.setId ?? null
  const work = works?.find(({ id }) => id === setId) ?? null

  const look = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (setId !== null) look()
  }, [setId])

  const end = useEffectEvent(() => {
    if (setId === null || isFetching || !works || work?.status === 'processing') return
    void queries.invalidateQueries({ queryKey: ['listening'] })
    void reload()
    // What is kept for another try stands on the page itself.
    const isLost = work !== null && work.retry_until === null
    endWait(isLost ? failureText(work.error ?? say('listening.failed'), work.credits_refunded) : null)
    if (!work) openView({ name: 'practice', setId })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the works may be the last
  useEffect(() => end(), [works, isFetching])
  return work
}
