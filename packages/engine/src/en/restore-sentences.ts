import { couldBeVerb } from './repair-tags.ts'
import { type Token, tagWords } from './tagger.ts'

/** A stretch of a text, from its first to after its last unit. */
export type Stretch = { readonly from: number; readonly to: number }

const FEWEST_WORDS = 40
const WORDS_A_STOP = 60
const SHORTEST_SENTENCE_WORDS = 5
const LONGEST_LOOK_AHEAD_WORDS = 9
const PIECE_CHARACTERS = 6000

const OPENERS =
  /^(?:so|now|okay|ok|well|however|therefore|finally|next|then|first|second|third|lastly|also|again|meanwhile|today|remember|in)$/i
const JOINERS = /^(?:and|but|so|or|yet)$/i
const SUBORDINATORS =
  /^(?:if|when|whenever|while|because|since|although|though|once|as|after|before|unless|until|that|which|who|whom|whose|where|what|how|why|whether|than|like|to|not|called)$/i
const SPEECH_VERBS =
  /^(?:say|think|know|believe|mean|see|remember|suppose|hope|feel|guess|find|notice|imagine|call|tell|show|assume|suggest|ensure|make|let|help)$/i
const SUBJECT_PRONOUNS = /^(?:it|they|we|you|he|she|i|this|these|there)$/i
const CAN_END = /^(?:NOUN|PROPN|PRON|ADJ|ADV|NUM|VERB|PART)$/

/** Whether a run of text was written down as spoken, without full stops. */
export function lacksSentenceEnds(text: string): boolean {
  const words = text.split(/\s+/).length
  const stops = text.match(/[.!?;](?:\s|$)/g)?.length ?? 0
  return words >= FEWEST_WORDS && stops < words / WORDS_A_STOP
}

/**
 * Where the sentences of a text without full stops begin and end: a new one begins where a clause begins after a
 * complete one. Rough on purpose: a sentence cut wrongly is later found unfit, and is not used.
 */
export function restoreSentences(text: string): Stretch[] {
  const stretches: Stretch[] = []
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(' ', from + PIECE_CHARACTERS)
    const to =
      text.length - from <= PIECE_CHARACTERS || space <= from ? Math.min(text.length, from + PIECE_CHARACTERS) : space
    stretches.push(...restorePiece(text.slice(from, to), from))
    from = to
  }
  return stretches
}

function restorePiece(piece: string, offset: number): Stretch[] {
  const tokens = tagWords(piece)
  const stretches: Stretch[] = []
  let at = 0
  let from = -1
  let start = 0
  tokens.forEach((token, index) => {
    const tokenAt = at + token.space.length
    if (from < 0) from = tokenAt
    else if (beginsSentence(tokens, start, index)) {
      stretches.push({ from: offset + from, to: offset + at })
      from = tokenAt
      start = index
    }
    at = tokenAt + token.word.length
  })
  if (from >= 0) stretches.push({ from: offset + from, to: offset + at })
  return stretches
}

/** Whether a sentence that began at `start` is over before the token at `index`. */
function beginsSentence(tokens: readonly Token[], start: number, index: number): boolean {
  if (index - start < SHORTEST_SENTENCE_WORDS) return false
  const before = tokens[index - 1]
  const token = tokens[index]
  if (!before || !token || /^[.!?]$/.test(before.word)) return token !== undefined && before !== undefined
  if (!CAN_END.test(before.tag) || SUBORDINATORS.test(before.word) || JOINERS.test(before.word)) return false
  if (!isComplete(tokens, start, index)) return false
  if (OPENERS.test(token.word) || JOINERS.test(token.word)) return beginsAfterOpeners(tokens, index)
  if (/^(?:if|when|although)$/i.test(token.word)) {
    return before.tag !== 'VERB' && beginsClause(tokens, index + 1)
  }
  if (SPEECH_VERBS.test(before.lemma) || OPENERS.test(before.word)) return false
  const isPronoun = SUBJECT_PRONOUNS.test(token.word)
  if (before.tag === 'VERB' && !isPronoun && !(tokens[index - 2]?.tag === 'AUX' && /(?:ed|en)$/.test(before.word)))
    return false
  const isNewSubject =
    isPronoun ||
    token.tag === 'DET' ||
    token.lemma === before.lemma ||
    isNamed(tokens, index) ||
    followsPlural(before, token)
  return isNewSubject && beginsClause(tokens, index)
}

/** '… ventricles blood …': a plural noun is not the first part of a compound. */
const followsPlural = (before: Token, token: Token): boolean =>
  before.tag === 'NOUN' && /[^s]s$/.test(before.word) && before.lemma !== before.word && token.tag === 'NOUN'

/** Whether a clause or a question follows 'okay so', 'and then' and the like. */
function beginsAfterOpeners(tokens: readonly Token[], index: number): boolean {
  let at = index + 1
  while (OPENERS.test(tokens[at]?.word ?? '') || JOINERS.test(tokens[at]?.word ?? '')) at++
  return (
    beginsClause(tokens, at) || (at > index + 1 && /^(?:what|how|why|where|when|who)$/i.test(tokens[at]?.word ?? ''))
  )
}

/** A bare noun right before 'is' or 'are'. */
function isNamed(tokens: readonly Token[], index: number): boolean {
  const isNoun = /^(?:NOUN|PROPN)$/.test(tokens[index]?.tag ?? '')
  return (
    isNoun &&
    !/^(?:ADJ|NOUN|PROPN)$/.test(tokens[index - 1]?.tag ?? '') &&
    /^(?:is|are|was|were|means|refers)$/i.test(tokens[index + 1]?.word ?? '')
  )
}

/** Whether the tokens so far hold a main clause: as many finite verbs as an opening subordinator asks for. */
function isComplete(tokens: readonly Token[], start: number, end: number): boolean {
  const needed = /^(?:if|when|because|while|although|since|once|as)$/i.test(tokens[start]?.word ?? '') ? 2 : 1
  let verbs = 0
  for (let index = start; index < end; index++) if (isFiniteVerb(tokens, index)) verbs++
  return verbs >= needed
}

function isFiniteVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token
  const before = tokens[index - 1]
  if (token.tag === 'AUX') return before?.tag !== 'AUX' && before?.word !== 'to'
  return token.tag === 'VERB' && before?.tag !== 'AUX' && before?.tag !== 'PART' && !/ing$/.test(token.word)
}

/** Whether a subject stands at `index` with its verb close after it. */
function beginsClause(tokens: readonly Token[], index: number): boolean {
  if (SUBJECT_PRONOUNS.test(tokens[index]?.word ?? '') && isVerb(tokens, index + 1)) return true
  let sawNoun = false
  for (let at = index; at < Math.min(tokens.length, index + LONGEST_LOOK_AHEAD_WORDS); at++) {
    const { tag, word } = tokens[at] as Token
    if (sawNoun && isVerb(tokens, at)) return true
    if (tag === 'NOUN' || tag === 'PROPN') sawNoun = true
    else if (
      sawNoun
        ? !(tag === 'ADV' || /^(?:of|in|between|from|for|them)$/.test(word) || tag === 'ADJ' || tag === 'DET')
        : !/^(?:DET|ADJ|NUM|ADV)$/.test(tag)
    )
      return false
  }
  return false
}

const isVerb = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]
  const before = tokens[index - 1]
  if (token && before && tokens[index + 1]?.tag === 'DET' && couldBeVerb(token, before)) return true
  return token?.tag === 'AUX' || (token?.tag === 'VERB' && !/ing$/.test(token.word))
}

/** A restored stretch as a sentence to read: capital first, full stop last. */
export function asSentence(stretch: string): string {
  const words = stretch.trim().replace(/[,;:]$/, '')
  return /[.!?]$/.test(words) ? capitalised(words) : `${capitalised(words)}.`
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
