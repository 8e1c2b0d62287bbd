import type { TypedComparison } from '@lectern/contract/review/shapes'
import { sameAnswer } from '@lectern/domain/exam'
import { logFailure } from '../../../lib/log-failure.ts'
import { reviewApi } from '../api.ts'

export type Compared = TypedComparison

/** What a typed answer says of the right one, by the server; where it cannot be asked, by the letters alone. */
export async function compareTyped(itemId: number, typed: string, answer: string): Promise<Compared> {
  try {
    return await reviewApi.compare({ body: { item_id: itemId, answer: typed } })
  } catch (error) {
    logFailure('A typed answer could not be compared', error)
    return compareHere(typed, answer)
  }
}

/** By the letters alone: the same, nothing at all, or for the student to judge. */
export function compareHere(typed: string, answer: string): Compared {
  if (typed.trim() === '') return { verdict: 'different', rating: 1, ideas: [] }
  return sameAnswer(typed, answer)
    ? { verdict: 'same', rating: 3, ideas: [] }
    : { verdict: 'unsure', rating: null, ideas: [] }
}
