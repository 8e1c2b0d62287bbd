import type { CallOptions } from '@lectern/contract/calls/client'
import type { LectureBookmark } from '@lectern/contract/lecture'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isStudentHere } from '../../../core/account/use-account.ts'
import { begunQuery } from '../../../core/begun/begun-query.ts'
import { type Content, contentKey, lectureApi } from '../api.ts'

/** A place is kept this long after the student has moved, wherever they have come by then, and as they leave. */
export const PAUSE_MS = 10_000

/**
 * Has the server keep the place in a lecture, one call after the other. What does not get through is tried with the next place: nobody is told
 * of a bookmark.
 */
export function useKeepBookmark(lectureId: number): (bookmark: LectureBookmark) => void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsent = useRef<LectureBookmark>(null)
  const turn = useRef(Promise.resolve())

  const send = (options: CallOptions = {}) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const body = unsent.current
    if (!body || !isStudentHere()) return
    unsent.current = null
    const call = async () => {
      await lectureApi.keepBookmark({ params: { id: lectureId }, body }, options)
      await queries.invalidateQueries(begunQuery)
    }
    // A page that goes waits for nothing.
    turn.current = (options.keepalive ? call() : turn.current.then(call)).catch(() => {
      unsent.current ??= body
    })
  }
  const leave = useEffectEvent(() => send({ keepalive: true }))
  useEffect(() => {
    const leaveIfHidden = () => document.hidden && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leaveIfHidden)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leaveIfHidden)
      leave()
    }
  }, [])

  return (bookmark) => {
    // Who comes back within this visit is where they left, whatever the server has been told by then.
    queries.setQueryData<Content>(contentKey(lectureId), (content) => content && { ...content, bookmark })
    unsent.current = bookmark
    timer.current ??= setTimeout(send, PAUSE_MS)
  }
}
