import { countWords } from '@lectern/domain/words'
import type { CardCandidate, CardRule } from './cards/candidate.ts'
import { chooseCards } from './cards/choose.ts'
import { rankCandidates } from './cards/find-candidates.ts'
import { preferenceFor } from './cards/purpose.ts'
import { chooseSuggestions, proposeSuggestions } from './cards/suggestions.ts'
import { Topics } from './cards/topic.ts'
import { parseDocument, type StudyDocument } from './document.ts'

/**
 * A card of the built-in engine. `source` is the passage of the student's text, to the letter, that it came from;
 * `rule` found it there.
 */
export type BuiltInCard = { question: string; answer: string; source: string; rule: CardRule }

/** Most cards for so many words; a Chinese character counts as one word, and says less. */
const WORDS_A_CARD = 40
const CHARACTERS_A_CARD = 60
const FEWEST_CARDS = 4

type CardOptions = { purpose?: string; limit?: number; title?: string }

/**
 * Flashcards from `text`, best first: at most `limit` (by default one for about 40 words or 60 Chinese characters),
 * fewer where the text gives no more that are good, none where nothing in it is fit. `purpose` (a tag or several, or
 * any words) shifts the choice between kinds of cards. A question that does not say what it is about has the text's title
 * before it, or `title`, that of the material which the text is a part of. Nothing is invented: each answer stands in
 * the text.
 */
export const makeCards = (text: string, options: CardOptions = {}): BuiltInCard[] =>
  makeCardsAndSuggestions(text, options).cards

/** `makeCards`, with what else may be worth learning, best first: less sure, and for the student to choose from. */
export function makeCardsAndSuggestions(
  text: string,
  options: CardOptions = {},
): { cards: BuiltInCard[]; suggestions: BuiltInCard[] } {
  const document = parseDocument(text)
  const { purpose = '', limit = usualCount(document), title } = options
  const ranked = rankCandidates(document)
  const prefer = (card: CardCandidate): CardCandidate => ({
    ...card,
    score: card.score + preferenceFor(purpose, card.rule),
  })
  const sure = chooseCards(ranked.filter(({ isSure }) => isSure).map(prefer), Math.max(0, limit))
  const topics = new Topics(document, title)
  const present = (card: CardCandidate): BuiltInCard => ({
    rule: card.rule,
    question: card.rule === 'author-question' ? card.question : topics.label(card.question, card.answer, card),
    answer: card.answer,
    source: text.slice(card.start, card.end),
  })
  const suggested = chooseSuggestions(proposeSuggestions(document, ranked), sure, document)
  return { cards: sure.map(present), suggestions: suggested.map(present) }
}

/** A list of words may give a card for each. */
function usualCount({ source, language, blocks }: StudyDocument): number {
  const entries = blocks.filter(({ kind }) => kind === 'entry').length
  const usual = Math.round(countWords(source) / (language === 'zh' ? CHARACTERS_A_CARD : WORDS_A_CARD))
  return Math.max(FEWEST_CARDS, entries, usual)
}
