import { findVerb } from './clause.ts'
import { capitalise } from './segment.ts'
import { type Token, textOf } from './tagger.ts'

/** A statement parted into what stands before its subject ('In plants') and the rest, its first word capitalised. */
export type Parted = { readonly front: string; readonly tokens: readonly Token[] }

const LONGEST_FRONT = 12
const FRONT_OPENING =
  /^(?:in|at|on|during|with|from|under|through|within|inside|among|throughout|between|for|across|over|according|by)$/i
const LEANS =
  /^(?:this|these|that|those|it|its|their|they|his|her|he|she|such|we|our|you|your|contrast|addition|fact|general|particular|short|case|example)$/i

/** Parts the phrase that opens a statement ('In plants, …', 'According to Keynes, …') from its main clause. */
export function partFront(tokens: readonly Token[]): Parted {
  if (!FRONT_OPENING.test(tokens[0]?.word ?? '')) return { front: '', tokens }
  const at = tokens.findIndex(({ word }) => word === ',')
  const front = tokens.slice(0, at)
  if (at < 2 || at > LONGEST_FRONT || front.some(({ word, tag }) => LEANS.test(word) || tag === 'AUX'))
    return { front: '', tokens }
  const first = tokens[at + 1]
  if (!first) return { front: '', tokens }
  const rest = [{ ...first, word: capitalise(first.word), space: '' }, ...tokens.slice(at + 2)]
  if (findVerb(rest) < 1) return { front: '', tokens }
  const words = textOf(front)
  return { front: words.charAt(0).toLowerCase() + words.slice(1), tokens: rest }
}

/** `question` with the phrase before its mark: 'What does chlorophyll absorb in plants?' */
export function askWithin(question: string, front: string): string {
  return front && !question.toLowerCase().includes(front.toLowerCase())
    ? question.replace(/\?$/, ` ${front}?`)
    : question
}

/** `text` with a line for the `words` at `at`; an article before it no longer tells how they begin. */
export function blankOut(text: string, at: number, words: string): string {
  const before = text.slice(0, at).replace(/(?<!\p{L})([Aa])n? (?=$)/u, '$1(n) ')
  return `${before}______${text.slice(at + words.length)}`
}
