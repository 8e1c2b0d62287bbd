import type { QueuedItem } from '@lectern/contract/review/shapes'
import { type Grade, LEECH_LAPSES } from '@lectern/domain/review'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { useStore } from '../../lib/store.ts'
import { toastError, toastInfo } from '../../ui/toasts/toasts.ts'
import { useAccount } from '../account/use-account.ts'
import { reviewApi, useForgetReview } from './api.ts'
import { reviewOutbox } from './outbox.ts'
import { type ReviewQueue, takeFetched, withChanged, withFirst, withoutFirst } from './review-queue.ts'

/** With so few cards at hand more are asked for, before the student has to wait for one. */
const FEW_AT_HAND = 4
/** After so many answers the server orders the cards anew: those that were missed come back in their time. */
const ANSWERS_AN_ORDER = 10

type Phase = 'loading' | 'failed' | 'reviewing' | 'finished'

/** A review of what is due, in all sets or in one: the cards at hand, and what is done with the one on the screen. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what is due, the outbox and the press of a key share one state
export function useReview(setId: number | undefined) {
  const { user } = useAccount()
  const student = user?.email ?? ''
  const forgetReview = useForgetReview()
  const [phase, setPhase] = useState<Phase>('loading')
  const [queue, setQueue] = useState<ReviewQueue | null>(null)
  const [isRevealed, setRevealed] = useState(false)
  const [isUndoing, setUndoing] = useState(false)
  const [tally, setTally] = useState<Tally>({ right: 0, missed: 0 })
  /** By the server's clock. */
  const [startedAt, setStartedAt] = useState<string | null>(null)
  const unsentCount = useStore(reviewOutbox.waiting, (waiting) => waiting.length)
  /** What was done, to be undone one by one. */
  const done = useRef<Done[]>([])
  const shownAtMs = useRef(Date.now())
  const answersSinceOrder = useRef(0)
  /** Cards that were answered since the server was last asked. */
  const answeredMeanwhile = useRef<Set<number> | null>(null)
  const shown = useRef<QueuedItem | undefined>(undefined)
  const card = queue?.items[0]
  shown.current = card

  const fetchQueue = async () => {
    if (answeredMeanwhile.current) return
    answeredMeanwhile.current = new Set()
    answersSinceOrder.current = 0
    try {
      await reviewOutbox.settled()
      answeredMeanwhile.current = new Set()
      const fetched = await reviewApi.queue({ query: { ...(setId !== undefined && { set_id: setId }) } })
      const next = takeFetched(shown.current, fetched, answeredMeanwhile.current)
      setQueue(next)
      setStartedAt((before) => before ?? fetched.handed_out_at)
      setPhase(next.items.length > 0 ? 'reviewing' : 'finished')
    } catch (error) {
      logFailure('The cards to review could not be loaded', error)
      // With cards at hand the student goes on; the next answer asks again.
      if (!shown.current) setPhase('failed')
    } finally {
      answeredMeanwhile.current = null
    }
  }

  const begin = useEffectEvent(() => {
    reviewOutbox.resume(student)
    void fetchQueue()
  })
  useEffect(() => {
    begin()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each card anew
  useEffect(() => {
    shownAtMs.current = Date.now()
  }, [card])

  const tellFinished = useEffectEvent(() => void forgetReview())
  useEffect(() => {
    if (phase === 'finished') tellFinished()
  }, [phase])

  /** The card leaves the screen; what it did can be undone by its `clientId`. */
  const putAway = (itemId: number, deed: Done) => {
    if (!queue) return
    done.current.push(deed)
    answeredMeanwhile.current?.add(itemId)
    const next = withoutFirst(queue, deed.grade === 1)
    shown.current = next.items[0]
    setQueue(next)
    setRevealed(false)
    if (next.items.length === 0) setPhase('loading')
    answersSinceOrder.current++
    if (next.items.length < FEW_AT_HAND || answersSinceOrder.current >= ANSWERS_AN_ORDER) void fetchQueue()
  }

  const grade = (given: Grade) => {
    if (!card || !queue || !isRevealed) return
    const clientId = crypto.randomUUID()
    reviewOutbox.add({
      student,
      clientId,
      itemId: card.id,
      grade: given,
      durationMs: Date.now() - shownAtMs.current,
      answeredAtMs: Date.now(),
      handedOutAt: queue.handedOutAt,
    })
    setTally((before) => count(before, given, 1))
    if (given === 1 && willBecomeLeech(card))
      toastInfo(say('review.becameLeech', { count: card.lapse_count + 1 }), 'session')
    putAway(card.id, { clientId, grade: given })
  }

  const change = async (body: { is_suspended: true } | { is_buried: true }, told: string) => {
    if (!card) return
    const { id } = card
    const client_id = crypto.randomUUID()
    putAway(id, { clientId: client_id, grade: null })
    try {
      await reviewOutbox.settled()
      await reviewApi.changeItem({ params: { id }, body: { ...body, client_id } })
      toastInfo(told, 'session')
    } catch {
      done.current = done.current.filter(({ clientId }) => clientId !== client_id)
      setQueue((now) => now && withFirst(now, card))
      setPhase('reviewing')
      toastError(say('review.changeFailed'), 'session')
    }
  }

  const toggleFlag = async () => {
    if (!card) return
    const { id, flag } = card
    const wanted = flag === 0 ? 1 : 0
    const setFlag = (shownFlag: number) =>
      setQueue((now) => (now?.items[0]?.id === id ? withChanged(now, { flag: shownFlag }) : now))
    setFlag(wanted)
    try {
      await reviewApi.changeItem({ params: { id }, body: { flag: wanted, client_id: crypto.randomUUID() } })
    } catch {
      setFlag(flag)
      toastError(say('review.changeFailed'), 'session')
    }
  }

  const undo = async () => {
    const deed = done.current.at(-1)
    if (!deed) return toastInfo(say('review.nothingToUndo'), 'session')
    if (isUndoing) return
    setUndoing(true)
    try {
      await reviewOutbox.settled()
      const { item } = await reviewApi.undo({ body: { client_id: crypto.randomUUID(), undoes: deed.clientId } })
      done.current = done.current.filter((other) => other !== deed)
      setTally((before) => count(before, deed.grade, -1))
      setQueue((now) => now && withFirst(now, item))
      setRevealed(false)
      setPhase('reviewing')
    } catch {
      toastError(say('review.undoFailed'), 'session')
    } finally {
      setUndoing(false)
    }
  }

  return {
    phase,
    card,
    isRevealed,
    isUndoing,
    canUndo: done.current.length > 0,
    tally,
    leftCount: queue?.leftCount ?? 0,
    backlogCount: queue?.backlogCount ?? 0,
    unsentCount,
    startedAt,
    hasAnswered: done.current.length > 0,
    reveal: () => setRevealed(true),
    grade,
    bury: () => void change({ is_buried: true }, say('review.buried')),
    suspend: () => void change({ is_suspended: true }, say('review.suspended')),
    toggleFlag: () => void toggleFlag(),
    undo: () => void undo(),
    /** The card says something else from now on. */
    showEdited: (sides: { question: string; answer: string }) => setQueue((now) => now && withChanged(now, sides)),
    retry: () => {
      setPhase('loading')
      void fetchQueue()
    },
  }
}

export type Review = ReturnType<typeof useReview>

/** An answer, or a change of the card (`grade` null), by the `client_id` that it was sent with. */
interface Done {
  clientId: string
  grade: Grade | null
}

interface Tally {
  right: number
  missed: number
}

function count({ right, missed }: Tally, grade: Grade | null, step: 1 | -1): Tally {
  if (grade === null) return { right, missed }
  return grade === 1 ? { right, missed: missed + step } : { right: right + step, missed }
}

/** Only what was learned before can be forgotten. */
const willBecomeLeech = ({ stage, lapse_count }: QueuedItem): boolean =>
  stage === 'review' && lapse_count + 1 === LEECH_LAPSES
