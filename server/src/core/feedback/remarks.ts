import type { Say } from '@lectern/texts/speaker'
import { keyOfTold, type Told, tell } from '../../speaker.ts'
import { partIdOf } from './part-id.ts'

/** What was said of some words of a student's. */
export interface Remark {
  /** Null, or empty, where it is about the whole. */
  quote: string | null
  /** What to say in their place; null where nothing but a remark is due. */
  correction: string | null
  explanation: Told
}

/** What a remark is known by: those of which the same is said go together, whatever the case of the words. */
export const remarkIdOf = ({ quote, correction, explanation }: Remark): string =>
  partIdOf(JSON.stringify([quote?.toLowerCase(), correction?.toLowerCase(), keyOfTold(explanation)]))

/** How many remarks there are, alike ones as one. */
export const countRemarks = (remarks: readonly Remark[]): number => new Set(remarks.map(remarkIdOf)).size

/** A remark as a person reads it. */
export const wordsOfRemark = ({ quote, correction, explanation }: Remark, say: Say): string =>
  [[quote, correction].filter(Boolean).join(' → '), tell(explanation, say)].filter(Boolean).join('\n')
