import type { Place } from '../parse/mapped-text.ts'

export const QUESTION_TYPES = ['mcq', 'tf', 'short', 'long', 'challenge'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** A question that may be set, with what decides whether it is. */
export type QuestionDraft = {
  readonly type: QuestionType
  readonly question: string
  /** Multiple choice: four, one of them the answer. True or false: two. Otherwise none. */
  readonly options: readonly string[]
  readonly answer: string
  readonly explanation: string
  /** The passage of the student's text that it came from. */
  readonly place: Place
  /** The statements it asks about: none is asked about twice. */
  readonly facts: readonly string[]
  /** What it is about, in small letters, or ''. */
  readonly term: string
  readonly section: number
  readonly score: number
  /** How it asks ('year', 'definition', …): an exam has a mixture of forms. */
  readonly form: string
}

/** The name of what a sentence says, by which two questions about it are known for such. */
export const sentenceFact = (id: number): string => `sentence ${id}`
