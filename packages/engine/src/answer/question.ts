import { simplifiedShadow } from '../zh/simplified.ts'
import { KINDS, type QuestionKind } from './data/question-kinds.ts'
import { questionTerms, type SearchTerm, textTerms } from './search-terms.ts'

export type Question = {
  readonly kind: QuestionKind
  /** What is asked about, as typed: one subject of a definition, two of a comparison, otherwise none. */
  readonly subjects: readonly string[]
  readonly terms: readonly SearchTerm[]
}

const LONGEST_QUESTION = 600

/** What `text` asks: its kind, its subjects and the terms to search for. */
export function readQuestion(text: string): Question {
  const asked = text.trim().slice(0, LONGEST_QUESTION)
  const shadow = simplifiedShadow(asked)
  const terms = questionTerms(asked)
  for (const [kind, pattern] of KINDS) {
    const match = pattern.exec(shadow)
    const subjects = match && groupsOf(match, asked)
    if (subjects) return { kind, subjects, terms: terms.length > 0 ? terms : subjects.flatMap(ownTerms) }
  }
  return { kind: 'other', subjects: [], terms }
}

/** The groups of `match` as the student typed them. */
const groupsOf = ({ indices = [] }: RegExpExecArray, typed: string): string[] =>
  [...indices].slice(1).flatMap((range) => (range && range[1] > range[0] ? [typed.slice(...range)] : []))

/** '什么是帧？', '什么是绝地？': what is asked for, where no word of it is taken for a noun. */
const ownTerms = (subject: string): SearchTerm[] =>
  /^[\p{Script=Han}--[它他她这那谁我你您]]{1,6}$/v.test(simplifiedShadow(subject))
    ? textTerms(subject).map((text) => ({ text, weight: 1, isNoun: true }))
    : []
