/** How a question went; `unchecked` where nobody could tell. */
export type Outcome = 'missed' | 'partly' | 'unchecked' | 'unanswered' | 'right'

/** In the order in which they are looked at: what can be learned from stands first. */
export const OUTCOMES = ['missed', 'partly', 'unchecked', 'unanswered', 'right'] as const satisfies readonly Outcome[]

/** A question as its results are shown. */
export interface Reviewed {
  id: number
  /** From 1, as it was asked. */
  number: number
  outcome: Outcome
  /** Whether it stands open although it was right: its student may still say otherwise. */
  isOpen?: boolean
}

/** How many questions of one kind, or of one part of the material, were right. */
export interface Share {
  key: string
  label: string
  right: number
  count: number
}

/** What is shown of the questions: all, those that went one way, or a single one. */
export type Filter = 'all' | Outcome | { id: number }

/** More stand folded: who missed a lot finds each by its number. */
const MOST_OPEN = 10

/**
 * The questions that a filter shows, those that were missed first, each with whether it stands open.
 * @param went how they went when the filter was pressed: what is marked anew meanwhile keeps its place
 */
export function reviewOrder<Question extends Reviewed>(
  questions: readonly Question[],
  filter: Filter,
  went: ReadonlyMap<number, Outcome> = new Map(),
): { question: Question; startsOpen: boolean }[] {
  const outcomeOf = ({ id, outcome }: Reviewed): Outcome => went.get(id) ?? outcome
  const rankOf = (question: Reviewed): number => OUTCOMES.indexOf(outcomeOf(question))
  const shown = questions
    .filter((question) => {
      if (typeof filter === 'object') return question.id === filter.id
      return filter === 'all' || outcomeOf(question) === filter
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.number - other.number)
  const isOne = shown.length === 1
  return shown.map((question, index) => ({
    question,
    startsOpen: isOne || question.isOpen === true || (outcomeOf(question) !== 'right' && index < MOST_OPEN),
  }))
}

/** How many questions of each group were right; the groups in the order in which they come. */
export function sharesBy<Question extends Reviewed>(
  questions: readonly Question[],
  groupOf: (question: Question) => { key: string; label: string } | null,
): Share[] {
  const shares = new Map<string, Share>()
  for (const question of questions) {
    const group = groupOf(question)
    if (!group) continue
    const share = shares.get(group.key) ?? { ...group, right: 0, count: 0 }
    shares.set(group.key, {
      ...share,
      right: share.right + (question.outcome === 'right' ? 1 : 0),
      count: share.count + 1,
    })
  }
  return [...shares.values()]
}
