import { hasMark } from './choose-lines.ts'
import { NEEDS_MARK } from './data/question-kinds.ts'
import type { Line, LineIndex, RankedLine } from './line-index.ts'
import type { Question } from './question.ts'

/** Whether notes answer a question, may answer it, or do not speak of it. */
export type Confidence = 'sure' | 'unsure' | 'none'

/** The share of a question's weight that a sentence must speak of. */
const SURE = 0.85
/**
 * So much of it may answer; more where the notes lack the deed that the question names, or things, by what those weigh.
 * Set on questions to articles that say the answer, and to articles of others (docs/engine.md).
 */
const LEAST = { plain: 0.3, withoutDeed: 0.72, forThings: 0.35 }
const FAINT = 0.5
const LINES_COMPARED = 3

/** How likely the best of `ranked` answer `question`. */
export function confidenceOf(ranked: readonly RankedLine[], question: Question, index: LineIndex): Confidence {
  const best = ranked.slice(0, LINES_COMPARED)
  const coverage = Math.max(0, ...best.map((one) => one.coverage))
  const told = question.terms.filter(({ weight }) => weight > FAINT)
  const lacksThing = told.some((term) => index.isMissing(term))
  const lacksDeed = told.some((term) => index.isUnsaid(term))
  const isFew = lacksDeed && !lacksThing && told.length <= 2
  const least = isFew ? LEAST.withoutDeed : LEAST.plain + LEAST.forThings * missingShare(question, index)
  if (coverage < least) return 'none'
  if (!best.some(({ line }) => canAnswer(around(line, index), question))) return 'none'
  const first = best[0]
  const isWhole = first !== undefined && first.coverage >= SURE && told.length > 1 && !lacksDeed
  return isWhole && hasMark(first.line, question) ? 'sure' : 'unsure'
}

/** The share of a question's weight that is of things which the notes do not speak of. */
function missingShare({ terms }: Question, index: LineIndex): number {
  const weightOf = (own: typeof terms): number => own.reduce((sum, term) => sum + index.weightOf(term), 0)
  return weightOf(terms.filter((term) => index.isMissing(term))) / (weightOf(terms) || 1)
}

const around = ({ id, text }: Line, { lines }: LineIndex): string =>
  [lines[id - 1]?.text, text, lines[id + 1]?.text].join(' ')

const canAnswer = (text: string, question: Question): boolean =>
  !NEEDS_MARK.has(question.kind) || hasMark({ text }, question)
