import { QUESTION_TYPES, type QuestionType, questionKey } from '@lectern/domain/exam'
import type { NewQuestion } from '../set-store.ts'

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

export const countOf = (plan: Plan): number => Object.values(plan).reduce((sum, share) => sum + share, 0)

/** How many questions of each kind are missing in a whole exam; kinds with none are left out. */
export function missingQuestions(found: readonly NewQuestion[], plan: Plan): Plan {
  const missing: Plan = {}
  for (const type of QUESTION_TYPES) {
    const count = (plan[type] ?? 0) - ofType(found, type).length
    if (count > 0) missing[type] = count
  }
  return missing
}

/** At most `limit` questions of a plan, each kind by its share in it; what is left goes to the greatest remainders. */
export function shareOf(plan: Plan, limit: number): Plan {
  const total = countOf(plan)
  if (total <= limit) return plan
  const shares = QUESTION_TYPES.map((type) => ({ type, exact: ((plan[type] ?? 0) * limit) / total }))
  const left = limit - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const lucky = new Set(shares.toSorted((one, other) => (other.exact % 1) - (one.exact % 1)).slice(0, left))
  const counts = shares.map((share) => [share.type, Math.floor(share.exact) + (lucky.has(share) ? 1 : 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/**
 * Takes as many questions as `plan` has in all, by kind as far as they go, then of its other kinds, in the order of
 * the kinds; null where there are fewer. Those with a lower `rankOf` come before others of their kind.
 */
export function chooseQuestions(
  found: readonly NewQuestion[],
  plan: Plan,
  rankOf: (question: NewQuestion) => number = () => 0,
): NewQuestion[] | null {
  const count = countOf(plan)
  const usable = found
    .filter(({ type }) => plan[type] !== undefined)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  if (usable.length < count) return null
  const due = QUESTION_TYPES.flatMap((type) => ofType(usable, type).slice(0, plan[type] ?? 0))
  const spare = usable.filter((question) => !due.includes(question))
  const chosen = new Set([...due, ...spare.slice(0, count - due.length)])
  return QUESTION_TYPES.flatMap((type) => ofType(found, type).filter((question) => chosen.has(question)))
}

const ofType = (questions: readonly NewQuestion[], type: QuestionType): NewQuestion[] =>
  questions.filter((question) => question.type === type)
