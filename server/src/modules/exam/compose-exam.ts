import {
  EXAM_QUESTION_COUNT,
  QUESTION_TYPES,
  QUESTIONS_BY_TYPE,
  type QuestionType,
  questionKey,
} from '@lectern/domain/exam'
import type { NewQuestion } from './set-store.ts'

/** `found` with those of `more` that ask something else. */
export function addNewQuestions(found: readonly NewQuestion[], more: readonly NewQuestion[]): NewQuestion[] {
  const asked = new Set(found.map(({ question }) => questionKey(question)))
  const added = more.filter(({ question }) => {
    const key = questionKey(question)
    return !asked.has(key) && asked.add(key)
  })
  return [...found, ...added]
}

/** How many questions of each kind are missing in a whole exam, at most `limit` in all; kinds with none are left out. */
export function missingQuestions(found: readonly NewQuestion[], limit: number): Partial<Record<QuestionType, number>> {
  const missing: Partial<Record<QuestionType, number>> = {}
  let left = limit
  for (const type of QUESTION_TYPES) {
    const count = Math.min(left, QUESTIONS_BY_TYPE[type] - ofType(found, type).length)
    if (count <= 0) continue
    missing[type] = count
    left -= count
  }
  return missing
}

/** Thirty of the questions found, by kind as far as they go, in the order of the kinds; null where there are fewer. */
export function chooseThirty(found: readonly NewQuestion[]): NewQuestion[] | null {
  if (found.length < EXAM_QUESTION_COUNT) return null
  const due = QUESTION_TYPES.flatMap((type) => ofType(found, type).slice(0, QUESTIONS_BY_TYPE[type]))
  const spare = found.filter((question) => !due.includes(question))
  const chosen = new Set([...due, ...spare.slice(0, EXAM_QUESTION_COUNT - due.length)])
  return QUESTION_TYPES.flatMap((type) => ofType(found, type).filter((question) => chosen.has(question)))
}

const ofType = (questions: readonly NewQuestion[], type: QuestionType): NewQuestion[] =>
  questions.filter((question) => question.type === type)
