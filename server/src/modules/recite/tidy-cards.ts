import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { gapCard } from '@lectern/domain/cards/gap-card'
import { dropRepeatedQuestions, tidyCardSide } from '@lectern/domain/recite'
import { createQuoteVerifier, inOneLine } from '../../core/quotes/verify-quote.ts'

/** Invisible characters, line breaks and tabs apart; the database takes no NUL, and nobody can study the others. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu

/** A card as it was made; `gap`: the words of its source that it asks for instead. */
type MadeCard = Pick<GeneratedCard, 'question' | 'answer' | 'source'> & { gap?: string | null }

/**
 * What a model or the engine made, fit to be shown: trimmed, without empty cards and repeated questions, and with a
 * source only where the material holds that sentence, or one nearly like it, which then stands in its place. That sentence
 * with a gap takes the place of its question, where a good card comes of it.
 */
export function tidyCards(cards: readonly MadeCard[], material: string): GeneratedCard[] {
  const verify = createQuoteVerifier(material)
  const tidy = cards
    .map(({ question, answer, source: named, gap }) => {
      const source = named && verify(clean(named))
      const gapped = source && gap ? gapCard(inOneLine(source), clean(gap)) : null
      const plain = { question: clean(question), answer: clean(answer), cloze: null }
      return { ...(gapped ?? plain), source, times_studied: 0, is_correct: null }
    })
    .filter(({ question, answer }) => question && answer)
  return dropRepeatedQuestions(tidy)
}

const clean = (text: string): string => tidyCardSide(text.replace(CONTROL_CHARACTERS, '').toWellFormed())
