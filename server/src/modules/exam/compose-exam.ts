import { QUESTION_TYPES, type QuestionType, questionKey } from '@lectern/domain/exam'
import type { NewQuestion } from './set-store.ts'

/** How many questions of each kind an exam is meant to have; of a kind that is not named, none. */
export type Plan = Partial<Record<QuestionType, number>>

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
export function missingQuestions(found: readonly NewQuestion[], plan: Plan, limit: number): Plan {
  const missing: Plan = {}
  let left = limit
  for (const type of QUESTION_TYPES) {
    const count = Math.min(left, (plan[type] ?? 0) - ofType(found, type).length)
    if (count <= 0) continue
    missing[type] = count
    left -= count
  }
  return missing
}

/**
 * As many of the questions found as `plan` has in all, by kind as far as they go, then of its other kinds, in the order of
 * the kinds; null where there are fewer.
 */
export function chooseQuestions(found: readonly NewQuestion[], plan: Plan): NewQuestion[] | null {
  const count = Object.values(plan).reduce((sum, share) => sum + share, 0)
  const usable = found.filter(({ type }) => plan[type] !== undefined)
  if (usable.length < count) return null
  const due = QUESTION_TYPES.flatMap((type) => ofType(usable, type).slice(0, plan[type] ?? 0))
  const spare = usable.filter((question) => !due.includes(question))
  const chosen = new Set([...due, ...spare.slice(0, count - due.length)])
  return QUESTION_TYPES.flatMap((type) => ofType(found, type).filter((question) => chosen.has(question)))
}

const ofType = (questions: readonly NewQuestion[], type: QuestionType): NewQuestion[] =>
  questions.filter((question) => question.type === type)
