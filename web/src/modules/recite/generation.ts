import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { dropRepeatedQuestions, RECITE_TEXTS, suggestionsBeside } from '@lectern/domain/recite'
import { ChunkedRuns } from '../../core/generation/chunked-runs.ts'
import type { Run } from '../../core/generation/run-state.ts'
import { say } from '../../lib/language.ts'
import { toastTask } from '../../ui/toasts/toasts.ts'
import { reciteApi } from './api.ts'
import { openSelection, SELECT_CARDS } from './selection.ts'

/** What is made of a chunk. */
interface Made {
  flashcards: GeneratedCard[]
  /** None from a server of an earlier version. */
  suggestions?: GeneratedCard[]
}
export type Generation = Run<Made>

/** The cards found so far, in the order in which they came, without repeated questions. */
export const foundCards = (generation: Pick<Generation, 'outcomes'>): GeneratedCard[] =>
  dropRepeatedQuestions(answersOf(generation).flatMap(({ flashcards }) => flashcards))

/** What was found beside `cards` that the engine is not sure of, without what one of them asks. */
export const foundSuggestions = (
  generation: Pick<Generation, 'outcomes'>,
  cards: readonly GeneratedCard[],
): GeneratedCard[] =>
  suggestionsBeside(
    cards,
    answersOf(generation).flatMap(({ suggestions = [] }) => suggestions),
  )

const answersOf = ({ outcomes }: Pick<Generation, 'outcomes'>): Made[] =>
  [...outcomes.values()].flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []))

/** Cards being made of a student's material, handed over to be chosen from. */
export const cardRuns = new ChunkedRuns<Made>({
  api: reciteApi,
  texts: {
    failed: RECITE_TEXTS.generationFailed,
    logIn: RECITE_TEXTS.loginToGenerate,
    nothingMade: RECITE_TEXTS.noCardsMade,
  },
  hasResult: (generation) => {
    const cards = foundCards(generation)
    return cards.length + foundSuggestions(generation, cards).length > 0
  },
  handOver: (generation, isFresh) => {
    const cards = foundCards(generation)
    const suggestions = foundSuggestions(generation, cards)
    openSelection(generation, cards, suggestions)
    if (!isFresh) return
    const told =
      cards.length > 0
        ? say('recite.cardsGenerated', { count: cards.length })
        : say('recite.onlySuggestions', { count: suggestions.length })
    toastTask(told, 'session', SELECT_CARDS)
  },
})
