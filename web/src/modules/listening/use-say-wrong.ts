import type { ListeningSet } from '@lectern/contract/listening/shapes'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { giveFeedback } from '../../core/feedback/give-feedback.ts'
import { withoutAnswer } from './answer-practice.ts'
import { ALL, setKey } from './api.ts'
import { practiceStore } from './practice.ts'
import { scoreStore, scoreWithout } from './score.ts'

/**
 * Says that a question of a set is wrong: it goes from the set, and from what is practised and looked at in this tab; a set goes with
 * its last question. Resolves with the credits that came back.
 */
export function useSayWrong(setId: number): (questionId: number, reason: FeedbackReason) => Promise<number> {
  const queries = useQueryClient()
  return async (questionId, reason) => {
    const credits = await giveFeedback({ kind: 'listening', id: questionId }, reason)
    const set = queries.setQueryData<ListeningSet>(setKey(setId), (known) => known && setWithout(known, questionId))
    practiceStore.update((practice) => {
      if (practice?.setId !== setId) return practice
      return set?.questions.length === 0 ? null : withoutAnswer(practice, questionId)
    })
    scoreStore.update((scored) => scored && scoreWithout(scored, questionId))
    // How many questions there are, and what every attempt at them came to.
    void queries.invalidateQueries({ queryKey: ALL })
    return credits
  }
}

const setWithout = (set: ListeningSet, questionId: number): ListeningSet => ({
  ...set,
  questions: set.questions.filter(({ id }) => id !== questionId),
})
