import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { giveFeedback } from '../../core/feedback/give-feedback.ts'
import { EXAM } from './api.ts'
import { practiceStore, withoutQuestion } from './practice.ts'
import { resultStore, resultWithout } from './result.ts'

/**
 * Says that a question is wrong: it goes from its exam, and from what is practised and looked at in this tab. Resolves with the
 * credits that came back.
 */
export function useSayWrong(): (questionId: number, reason: FeedbackReason) => Promise<number> {
  const queries = useQueryClient()
  return async (questionId, reason) => {
    const credits = await giveFeedback({ kind: 'exam', id: questionId }, reason)
    practiceStore.update((practice) => practice && withoutQuestion(practice, questionId))
    resultStore.update((result) => result && resultWithout(result, questionId))
    // How many questions there are, and what every practice of them came to.
    void queries.invalidateQueries({ queryKey: EXAM })
    return credits
  }
}
