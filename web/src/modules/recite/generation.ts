import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { dropRepeatedQuestions, RECITE_TEXTS } from '@lectern/domain/recite'
import { ChunkedRuns } from '../../core/generation/chunked-runs.ts'
import type { Run } from '../../core/generation/run-state.ts'
import { say } from '../../lib/language.ts'
import { toastSuccess } from '../../ui/toasts/toasts.ts'
import { reciteApi } from './api.ts'
import { openSelection } from './selection.ts'

/** What is made of a chunk. */
interface Made {
  flashcards: GeneratedCard[]
}
export type Generation = Run<Made>

/** The cards found so far, in the order in which they came, without repeated questions. */
export const foundCards = ({ outcomes }: Pick<Generation, 'outcomes'>): GeneratedCard[] =>
  dropRepeatedQuestions(
    [...outcomes.values()].flatMap((outcome) => ('answer' in outcome ? outcome.answer.flashcards : [])),
  )

/** Cards being made of a student's material, handed over to be chosen from. */
export const cardRuns = new ChunkedRuns<Made>({
  api: reciteApi,
  texts: {
    failed: RECITE_TEXTS.generationFailed,
    logIn: RECITE_TEXTS.loginToGenerate,
    nothingMade: RECITE_TEXTS.noCardsMade,
  },
  hasResult: (generation) => foundCards(generation).length > 0,
  handOver: (generation, isFresh) => {
    const cards = foundCards(generation)
    openSelection(generation, cards)
    if (isFresh) toastSuccess(say('recite.cardsGenerated', { count: cards.length }), 'session')
  },
})
