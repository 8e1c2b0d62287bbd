import { type Token, textOf } from './tagger.ts'

const LONGEST_SUBJECT = 15
const SUBJECT_TAGS = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM', 'PART', 'ADV', 'SYM', 'X'])
const SUBJECT_PREPOSITION = /^(?:of|in|for|between|on|to|from|at|with|by)$/i
const QUOTE_OR_HYPHEN = /^[-'’"“”]$/
const DEFINING_VERB = /^(?:is|refers|means|involves|allows|requires|occurs|describes|can)$/
const BY_AGENT = /^(?:by|in|on|to|with|from|as|for|at|between|within|into|of|under|through)$/i
const UNCHANGED_PAST = /^(?:put|set|let|cut|read|hit|cost|spread|split|hurt|shut|quit|cast)$/

const isNoun = (token: Token | undefined): boolean => token?.tag === 'NOUN' || token?.tag === 'PROPN'
export const isBe = (word: string): boolean => /^(?:is|are|was|were)$/i.test(word)

/**
 * The index of the main verb of a statement that opens with its subject, or -1. The subject is a noun phrase, with
 * 'of', 'in' and the like and with brackets, but without a clause of its own.
 */
export function findVerb(tokens: readonly Token[]): number {
  let sawNoun = false
  for (let index = 0; index < Math.min(tokens.length, LONGEST_SUBJECT); index++) {
    const token = tokens[index] as Token
    if (token.word === '(') {
      index = closingBracket(tokens, index)
      continue
    }
    const isNominal = isNoun(token) || isNominalVerb(tokens, index)
    if (isNominal) sawNoun = true
    else if (token.tag === 'AUX' || isPredicate(tokens, index, sawNoun)) {
      return sawNoun && !isReducedRelative(tokens, index) ? index : -1
    } else if (!continuesSubject(token, sawNoun, index)) return -1
  }
  return -1
}

/** The index of the bracket that closes the one at `from`, or of the last token. */
function closingBracket(tokens: readonly Token[], from: number): number {
  const length = tokens.slice(from).findIndex(({ word }) => word === ')')
  return length < 0 ? tokens.length : from + length
}

function isPredicate(tokens: readonly Token[], index: number, sawNoun: boolean): boolean {
  const token = tokens[index] as Token
  if (token.tag !== 'VERB' || !sawNoun || index === 0 || tokens[index - 1]?.word === 'to') return false
  if (tokens[index - 1]?.tag === 'ADP' && /(?:ed|en)$/.test(token.word)) return false
  return !/ing$/.test(token.word) || isNoun(tokens[index - 1])
}

/** 'Sampling is …', 'Working memory is …', a capitalised name tagged as a verb. */
function isNominalVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token
  if (token.tag !== 'VERB') return false
  if (index > 0 && /^[A-Z]/.test(token.word)) return true
  const next = tokens[index + 1]
  if (index === 0) return DEFINING_VERB.test(next?.word ?? '') || (/ing$/.test(token.word) && isNoun(next))
  return (
    index === 1 &&
    /^(?:ADJ|PROPN|NOUN)$/.test(tokens[0]?.tag ?? '') &&
    /ing$/.test(token.word) &&
    DEFINING_VERB.test(next?.word ?? '')
  )
}

/** 'The water absorbed by roots moves …': a participle of the subject, the main verb still to come. */
function isReducedRelative(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token
  if (token.tag !== 'VERB') return false
  if (/ing$/.test(token.word)) return true
  if (!/(?:ed|en|own|wn|ught|de|nt)$/.test(token.word) || !BY_AGENT.test(tokens[index + 1]?.word ?? '')) return false
  return tokens
    .slice(index + 1, index + 14)
    .some(({ tag, word }) => tag === 'AUX' || (tag === 'VERB' && /[^s]s$/.test(word)))
}

function continuesSubject(token: Token, sawNoun: boolean, index: number): boolean {
  if (SUBJECT_TAGS.has(token.tag) || QUOTE_OR_HYPHEN.test(token.word)) return true
  if (token.tag === 'ADP') return sawNoun && SUBJECT_PREPOSITION.test(token.word)
  if (token.tag === 'CCONJ') return sawNoun
  return token.tag === 'VERB' && !sawNoun && index <= 3
}

/** A subject without an adverb that belongs to its verb ('plants usually need' → 'plants'). */
export function trimSubject(tokens: readonly Token[]): readonly Token[] {
  return tokens.at(-1)?.tag === 'ADV' && tokens.length > 1 ? tokens.slice(0, -1) : tokens
}

/** 'does', 'do' or 'did', as the finite `verb` asks, or null where its form does not tell. */
function auxiliaryFor(verb: Token): 'does' | 'do' | 'did' | null {
  const { word, lemma } = verb
  if (word.toLowerCase() === lemma) return UNCHANGED_PAST.test(lemma) ? null : 'do'
  if (/s$/.test(word) && (!/s$/.test(lemma) || /(?:ss|sh|ch|x|z|us)es$/.test(word))) return 'does'
  return 'did'
}

/**
 * The statement turned into a question that opens with `opening`: 'Why' + 'leaves turn red' → 'Why do leaves turn
 * red?'. Null where the verb cannot be turned.
 */
export function invert(opening: string, subject: string, tokens: readonly Token[], verbIndex: number): string | null {
  const verb = tokens[verbIndex]
  if (!verb) return null
  const rest = tokens.slice(verbIndex + 1)
  const predicate = textOf(rest)
  const word = verb.word.toLowerCase()
  const isHave = /^(?:has|have|had)$/.test(word)
  if (isHave && !rest.slice(0, 3).some(({ tag }) => tag === 'VERB' || tag === 'AUX')) {
    return `${opening} ${word === 'had' ? 'did' : word === 'has' ? 'does' : 'do'} ${subject} have ${predicate}?`
  }
  if (verb.tag === 'AUX' || isHave || isBe(word)) return `${opening} ${word} ${subject} ${predicate}?`
  if (verb.tag !== 'VERB' || /ing$/.test(word)) return null
  const auxiliary = auxiliaryFor(verb)
  return auxiliary && `${opening} ${auxiliary} ${subject} ${verb.lemma} ${predicate}?`
}

/** 'are' for a plural head noun, else 'is'. */
export function verbToBe(tokens: readonly Token[]): 'is' | 'are' {
  const ofAt = tokens.findIndex(({ tag, word }) => tag === 'ADP' || word === '(')
  const head = (ofAt > 0 ? tokens[ofAt - 1] : tokens.at(-1))?.word ?? ''
  return /s$/.test(head) && !/(?:ss|sis|us|ics|is)$/.test(head) ? 'are' : 'is'
}
