import { partIdOf } from '../../core/feedback/part-id.ts'
import type { CheckQuestion } from './tables.ts'

/** What a question is known by: it stays the same when others go, and alike ones have the same. */
export const questionIdOf = ({ question, answer }: CheckQuestion): string =>
  partIdOf(JSON.stringify(['question', question, answer]))
