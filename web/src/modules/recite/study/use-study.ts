import type { Flashcard } from '@lectern/contract/recite'
import { AUTO_REVEAL_SECONDS, RECITE_TEXTS } from '@lectern/domain/recite'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { toastError, toastInfo, toastSuccess } from '../../../ui/toasts.ts'
import { useForgetHistory } from '../api.ts'
import { type RunningStudy, studyStore } from '../study-session.ts'
import { answerOutbox } from './answers.ts'
import { endSession, type Outcome } from './end-session.ts'
import { useCountdown } from './use-countdown.ts'

export interface Study {
  card: Flashcard | undefined
  /** Counts from 0; the number of cards once all are answered. */
  index: number
  isRevealed: boolean
  correctCount: number
  secondsLeft: number
  stage: 'studying' | 'ending' | 'end-failed'
  reveal: () => void
  mark: (isCorrect: boolean) => void
  retryEnd: () => void
  /** Ends the session behind the student's back: what is answered counts. */
  leave: () => void
}

/** One session from its first card to its end: each answer is sent behind the next card. */
export function useStudy(session: RunningStudy, onDone: () => void): Study {
  const { user } = useAccount()
  const forgetHistory = useForgetHistory()
  const [index, setIndex] = useState(0)
  const [isRevealed, setRevealed] = useState(false)
  const [correctCount, setCorrectCount] = useState(0)
  const [stage, setStage] = useState<Study['stage']>('studying')
  const shownAtMs = useRef(Date.now())
  const isOpen = useIsOpen()
  const card = session.flashcards[index]

  const end = async (isTimeUp: boolean) => {
    setStage('ending')
    try {
      tellOutcome(await endSession(session.session_id, isTimeUp))
    } catch {
      toastError(RECITE_TEXTS.endStudyFailed, 'session')
      return setStage('end-failed')
    }
    if (isOpen.current) onDone()
    studyStore.set(null)
    void forgetHistory()
  }

  const mark = (isCorrect: boolean) => {
    if (!card || !isRevealed || stage !== 'studying') return
    answerOutbox.add({
      student: user?.email ?? '',
      sessionId: session.session_id,
      cardId: card.id,
      isCorrect,
      durationMs: Date.now() - shownAtMs.current,
    })
    shownAtMs.current = Date.now()
    setCorrectCount(correctCount + Number(isCorrect))
    setIndex(index + 1)
    setRevealed(false)
    if (index + 1 === session.flashcards.length) void end(false)
  }

  const secondsLeft = useCountdown(session.deadlineMs, stage === 'studying', () => void end(true))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each card has its own three minutes
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), AUTO_REVEAL_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [index])

  return {
    card,
    index,
    isRevealed,
    correctCount,
    secondsLeft,
    stage,
    reveal: () => setRevealed(true),
    mark,
    retryEnd: () => void end(secondsLeft === 0),
    leave: () => {
      // Should this fail, the server ends the session at its deadline.
      void endSession(session.session_id, false).then(forgetHistory, () => {})
      studyStore.set(null)
    },
  }
}

function tellOutcome(outcome: Outcome): void {
  if (outcome === 'completed') toastSuccess(RECITE_TEXTS.studyCompleted, 'session')
  else toastInfo(outcome === 'expired' ? RECITE_TEXTS.timeUp : RECITE_TEXTS.sessionEnded, 'session')
}

/** Whether the screen is still there, for what comes back after the student has left it. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
