import type { GeneratedCard } from '@lectern/contract/recite-shapes'
import { dropRepeatedQuestions, tidyCardSide } from '@lectern/domain/recite'

/** Invisible characters, line breaks and tabs apart; the database takes no NUL, and nobody can study the others. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu
const WHITE_SPACE = /\s+/g

/**
 * What a model or the engine made, fit to be shown: trimmed, without empty cards and repeated questions, and with a
 * source only where the material holds that very sentence (line breaks and spaces apart).
 */
export function tidyCards(
  cards: readonly Pick<GeneratedCard, 'question' | 'answer' | 'source'>[],
  material: string,
): GeneratedCard[] {
  const searchable = oneLine(material)
  const tidy = cards
    .map(({ question, answer, source }) => ({
      question: clean(question),
      answer: clean(answer),
      source: source && verified(clean(source), searchable),
      times_studied: 0,
      is_correct: null,
    }))
    .filter(({ question, answer }) => question && answer)
  return dropRepeatedQuestions(tidy)
}

const clean = (text: string): string => tidyCardSide(text.replace(CONTROL_CHARACTERS, '').toWellFormed())
const oneLine = (text: string): string => text.replace(WHITE_SPACE, ' ')
const verified = (source: string, searchable: string): string | null =>
  source && searchable.includes(oneLine(source)) ? source : null
