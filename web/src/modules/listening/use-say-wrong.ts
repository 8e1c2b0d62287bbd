import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { feedbackApi } from '../../core/feedback/feedback-api.ts'
import { ALL } from './api.ts'
import { scoreStore, scoreWithout } from './score.ts'

/**
 * Says that a question is wrong: it goes from its set, and from the score that is looked at in this tab. Resolves with the credits
 * that came back.
 */
export function useSayWrong(): (questionId: number, reason: FeedbackReason) => Promise<number> {
  const queries = useQueryClient()
  return async (questionId, reason) => {
    const { credits_returned } = await feedbackApi.give({ body: { kind: 'listening', id: questionId, reason } })
    scoreStore.update((scored) => scored && scoreWithout(scored, questionId))
    await queries.invalidateQueries({ queryKey: ALL })
    return credits_returned
  }
}
