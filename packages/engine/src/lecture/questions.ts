import { CARD_RULES, type CardCandidate, type CardKind } from '../cards/candidate.ts'
import { chooseCards } from '../cards/choose.ts'
import type { StudyDocument } from '../document.ts'
import { wordingFor } from '../exam/wording.ts'
import type { Point } from '../notes/points.ts'
import type { StudyTerm } from '../study-terms.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'

const WANTED = 2
const TERMS_NAMED = 2
const SENTENCES_ANSWERED = 2
/** Whoever can say why has understood more than whoever remembers a word; sentences with a blank ask for nothing else. */
const PREFERRED: Partial<Record<CardKind, number>> = { reason: 1.2, fact: 0.6, list: 0.6, naming: 0.3 }

interface AskedPart {
  cards: readonly CardCandidate[]
  terms: readonly StudyTerm[]
  document: StudyDocument
  title: string
  points: ReadonlyMap<number, Point>
}

/**
 * Two questions to check oneself by: the best cards of the text, and where it carries too few, the request to put its
 * matter in one's own words, answered by its weightiest sentences.
 */
export function checkQuestions(material: AskedPart): { question: string; answer: string }[] {
  const asking = material.cards
    .filter(({ rule }) => rule !== 'naming-blank')
    .map((card) => ({ ...card, score: card.score + (PREFERRED[CARD_RULES[card.rule].kind] ?? 0) }))
  const questions = chooseCards(asking, WANTED).map(({ question, answer }) => ({ question, answer }))
  return questions.length < WANTED ? [...questions, ...explainYourself(material)] : questions
}

function explainYourself({ terms, document, title, points }: AskedPart): { question: string; answer: string }[] {
  const answer = [...points.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SENTENCES_ANSWERED)
    .toSorted((a, b) => a.sentence.id - b.sentence.id)
    .map(({ text }) => text)
  if (!title || answer.length === 0) return []
  const script = scriptOf(document.source)
  const wording = wordingFor(document.language, (words) => inScript(words, script))
  const named = terms
    .filter(({ text, language }) => language === document.language && !title.toLowerCase().includes(text.toLowerCase()))
    .slice(0, TERMS_NAMED)
    .map(({ text }) => text)
  return [{ question: wording.explain(title, named), answer: answer.join(document.language === 'zh' ? '' : ' ') }]
}
