import { ApiError } from '@lectern/contract/api-error'
import type { Lecture } from '@lectern/contract/lecture'
import { MOST_POLLS, POLL_EVERY_MS } from '@lectern/domain/lecture'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { say } from '../../../lib/language.ts'
import { logFailure } from '../../../lib/log-failure.ts'
import { wait } from '../../../lib/wait.ts'
import { toastError, toastInfo } from '../../../ui/toasts/toasts.ts'
import { lectureApi } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { type AwaitedLecture, awaitedStore } from './upload.ts'

/**
 * Looks every three seconds, at most 200 times, how far a lecture is; opens it when it is completed, and the history when
 * it failed or takes longer (requirements/lecture.md#processing). The lecture as it was seen last, null before.
 */
export function useAwaitedLecture(awaited: AwaitedLecture | null, openView: OpenView): Lecture | null {
  const [seen, setSeen] = useState<Lecture | null>(null)
  const queries = useQueryClient()
  const { reload } = useAccount()
  const lectureId = awaited?.lectureId ?? null

  const end = useEffectEvent((lecture: Lecture | null) => {
    awaitedStore.set(null)
    void queries.invalidateQueries({ queryKey: ['lecture'] })
    void reload()
    // Cancelled elsewhere: the screen is free for another one.
    if (!lecture) return
    if (lecture.status === 'completed') return openView({ name: 'content', lectureId: lecture.id })
    if (lecture.status === 'failed') toastError(lecture.error_message ?? say('lecture.processingFailed'))
    else toastInfo(say('lecture.stillProcessing'))
    openView({ name: 'history' })
  })

  useEffect(() => {
    if (lectureId === null) return
    const leaving = new AbortController()
    follow(lectureId, leaving.signal, setSeen).then(end, (error: unknown) => {
      if (!leaving.signal.aborted) logFailure('The lecture is no longer waited for', error)
    })
    return () => leaving.abort()
  }, [lectureId])
  return seen?.id === lectureId ? seen : null
}

/** The lecture when it is over, as it was seen last where the tries ran out, or null where it is gone. */
async function follow(id: number, signal: AbortSignal, onSeen: (lecture: Lecture) => void): Promise<Lecture | null> {
  let last: Lecture | null = null
  let isFailing = false
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    await wait(POLL_EVERY_MS, signal)
    try {
      last = await lectureApi.get({ params: { id } }, { signal })
      onSeen(last)
      isFailing = false
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiError && error.status === 404) return null
      const isAnswered = error instanceof ApiError && error.status > 0
      if (!isFailing) toastError(isAnswered ? say('lecture.statusFailed') : say('lecture.statusError'))
      isFailing = true
    }
    if (last && last.status !== 'processing') return last
  }
  return last
}
