import type { CardCandidate } from '../cards/candidate.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { drawnFrom } from './source.ts'

const LEAST_SCORE = 5.6
/** Questions that are best answered in a few words of one's own. */
const PREFERRED: Partial<Record<CardCandidate['rule'], number>> = {
  reason: 1,
  function: 1,
  enumeration: 0.8,
}

/** Questions to be answered in a sentence or less: the cards of the text, asked as they are. */
export function shortQuestions(material: ExamMaterial): QuestionDraft[] {
  return material.cards
    .filter(({ score }) => score >= LEAST_SCORE)
    .map((card) => ({
      type: 'short',
      form: card.rule,
      question: card.rule === 'naming-blank' ? material.wording.fillIn(card.question) : card.question,
      options: [],
      answer: card.answer,
      ...drawnFrom(card, material),
      score: card.score + (PREFERRED[card.rule] ?? 0),
    }))
}
