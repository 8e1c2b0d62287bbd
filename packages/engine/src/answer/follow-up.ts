import { simplifiedShadow } from '../zh/simplified.ts'
import { type Question, readQuestion } from './question.ts'
import type { SearchTerm } from './search-terms.ts'

/** A turn of the talk so far; any role other than 'assistant' is the student's. */
export type Turn = { readonly role: string; readonly content: string }

const POINTS_BACK =
  /\b(?:it|its|they|them|their|this|these|those|he|she|him|her|his|the (?:process|same|first|second|latter|former))\b|(?<!其)它|(?<!其)[他她]|这(?!样)|那(?!么)|其(?!他|它|中|实|余)|前者|后者|该/i
const GOES_ON =
  /^(?:and|but|also|so|then|what about|how about)\b|^(?:why|how so|how come)(?: not| so| is that)?\s*[?.!]*$|^(?:那么?|还有|另外|而)|呢[？?]?$/i
const OTHER_SUBJECT =
  /^(?:(?:and|but|so|then)\s+)?(?:what|how)\s+about\s+(?:an?\s+|the\s+)?(.+?)\s*[?.!]*$|^(?:那么?)?(.+?)呢[？?]*$/i
/** How many turns back a subject may stand. */
const MOST_TURNS = 12
const FEW_TERMS = 2

/**
 * The question with what it leaves out taken from the turns before: 'Why is it important?' asks about the subject of
 * the last question, 'What about meiosis?' asks the last question of another subject.
 */
export function resolveQuestion(text: string, history: readonly Turn[]): Question {
  const question = readQuestion(text)
  if (!leansBack(text, question)) return question
  const before = earlierQuestions(text, history).find(({ terms }) => terms.length > 0)
  if (!before) return question
  const other = OTHER_SUBJECT.exec(text.trim())
  const subject = other?.[1] ?? other?.[2]
  if (subject && question.terms.length > 0) {
    return { kind: before.kind === 'comparison' ? 'other' : before.kind, subjects: [subject], terms: question.terms }
  }
  return { ...question, subjects: [], terms: mergeTerms(question.terms, subjectTerms(before)) }
}

/** The student's questions before this one, latest first, each with what it left out. */
function earlierQuestions(text: string, history: readonly Turn[]): Question[] {
  const asked = history.filter(({ role }) => role !== 'assistant').slice(-MOST_TURNS)
  if (asked.at(-1)?.content.trim() === text.trim()) asked.pop()
  const questions: Question[] = []
  for (const { content } of asked) {
    const own = readQuestion(content)
    const last = questions[0]
    const other = OTHER_SUBJECT.test(content.trim()) && own.terms.length > 0
    questions.unshift(
      last && leansBack(content, own) && !other
        ? { ...own, subjects: last.subjects, terms: mergeTerms(own.terms, subjectTerms(last)) }
        : own,
    )
  }
  return questions
}

function leansBack(text: string, { terms, kind }: Question): boolean {
  const shadow = simplifiedShadow(text.trim())
  if (kind === 'terms') return false
  if (terms.length === 0) return kind !== 'summary'
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  return (POINTS_BACK.test(shadow) && weight <= FEW_TERMS) || (GOES_ON.test(shadow) && weight <= FEW_TERMS)
}

/** What a question was about: the terms of its subjects where it names any. */
function subjectTerms({ subjects, terms }: Question): readonly SearchTerm[] {
  const own = readQuestion(subjects.join(' ')).terms
  return own.length > 0 ? own : terms
}

function mergeTerms(left: readonly SearchTerm[], right: readonly SearchTerm[]): SearchTerm[] {
  const known = new Set(left.map(({ text }) => text))
  return [...left, ...right.filter(({ text }) => !known.has(text))]
}
