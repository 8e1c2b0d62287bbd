import type { Sentence } from '../parse/sentences.ts'
import { findVerb } from './clause.ts'
import { LEAD_IN } from './data/openings.ts'
import { type Token, textOf } from './tagger.ts'

/** A sentence, or one of its main clauses, as the rules read it: lead-ins off, final stop off `tokens`. */
export type Segment = {
  readonly sentence: Sentence
  readonly text: string
  readonly tokens: readonly Token[]
}

const MOST_LEAD_INS = 3
const FEWEST_CLAUSE_WORDS = 5
const CLOSING_MARK = /^[.;:!?"”’]$/
const SUBORDINATING =
  /^(?:because|if|when|whenever|that|which|who|although|though|while|whereas|since|unless|whether|how|why|before|after|both|either|not|between|rather)$/i
const LEANING_SUBJECT =
  /^(?:it|they|this|that|these|those|he|she|its|their|his|her|others?|some|many|most|each|one|both|there|such|all|few|none|two|three|then|so|thus|therefore|hence)$/i

/** What there is to read in `sentence`: it as a whole, or each of its main clauses where it has several. */
export function segmentsOf(sentence: Sentence): Segment[] {
  const tokens = withoutAsides(sentence.tokens)
  const clauses = splitAtSemicolons(tokens).flatMap(splitAtConjunction)
  if (clauses.length <= 1)
    return [makeSegment(sentence, tokens, tokens === sentence.tokens ? sentence.text : textOf(tokens))]
  return clauses.map((tokens) => {
    const words = textOf(tokens).replace(/[,\s]+$/, '')
    return makeSegment(sentence, tokens, /[.!?]["”]?$/.test(words) ? words : `${words}.`)
  })
}

/** What stands between two commas and says nothing, and references in brackets. */
const ASIDE =
  /^(?:however|therefore|thus|moreover|furthermore|indeed|also|too|then|instead|in fact|of course|in turn|by contrast|in contrast|in particular|for example|for instance|on the other hand|as well|importantly)$/i
const REFERENCE =
  /^(?:see )?(?:fig(?:ure)?s?|table|chapter|section|the (?:section|figure|table)|credit)\b|\b(?:1[89]|20)\d\d[a-z]?$/i
const LONGEST_ASIDE = 5

function withoutAsides(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = endOfAside(tokens, at)
    if (end < 0) kept.push(tokens[at] as Token)
    else at = end
  }
  return kept.length === tokens.length ? tokens : kept
}

/** The index of the last token of the aside that opens at `at`, -1 where none does. */
function endOfAside(tokens: readonly Token[], at: number): number {
  const mark = tokens[at]?.word
  if (mark !== ',' && mark !== '(') return -1
  const close = tokens.findIndex(({ word }, index) => index > at && word === (mark === ',' ? ',' : ')'))
  if (close < 0) return -1
  const words = textOf(tokens.slice(at + 1, close))
  return (mark === '(' ? REFERENCE.test(words) : close - at <= LONGEST_ASIDE && ASIDE.test(words)) ? close : -1
}

function splitAtSemicolons(tokens: readonly Token[]): (readonly Token[])[] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (token.word === ';') clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/**
 * 'A is …, and B is …' → both, where each has its own subject and verb and neither leans on the other. A bare noun
 * after an 'and' without a comma ('purchases and sales of …') goes on with what stands before it.
 */
function splitAtConjunction(tokens: readonly Token[]): (readonly Token[])[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      word === 'and' &&
      index >= FEWEST_CLAUSE_WORDS &&
      isClause(tokens.slice(index + 1)) &&
      (tokens[index - 1]?.word === ',' || tokens[index + 1]?.tag !== 'NOUN'),
  )
  if (at < 0) return [tokens]
  const left = tokens.slice(0, tokens[at - 1]?.word === ',' ? at - 1 : at)
  if (!isClause(left) || left.some(({ word }) => SUBORDINATING.test(word) || /^[“"(]$/.test(word))) return [tokens]
  return [left, tokens.slice(at + 1)]
}

function isClause(tokens: readonly Token[]): boolean {
  if (tokens.length < FEWEST_CLAUSE_WORDS || LEANING_SUBJECT.test(tokens[0]?.word ?? '')) return false
  const verbAt = findVerb(tokens)
  return (
    verbAt > 0 &&
    // 'cup-shaped bodies called ascocarps': no statement.
    !/^(?:called|named|known|termed)$/.test(tokens[verbAt]?.word ?? '') &&
    tokens.slice(0, verbAt).some(({ tag }) => tag === 'DET' || tag === 'NOUN' || tag === 'PROPN') &&
    !startsWithVerb(tokens)
  )
}

const startsWithVerb = ([first]: readonly Token[]): boolean =>
  first?.tag === 'VERB' || first?.tag === 'ADV' || first?.tag === 'ADP'

function makeSegment(sentence: Sentence, tokens: readonly Token[], text: string): Segment {
  const stripped = stripLeadIns(tokens, text)
  return { sentence, text: stripped.text, tokens: withoutFinalMarks(stripped.tokens) }
}

function stripLeadIns(tokens: readonly Token[], text: string): { tokens: readonly Token[]; text: string } {
  let rest = { tokens: [{ ...(tokens[0] as Token), space: '' }, ...tokens.slice(1)] as readonly Token[], text }
  for (let count = 0; count < MOST_LEAD_INS; count++) {
    const lead = rest.text.match(LEAD_IN)?.[0]
    if (!lead) break
    const next = dropCharacters(rest.tokens, lead.trimEnd().length)
    if (!next) break
    rest = { tokens: next, text: rest.text.slice(lead.length) }
  }
  const [first, ...others] = rest.tokens
  if (!first || rest.text === '') return { tokens, text }
  return { tokens: [{ ...first, word: capitalise(first.word), space: '' }, ...others], text: capitalise(rest.text) }
}

/** The tokens after the first `length` characters, or null where no token ends there. */
function dropCharacters(tokens: readonly Token[], length: number): readonly Token[] | null {
  let at = 0
  for (const [index, token] of tokens.entries()) {
    if (at >= length) return at === length ? tokens.slice(index) : null
    at += (index === 0 ? 0 : token.space.length) + token.word.length
  }
  return null
}

function withoutFinalMarks(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0 && CLOSING_MARK.test(tokens[end - 1]?.word ?? '')) end--
  return tokens.slice(0, end)
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
