import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { useAccount } from '../account/use-account.ts'
import { reviewApi, useForgetReview } from './api.ts'
import { reviewOutbox, updateCard } from './outbox.ts'
import { ReviewSession } from './review-session.ts'

/** A review of what is due, in all sets or in one, for as long as its screen is open. */
export function useReview(setId: number | undefined) {
  const { user } = useAccount()
  const student = user?.email ?? ''
  const forgetReview = useForgetReview()
  const [session] = useState(() => {
    const query = setId === undefined ? {} : { set_id: setId }
    return new ReviewSession({
      student,
      outbox: reviewOutbox,
      fetchQueue: () => reviewApi.queue({ query }),
      saveEdit: (cardId, body) => updateCard({ params: { id: cardId }, body }),
    })
  })
  const { phase, queue, isRevealed, tally, startedAt, done } = useStore(session.state)
  const unsentCount = useStore(reviewOutbox.waiting, (waiting) => waiting.length)

  const begin = useEffectEvent(() => {
    reviewOutbox.resume(student)
    void session.fetch()
  })
  useEffect(() => {
    begin()
  }, [])

  const tellFinished = useEffectEvent(() => void forgetReview())
  useEffect(() => {
    if (phase === 'finished') tellFinished()
  }, [phase])

  const { reveal, grade, bury, suspend, toggleFlag, undo, edit, retry } = session
  const doneCount = done.length
  const hasAnswered = doneCount > 0
  return {
    phase,
    card: queue?.items[0],
    isRevealed,
    canUndo: hasAnswered,
    hasAnswered,
    /** Grows with each deed and shrinks with each that is taken back. */
    doneCount,
    tally,
    leftCount: queue?.leftCount ?? 0,
    backlogCount: queue?.backlogCount ?? 0,
    unsentCount,
    startedAt,
    ...{ reveal, grade, bury, suspend, toggleFlag, undo, edit, retry },
  }
}

export type Review = ReturnType<typeof useReview>
