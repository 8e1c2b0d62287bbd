import { likenessOfWords } from './same-word.ts'
import type { AnswerWord } from './words.ts'

/** How much of each of two answers the other says, by the weight of their words, 0 to 1. */
export type Overlap = { readonly ofAnswer: number; readonly ofReference: number }

export function overlapOf(answer: readonly AnswerWord[], reference: readonly AnswerWord[]): Overlap {
  return { ofAnswer: covered(answer, reference), ofReference: covered(reference, answer) }
}

function covered(words: readonly AnswerWord[], by: readonly AnswerWord[]): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const found = words.reduce((sum, word) => sum + best(word, by), 0)
  return found / total
}

/** How much of the weight of `word` the likest of `others` carries: a light word does not carry a heavy one. */
const best = (word: AnswerWord, others: readonly AnswerWord[]): number =>
  others.reduce((most, other) => Math.max(most, Math.min(word.weight, other.weight) * likenessOfWords(word, other)), 0)
