import type { Side } from './kept-work.ts'

/** By the id of the question. */
export type Answers = Readonly<Record<string, string>>

/** Those that say something at all: what was taken back is no answer. */
export const givenAnswers = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))

const idsOf = (here: Answers, there: Answers) => new Set([...Object.keys(here), ...Object.keys(there)])

/** The questions that were answered otherwise on both sides since `base`. */
export const contradictions = (base: Answers | undefined, here: Answers, there: Answers): string[] =>
  [...idsOf(here, there)].filter((id) => {
    const [before = '', ours = '', theirs = ''] = [base?.[id], here[id], there[id]]
    return ours !== theirs && ours !== before && theirs !== before
  })

/** Each answer as it was changed last on either side; null where both changed one and none is preferred. */
export function joinAnswers(
  base: Answers | undefined,
  here: Answers,
  there: Answers,
  preferred?: Side,
): Record<string, string> | null {
  const unclear = new Set(contradictions(base, here, there))
  if (unclear.size > 0 && !preferred) return null
  const joined: Record<string, string> = {}
  for (const id of idsOf(here, there)) {
    const isOurs = unclear.has(id) ? preferred === 'here' : here[id] !== base?.[id]
    joined[id] = (isOurs ? here : there)[id] ?? ''
  }
  return givenAnswers(joined)
}
