import { reciteEndpoints } from '@lectern/contract/recite'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../../lib/api/api-client.ts'
import { useSay } from '../../../lib/language.ts'
import { toastSuccess } from '../../../ui/toasts/toasts.ts'
import { REVIEW } from '../api.ts'
import { cardOfMissed, type MissedQuestion } from './missed-question.ts'

const recite = clientFor(reciteEndpoints)

/** The exam or the recording at whose questions the mistakes were made. */
export interface MistakesAt {
  kind: 'exam' | 'listening'
  id: number
  title: string
}

/**
 * Makes cards of all that was missed: into a set, or without one into that of the mistakes at this. Of one question a set has one card,
 * however often this is asked for; what was made is told, with the way there.
 */
export function useMakeMissedCards({ title, ...of }: MistakesAt, missed: readonly MissedQuestion[]) {
  const say = useSay()
  const queries = useQueryClient()
  const flashcards = missed.flatMap((question) => {
    const card = cardOfMissed(question)
    if (!card) return []
    const { id: question_id, source, material_id = null, is_material_gone } = question
    return [{ ...card, question_id, source, material_id, ...(is_material_gone && { is_material_gone }) }]
  })
  const make = useMutation({
    mutationFn: (setId: number | null) =>
      recite.makeMissedCards({
        body: {
          ...{ of, flashcards, ...(setId !== null && { set_id: setId }) },
          title: say('results.mistakesAt', { title }).slice(0, MAX_TITLE_CHARACTERS),
        },
      }),
    onSuccess: ({ flashcard_set: set, made_count: count }) => {
      const left = flashcards.length - count
      const told = [
        count > 0 && say('results.cardsMade', { count, title: set.title }),
        count > 0 && left > 0 && say('results.othersThere'),
        count === 0 && say('results.cardsThere', { title: set.title }),
        missed.length > flashcards.length && say('results.noCards', { count: missed.length - flashcards.length }),
      ]
      toastSuccess(told.filter(Boolean).join(say('ui.sentenceGap')), 'session', {
        label: say('results.openSet'),
        to: `/module/recite?view=edit&set_id=${set.id}`,
      })
      // There are cards more to learn, and maybe a set more to choose; lists are read again when they are next in view.
      void queries.invalidateQueries({ refetchType: 'none' })
      void queries.invalidateQueries({ queryKey: REVIEW })
    },
  })
  return { make, count: flashcards.length }
}
