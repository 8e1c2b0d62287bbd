import { NOT_TERM_END, NOT_TERM_START, NOUN_TAG, VAGUE_TERMS } from './data/words.ts'
import { splitWords } from './words.ts'

const LONGEST_TERM = 14
const LONGEST_MIXED_TERM = 8

/** A term without explanations in brackets and without quotation marks. */
export const bareTerm = (text: string): string =>
  text
    .replace(/[（(][^）)]*[）)]/g, '')
    .replace(/[“”"「」『』]|\s+[-–—]+\s*$/g, '')
    .trim()

/** Whether the simplified `text` names something that a card can ask about by name. */
export function isTerm(text: string): boolean {
  const bare = bareTerm(text).replace(/[《》]/g, '')
  if (bare.length < 2 || bare.length > LONGEST_TERM || VAGUE_TERMS.has(bare) || /[，。、；：,;:？！]/.test(bare))
    return false
  if (NOT_TERM_START.test(bare) || NOT_TERM_END.test(bare)) return false
  const words = splitWords(bare)
  const isMixed = words.some(({ tag }) => /^(?:r|p|c|u|uj|ul|uz|d|y|m)$/.test(tag)) && !/^[A-Za-z]/.test(bare)
  if (isMixed) return bare.length <= LONGEST_MIXED_TERM && !words.some(({ tag }) => /^(?:r|c|uj|ul|d|y)$/.test(tag))
  return NOUN_TAG.test(words.at(-1)?.tag ?? '') || /^v/.test(words.at(-1)?.tag ?? '')
}
