import type { Flashcard } from '@lectern/contract/recite/shapes'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { AUTO_REVEAL_SECONDS } from '@lectern/domain/recite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { giveFeedback } from '../../../core/feedback/give-feedback.ts'
import { say } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { justStudiedStore, type RunningStudy, studyStore } from '../study-session.ts'
import { answerOutbox } from './answers.ts'
import { useCountdown } from './use-countdown.ts'
import { useSessionEnd } from './use-session-end.ts'

/** One session from its first card to its end: each answer is sent behind the next card. */
export function useStudy(session: RunningStudy, onDone: () => void) {
  const { user } = useAccount()
  /** Counts from 0; the number of cards once all are answered. */
  const [index, setIndex] = useState(session.answeredCount)
  const [isRevealed, setRevealed] = useState(false)
  const [correctCount, setCorrectCount] = useState(session.correctCount)
  /** By card, also of answers from before the session was gone on with. */
  const verdicts = useRef(new Map(session.answers.map((answer) => [answer.flashcard_id, answer.is_correct])))
  /** Without those that were said to be wrong: they count no more. An end that is under way is told of the latest. */
  const [cards, setCards] = useState<readonly Flashcard[]>(session.flashcards)
  const counted = useRef(cards)
  const shownAtMs = useRef(Date.now())
  const {
    stage: ownStage,
    end,
    expire,
    leave,
  } = useSessionEnd(session.session_id, () => {
    tellStudied(session, counted.current, verdicts.current)
    onDone()
  })
  const elsewhere = useStore(answerOutbox.elsewhere, (all) => all.get(session.session_id) ?? null)
  const stage = ownStage === 'studying' && elsewhere ? 'elsewhere' : ownStage
  const secondsLeft = useCountdown(session.deadlineMs, stage === 'studying', () => void expire())
  const card = cards[index]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each card has its own three minutes
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), AUTO_REVEAL_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [card?.id])

  // Gone on with after its last card was answered: there is nothing left to do but to end it.
  const finish = useEffectEvent(() => void end())
  const isAllAnswered = session.answeredCount === session.flashcards.length
  useEffect(() => {
    if (isAllAnswered) finish()
  }, [isAllAnswered])

  const mark = (isCorrect: boolean) => {
    if (!card || !isRevealed || stage !== 'studying') return
    // Forgotten with its student, who signed out in another tab.
    if (studyStore.get()?.session_id !== session.session_id) return toastError(say('recite.noSession'), 'session')
    answerOutbox.add({
      student: user?.email ?? '',
      sessionId: session.session_id,
      cardId: card.id,
      isCorrect,
      durationMs: Date.now() - shownAtMs.current,
      answeredAtMs: Date.now(),
    })
    shownAtMs.current = Date.now()
    verdicts.current.set(card.id, isCorrect)
    setCorrectCount(correctCount + Number(isCorrect))
    setIndex(index + 1)
    setRevealed(false)
    if (index + 1 === cards.length) void end()
  }

  /** The card is wrong: once that is kept, the next one takes its place. Resolves with the credits that came back. */
  const sayWrong = async (reason: FeedbackReason): Promise<number> => {
    if (!card) return 0
    const credits = await giveFeedback({ kind: 'card', id: card.id }, reason)
    shownAtMs.current = Date.now()
    counted.current = cards.filter(({ id }) => id !== card.id)
    setCards(counted.current)
    setRevealed(false)
    if (index === cards.length - 1) void end()
    return credits
  }

  return {
    card,
    cardCount: cards.length,
    index,
    isRevealed,
    correctCount,
    secondsLeft,
    stage,
    elsewhere,
    reveal: () => setRevealed(true),
    mark,
    sayWrong,
    retryEnd: () => void end(),
    leave,
  }
}

/** What came of it stands where the student is led: a card without an answer was missed as well. */
function tellStudied(study: RunningStudy, cards: readonly Flashcard[], verdicts: ReadonlyMap<number, boolean>): void {
  const { title, deadlineMs, started_at: startedAt, time_limit_seconds: limit } = study
  const missed = cards.filter(({ id }) => verdicts.get(id) !== true)
  const seconds = limit - (deadlineMs - Date.now()) / 1000
  justStudiedStore.set({
    title,
    cardCount: cards.length,
    missed,
    startedAt,
    seconds: Math.min(limit, Math.max(0, Math.round(seconds))),
  })
}
