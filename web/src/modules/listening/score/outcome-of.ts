import type { ListeningScore } from '@lectern/contract/listening/shapes'
import type { Outcome } from '../../../core/questions/results/outcome.ts'

/** How a question went. */
export function outcomeOf({
  is_correct,
  is_checked,
  user_answer,
  judgement,
}: ListeningScore['results'][number]): Outcome {
  if (!is_checked) return 'unchecked'
  if (is_correct) return 'right'
  if (user_answer === '') return 'unanswered'
  return judgement?.is_partly ? 'partly' : 'missed'
}
