import { useState } from 'react'
import type { MissedCard } from '../mistakes/PracticeMissed.tsx'
import { studySeconds } from '../session/study-seconds.ts'

/** What a practice came to. */
export interface PracticeOutcome {
  rightCount: number
  missed: readonly MissedCard[]
  /** How long it took; null where that is not known. */
  seconds: number | null
  /** Whether all of it was gone through. */
  isWhole: boolean
}

/** Counts each card by its first answer, and says what it all came to once the practice is over. */
export function usePracticeOutcome() {
  const [startedAtMs] = useState(() => Date.now())
  const [ended, setEnded] = useState<{ atMs: number; isWhole: boolean } | null>(null)
  const [firsts, setFirsts] = useState<ReadonlyMap<number, { card: MissedCard; isKnown: boolean }>>(new Map())
  const count = (card: MissedCard, isKnown: boolean) =>
    setFirsts((known) => (known.has(card.id) ? known : new Map(known).set(card.id, { card, isKnown })))
  const missed = [...firsts.values()].flatMap(({ card, isKnown }) => (isKnown ? [] : [card]))
  const outcome: PracticeOutcome | null = ended && {
    rightCount: firsts.size - missed.length,
    missed,
    seconds: studySeconds(startedAtMs, ended.atMs),
    isWhole: ended.isWhole,
  }
  return {
    count,
    hasAnswered: firsts.size > 0,
    end: (isWhole: boolean) => setEnded({ atMs: Date.now(), isWhole }),
    /** Null until it is over. */
    outcome,
  }
}
