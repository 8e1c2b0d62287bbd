import { CARD_RULES, type CardCandidate, type CardKind } from '../cards/candidate.ts'
import { languageOf, measure } from '../parse/script.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { factsOf, sourceSentence } from './source.ts'

/** What there is to explain, with how well it suits. */
const SUITS: Partial<Record<CardKind, number>> = { reason: 1.2, list: 0.8, definition: 0 }
/** A shorter answer is no explanation: words of English, characters of Chinese. */
const FEWEST = { en: 6, zh: 10 } as const

/** Questions to be answered in a few sentences, with one answer: reasons, courses of events, lists and long definitions. */
export const longQuestions = ({ cards, wording, document }: ExamMaterial): QuestionDraft[] =>
  cards.filter(isExplanation).map((card) => ({
    type: 'long',
    form: card.rule,
    question: wording.atLength(card.question),
    options: [],
    answer: card.answer,
    explanation: wording.quote(sourceSentence(card, document)),
    place: card,
    facts: factsOf(card, document),
    term: card.term.toLowerCase(),
    section: card.section,
    score: card.score + (SUITS[CARD_RULES[card.rule].kind] ?? 0),
  }))

const isExplanation = ({ rule, answer }: CardCandidate): boolean =>
  SUITS[CARD_RULES[rule].kind] !== undefined &&
  rule !== 'vocabulary-entry' &&
  measure(answer, languageOf(answer)) >= FEWEST[languageOf(answer)]
