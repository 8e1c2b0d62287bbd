import type { Flashcard } from '@lectern/contract/recite'
import { AUTO_REVEAL_SECONDS, RECITE_TEXTS } from '@lectern/domain/recite'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { toastError, toastInfo, toastSuccess } from '../../../ui/toasts.ts'
import { useForgetHistory } from '../api.ts'
import { type RunningStudy, studyStore } from '../study-session.ts'
import { answerOutbox } from './answers.ts'
import { type Ending, endSession } from './end-session.ts'
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
  const ending = useRef<Ending>('completed')
  const shownAtMs = useRef(Date.now())
  const card = session.flashcards[index]

  const close = () => {
    studyStore.set(null)
    void forgetHistory()
  }

  const end = async (how: Ending) => {
    ending.current = how
    setStage('ending')
    try {
      await endSession(session.session_id, how)
    } catch {
      toastError(RECITE_TEXTS.endStudyFailed, 'session')
      setStage('end-failed')
      return
    }
    if (how === 'expired') toastInfo(RECITE_TEXTS.timeUp, 'session')
    else toastSuccess(RECITE_TEXTS.studyCompleted, 'session')
    onDone()
    close()
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
    if (index + 1 === session.flashcards.length) void end('completed')
  }

  const secondsLeft = useCountdown(session.deadlineMs, stage === 'studying', () => void end('expired'))

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
    retryEnd: () => void end(ending.current),
    leave: () => {
      void endSession(session.session_id, 'completed').then(forgetHistory, () => {})
      close()
    },
  }
}
