import { countWords } from '@lectern/domain/words'
import { definitionsOf } from '../definitions.ts'
import type { StudyDocument } from '../document.ts'
import { englishTermBlanks } from '../en/term-blanks.ts'
import { studyTermsOf } from '../study-terms.ts'
import { chineseTermBlanks } from '../zh/term-blanks.ts'
import type { CardCandidate, RankedCandidate } from './candidate.ts'
import { chooseCards } from './choose.ts'

/** What is less probably good is not even suggested. */
const LEAST_CHANCE = 0.5

/** What may be worth learning beside the cards: those that no bar lets pass, and blanks for terms. */
export function proposeSuggestions(document: StudyDocument, ranked: readonly RankedCandidate[]): CardCandidate[] {
  const terms = studyTermsOf(document, new Set(definitionsOf(ranked).map(({ name }) => name)))
  return [
    ...ranked.filter(({ isSure, chance }) => !isSure && chance >= LEAST_CHANCE),
    ...englishTermBlanks(document, terms),
    ...chineseTermBlanks(document, terms),
  ]
}

/** At most one for so many words, or characters. */
const WORDS_A_SUGGESTION = 80
const CHARACTERS_A_SUGGESTION = 130
const FEWEST = 6

/** The best of `proposed` that say something else than `cards` and each other. */
export function chooseSuggestions(
  proposed: readonly CardCandidate[],
  cards: readonly CardCandidate[],
  { source, language }: StudyDocument,
): CardCandidate[] {
  const size = countWords(source) / (language === 'zh' ? CHARACTERS_A_SUGGESTION : WORDS_A_SUGGESTION)
  return chooseCards(proposed, Math.max(FEWEST, Math.round(size)), cards)
}
