import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { dropRepeatedQuestions, tidyCardSide } from '@lectern/domain/recite'
import { createQuoteVerifier } from '../../core/quotes/verify-quote.ts'

/** Invisible characters, line breaks and tabs apart; the database takes no NUL, and nobody can study the others. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu

/**
 * What a model or the engine made, fit to be shown: trimmed, without empty cards and repeated questions, and with a
 * source only where the material holds that sentence, or one nearly like it, which then stands in its place.
 */
export function tidyCards(
  cards: readonly Pick<GeneratedCard, 'question' | 'answer' | 'source'>[],
  material: string,
): GeneratedCard[] {
  const verify = createQuoteVerifier(material)
  const tidy = cards
    .map(({ question, answer, source }) => ({
      question: clean(question),
      answer: clean(answer),
      source: source && verify(clean(source)),
      times_studied: 0,
      is_correct: null,
    }))
    .filter(({ question, answer }) => question && answer)
  return dropRepeatedQuestions(tidy)
}

const clean = (text: string): string => tidyCardSide(text.replace(CONTROL_CHARACTERS, '').toWellFormed())
