import type { GeneratedCard } from '@lectern/contract/recite-shapes'
import { cardsGenerated, dropRepeatedQuestions, RECITE_TEXTS } from '@lectern/domain/recite'
import { ChunkedRuns, type Run } from '../../core/generation/chunked-runs.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { reciteApi } from './api.ts'
import { type Material, openSelection } from './selection.ts'

type Answer = Awaited<ReturnType<typeof reciteApi.generate>>
export type Generation = Run<Material, Answer>

/** The cards found so far, in the order in which they came, without repeated questions. */
export const foundCards = ({ outcomes }: Pick<Generation, 'outcomes'>): GeneratedCard[] =>
  dropRepeatedQuestions(
    [...outcomes.values()].flatMap((outcome) => ('answer' in outcome ? outcome.answer.flashcards : [])),
  )

/** Cards being made of a student's material, handed over to be chosen from. */
const runs = new ChunkedRuns<Material, Answer>({
  generate: (input, options) => reciteApi.generate(input, options),
  end: (generation_id) => reciteApi.endGeneration({ params: { generation_id } }),
  texts: {
    failed: RECITE_TEXTS.generationFailed,
    logIn: RECITE_TEXTS.loginToGenerate,
    nothingMade: RECITE_TEXTS.noCardsMade,
  },
  hasResult: (generation) => foundCards(generation).length > 0,
  handOver: (generation) => {
    const cards = foundCards(generation)
    openSelection(generation.material, cards, generation.madeBy)
    toastSuccess(cardsGenerated(cards.length), 'session')
  },
})

export const generationStore = runs.store
export const startGeneration = runs.start
export const retryGeneration = runs.retry
export const cancelGeneration = runs.cancel
