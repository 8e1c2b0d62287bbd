import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { useAccount } from '../../account/use-account.ts'
import { updateCard } from '../../cards/cards-api.ts'
import { giveFeedback } from '../../feedback/give-feedback.ts'
import { useForgetReview } from '../api.ts'
import { keepAfterReview } from '../away/device.ts'
import { fetchQueue } from '../away/fetch-queue.ts'
import { useCardsAlong } from '../away/use-cards-along.ts'
import { reviewOutbox } from '../outbox.ts'
import { ReviewSession, takesAway } from './review-session.ts'

/** A review of what is due, in all sets or in one, for as long as its screen is open. */
export function useReview(setId: number | undefined) {
  const { user } = useAccount()
  const student = user?.email ?? ''
  const forgetReview = useForgetReview()
  const [session] = useState(() => {
    return new ReviewSession({
      student,
      outbox: reviewOutbox,
      fetchQueue: () => fetchQueue(student, setId),
      saveEdit: (cardId, body) => updateCard({ params: { id: cardId }, body }),
      sayWrong: async ({ kind, source_id: id }, reason) => {
        // Nobody can say it of what was heard: it bears no mark of being made.
        if (kind === 'listening') return 0
        return giveFeedback({ kind, id }, reason)
      },
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

  const isFromDevice = queue?.isFromDevice ?? false
  useCardsAlong(phase === 'reviewing' && !isFromDevice)
  const isAway = isFromDevice && phase === 'reviewing'
  useEffect(() => (isAway ? whenReached(() => void session.fetch()) : undefined), [isAway, session])

  const tellFinished = useEffectEvent(() => {
    void forgetReview()
    if (hasAnswered) void keepAfterReview(student)
  })
  useEffect(() => {
    if (phase === 'finished') tellFinished()
  }, [phase])

  const { reveal, grade, bury, suspend, toggleFlag, undo, edit, sayWrong, retry } = session
  const doneCount = done.filter(takesAway).length
  const hasAnswered = doneCount > 0
  return {
    phase,
    card: queue?.items[0],
    isRevealed,
    canUndo: done.length > 0,
    hasAnswered,
    /** Grows with each deed that takes a card away, and shrinks with each of them that is taken back. */
    doneCount,
    tally,
    leftCount: queue?.leftCount ?? 0,
    backlogCount: queue?.backlogCount ?? 0,
    unsentCount,
    isFromDevice,
    answerIds: done.flatMap(({ clientId, grade }) => (grade === null ? [] : [clientId])),
    startedAt,
    ...{ reveal, grade, bury, suspend, toggleFlag, undo, edit, sayWrong, retry },
  }
}

/** Calls once the server may answer again: there is a network, or it took all that waited. */
function whenReached(call: () => void): () => void {
  const stop = reviewOutbox.waiting.subscribe(() => reviewOutbox.waiting.get().length === 0 && call())
  window.addEventListener('online', call)
  return () => {
    stop()
    window.removeEventListener('online', call)
  }
}

export type Review = ReturnType<typeof useReview>
