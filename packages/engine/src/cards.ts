import { countWords } from '@lectern/domain/words'
import type { CardRule } from './cards/candidate.ts'
import { chooseCards } from './cards/choose.ts'
import { findCandidates } from './cards/find-candidates.ts'
import { preferenceFor } from './cards/purpose.ts'
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

/**
 * Flashcards from `text`, best first: at most `limit` (by default one for about 40 words or 60 Chinese characters),
 * fewer where the text gives no more that are good, none where nothing in it is fit. `purpose` (a tag or several, or
 * any words) shifts the choice between kinds of cards. A question that does not say what it is about has the text's title
 * before it, or `title`, that of the material which the text is a part of. Nothing is invented: each answer stands in
 * the text.
 */
export function makeCards(
  text: string,
  options: { purpose?: string; limit?: number; title?: string } = {},
): BuiltInCard[] {
  const document = parseDocument(text)
  const { purpose = '', limit = usualCount(document), title } = options
  const candidates = findCandidates(document)
  const preferred = candidates.map((card) => ({ ...card, score: card.score + preferenceFor(purpose, card.rule) }))
  const topics = new Topics(document, title)
  return chooseCards(preferred, Math.max(0, limit)).map((card) => ({
    rule: card.rule,
    question: card.rule === 'author-question' ? card.question : topics.label(card.question, card.answer, card),
    answer: card.answer,
    source: text.slice(card.start, card.end),
  }))
}

/** A list of words may give a card for each. */
function usualCount({ source, language, blocks }: StudyDocument): number {
  const entries = blocks.filter(({ kind }) => kind === 'entry').length
  const usual = Math.round(countWords(source) / (language === 'zh' ? CHARACTERS_A_CARD : WORDS_A_CARD))
  return Math.max(FEWEST_CARDS, entries, usual)
}
