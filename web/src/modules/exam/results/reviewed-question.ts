import type { Outcome } from '../../../core/questions/results/outcome.ts'
import type { Mark } from '../result.ts'

/** How a question of an exam went, by its mark; one without a mark was not answered. */
export function outcomeOf(mark: Mark | undefined): Outcome {
  if (!mark || mark.method === 'no_answer') return 'unanswered'
  if (mark.isCorrect) return 'right'
  if (mark.method === 'ai_fallback') return 'unchecked'
  return mark.judgement?.is_partly ? 'partly' : 'missed'
}
