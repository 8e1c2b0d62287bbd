import { hasMark } from './choose-lines.ts'
import type { Line, LineIndex, RankedLine } from './line-index.ts'
import { NEEDS_MARK, type Question } from './question.ts'

/** Whether notes answer a question, may answer it, or do not speak of it. */
export type Confidence = 'sure' | 'unsure' | 'none'

/** The share of a question's weight that a sentence must speak of. */
const SURE = 0.85
/** So much of it may answer; more where the notes lack a thing or the deed that the question names. */
const LEAST = { plain: 0.3, withoutDeed: 0.72, withoutThing: 0.6 }
const FAINT = 0.5
const LINES_COMPARED = 3

/** How likely the best of `ranked` answer `question`. */
export function confidenceOf(ranked: readonly RankedLine[], question: Question, index: LineIndex): Confidence {
  const best = ranked.slice(0, LINES_COMPARED)
  const coverage = Math.max(0, ...best.map((one) => one.coverage))
  const told = question.terms.filter(({ weight }) => weight > FAINT)
  const lacksThing = told.some((term) => index.isMissing(term))
  const lacksDeed = told.some((term) => index.isUnsaid(term))
  const least = lacksThing ? LEAST.withoutThing : lacksDeed && told.length <= 2 ? LEAST.withoutDeed : LEAST.plain
  if (coverage < least) return 'none'
  if (!best.some(({ line }) => canAnswer(around(line, index), question))) return 'none'
  const first = best[0]
  const isWhole = first !== undefined && first.coverage >= SURE && told.length > 1 && !lacksDeed
  return isWhole && hasMark(first.line, question) ? 'sure' : 'unsure'
}

const around = ({ id, text }: Line, { lines }: LineIndex): string =>
  [lines[id - 1]?.text, text, lines[id + 1]?.text].join(' ')

const canAnswer = (text: string, question: Question): boolean =>
  !NEEDS_MARK.has(question.kind) || hasMark({ text }, question)
