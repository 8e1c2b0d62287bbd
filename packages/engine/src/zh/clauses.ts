import { splitWords } from './words.ts'

const FEWEST_CHARACTERS = 4

const NOUN = /^(?:n|vn|an|l|i|j|eng|t$|zg|g)/

/** Whether a simplified clause ends in a noun, as a definition does. */
export const endsInNoun = (plain: string): boolean =>
  NOUN.test(splitWords(plain.replace(/（[^）]*）$/, '')).at(-1)?.tag ?? '')

/**
 * The length of the first clause that is a whole answer: one that ends in a noun, or else all that there is up to a
 * new statement.
 */
export function lengthOfAnswer(plain: string): number {
  const at = plain.search(/[，；。]|[.,] /)
  if (at < 0) return plain.length
  const first = plain.slice(0, at)
  const isWhole = at >= FEWEST_CHARACTERS && /的|^一|^指/.test(first) && endsInNoun(first)
  if (isWhole && !/^(?:以及|和|与|及|或|并|且|又|而|以|即|能|可|使)/.test(plain.slice(at + 1))) return at
  const further = plain.search(/[，；。](?:他|她|它|但|而|因|所以|并且|故|也|还|又)/)
  return further < 0 ? plain.length : further
}
