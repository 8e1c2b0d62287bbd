import type { ListeningScore } from '@lectern/contract/listening/shapes'
import { accuracyOf } from '@lectern/domain/listening'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

/** The score that was reached last, and of which set. */
export interface Scored {
  setId: number
  score: ListeningScore
  /** How long it took; left out where that is not known. */
  seconds?: number | null
}

export const scoreStore = createSavedStudentStore<Scored | null>('listening.score', null)

/** A score without a question, whether it was right or not; null where there was no other. */
export function scoreWithout(scored: Scored, questionId: number): Scored | null {
  const results = scored.score.results.filter(({ id }) => id !== questionId)
  if (results.length === 0) return null
  const correct = results.filter(({ is_correct }) => is_correct).length
  const accuracy = accuracyOf(correct, results.length)
  return { ...scored, score: { ...scored.score, results, correct, total_questions: results.length, accuracy } }
}
