import { STOP_WORDS, VAGUE_NOUNS } from './data/words.ts'
import { type Token, tagWords, textOf } from './tagger.ts'

const ARTICLE = /^(?:the|an?|this|these|its|their|his|her|our|your|each|any|some)\s+/i
const LONGEST_TERM_WORDS = 6
const RANKING_WORD =
  /^(?:main|first|second|last|only|best|other|next|same|new|key|basic|important|simplest|final|big|good|real|whole|certain|one|common|major|primary|most|more|central|chief|modern|early|late)$/
const COUNTING_WORD =
  /^(?:other|one|some|many|most|several|all|both|few|certain|various|different|two|three|four|five|another|each|every|more|less|much|only|no|about|perhaps|any|this|that|these|those|such|half|part)\b/i
const LEANING_WORD = /^(?:this|these|that|those|its|their|his|her|our|your|my|such|which|who)$/i

/** A term without article, brackets and quotation marks. */
export const bareTerm = (text: string): string =>
  text
    .replace(ARTICLE, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/["“”]/g, '')
    .trim()

/** Whether `tokens` name something that a card can ask about by name. */
export function isTerm(tokens: readonly Token[]): boolean {
  const text = textOf(tokens)
  if (/[*=^<>/,:;□]|^\d/.test(text)) return false
  const words = bareTerm(text).split(/\s+/)
  const head = words.at(-1)?.toLowerCase() ?? ''
  if (!words[0] || words.length > LONGEST_TERM_WORDS || COUNTING_WORD.test(words.join(' '))) return false
  if (!/\p{L}{2}/u.test(head)) return false
  if (tokens.some(({ tag, word }) => tag === 'PRON' || tag === 'SCONJ' || LEANING_WORD.test(word))) return false
  return !isVague(words, head, tokens)
}

function isVague(words: readonly string[], head: string, tokens: readonly Token[]): boolean {
  if (words.length === 1) return VAGUE_NOUNS.has(head) || STOP_WORDS.has(head) || head.length < 3
  const ofAt = words.findIndex((word) => word.toLowerCase() === 'of')
  if (ofAt > 0) return VAGUE_NOUNS.has(words[ofAt - 1]?.toLowerCase() ?? '') || VAGUE_NOUNS.has(head)
  if (!VAGUE_NOUNS.has(head)) return false
  const isPlain = tokens.every(({ tag }) => /^(?:DET|NOUN|ADJ|ADV|NUM)$/.test(tag))
  return words.length <= 2 && isPlain && RANKING_WORD.test(words[0]?.toLowerCase() ?? '')
}

/** Whether `text`, as it follows 'called' or 'known as', is a name: a noun phrase without verb or adverb. */
export function isName(text: string): boolean {
  if (/^(?:of|the|an?|either|both)\b| [a-z]+(?:itat|iz|ifi)es /i.test(text) || VAGUE_NOUNS.has(text.toLowerCase()))
    return false
  const tags = tagWords(text).map(({ tag }) => tag)
  const hasVerb = tags.includes('VERB') && !/(?:ing|ed)\b/.test(text)
  return !hasVerb && !tags.some((tag) => /^(?:AUX|PRON|ADV|SCONJ|PUNCT)$/.test(tag))
}
