import { CARD_RULES, type CardCandidate, type CardKind, isAuthors } from '../cards/candidate.ts'
import { languageOf, measure } from '../parse/script.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { drawnFrom } from './source.ts'

/** What there is to explain, with how well it suits. */
const SUITS: Partial<Record<CardKind, number>> = { reason: 1.2, list: 0.8 }
/** A shorter answer is no explanation, and asks for no sentences: words of English, characters of Chinese. */
const FEWEST = { reason: { en: 6, zh: 10 }, list: { en: 18, zh: 36 } } as const

/** Questions to be answered in a few sentences, with one answer: reasons, courses of events and lists. A meaning is asked for shortly. */
export const longQuestions = (material: ExamMaterial): QuestionDraft[] =>
  material.cards.filter(isExplanation).map((card) => ({
    type: 'long',
    form: card.rule,
    question: material.wording.atLength(card.question, isOfSeveral(card.answer)),
    options: [],
    answer: card.answer,
    ...drawnFrom(card, material),
    score: card.score + (SUITS[CARD_RULES[card.rule].kind] ?? 0),
  }))

/** Whether an answer has several sentences, or points, to be told. */
const isOfSeveral = (answer: string): boolean => /\n|[.。；;] ?./.test(answer)

function isExplanation(card: CardCandidate): boolean {
  const { rule, answer } = card
  const { kind } = CARD_RULES[rule]
  const isTold = kind === 'list' || rule === 'function' || isAuthors(rule)
  const fewest = isTold ? FEWEST.list : kind === 'reason' ? FEWEST.reason : undefined
  return fewest !== undefined && measure(answer, languageOf(answer)) >= fewest[languageOf(answer)]
}
