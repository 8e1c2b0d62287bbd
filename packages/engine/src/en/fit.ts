import { OMISSION } from '../parse/markup.ts'
import { CARRIES_ON, IMPERATIVE_OPENING, LEANING_OPENING, POINTS_ELSEWHERE } from './data/openings.ts'
import type { Segment } from './segment.ts'
import type { Token } from './tagger.ts'

const FEWEST_WORDS = 6
/** 'This condition is called thrashing.' */
const FEWEST_WORDS_AFTER_ANOTHER = 4
const MOST_WORDS = 42
const MOST_WORDS_SPOKEN = 52
const MOST_CAPITALS = 0.35
const MARKS_OF_CODE = new RegExp(`[=<>{}\\\\|_~^${OMISSION}]|\\w\\(\\)|\\.\\.\\.|…|https?:`)
const FIRST_PERSON = /\b(?:I|me|my|mine|myself)\b/
const ADDRESSES_READER = /\b(?:you|your|yours|you['’]\w+|we|our|ours|us|we['’]\w+)\b/i
/** 'You' and 'we' of anybody: far from the beginning, and not telling a reader what to do or what the text does. */
const SPEAKS_OF_TEXT =
  /^(?:\S+ ){0,5}?(?:you|your|we|our|us)\b|\b(?:you|we)\b['’ ](?:\w+ )?(?:will|ll|have|ve|saw|see|can|could|discuss|learn|shall|now|may|might|should|know|need|want|would|are|re|say|call|use|mean|look|must|turn|consider|examine|refer)\b|\b(?:you|your|our)\b/i
const OPEN_BRACKET = /[([（]/g
const CLOSED_BRACKET = /[)\]）]/g
const DOUBLE_QUOTE = /["“”]/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether brackets and quotation marks in `text` come in pairs. */
export function isBalanced(text: string): boolean {
  return count(text, OPEN_BRACKET) === count(text, CLOSED_BRACKET) && count(text, DOUBLE_QUOTE) % 2 === 0
}

/** Whether a sentence opens with something said before it, or with an order to the reader. */
const leans = (text: string): boolean => LEANING_OPENING.test(text) || IMPERATIVE_OPENING.test(text)

/** A line of notes that has no stop, but says what something is: 'The scope of a variable is the region of code where …'. */
const DEFINES_TO_ITS_END =
  /^(?:The |An? )?(?:[\w-]+ ){1,6}(?:is|are|refers? to) (?:an?|the|any) (?:[\w’'-]+,? ){1,4}(?:that|which|who|where|of|in|with|for|used|made)\b.*[\p{Ll})]$/u

/** Whether a segment is a whole, plain statement that its reader understands without the text around it. */
export const standsAlone = (segment: Segment, isSpoken: boolean): boolean =>
  isPlain(segment, isSpoken) && !leans(segment.text) && !pointsBack(segment.tokens)

/** Whether a segment is a whole, plain statement that is understood right after the sentence before it. */
export const carriesOn = (segment: Segment, isSpoken: boolean): boolean =>
  isPlain(segment, isSpoken, FEWEST_WORDS_AFTER_ANOTHER) &&
  (CARRIES_ON.test(segment.text) || (!leans(segment.text) && pointsBack(segment.tokens)))

/** Whether a segment is a whole statement, of bearable length, that speaks of its subject alone. */
export function isPlain({ text, tokens }: Segment, isSpoken: boolean, fewestWords = FEWEST_WORDS): boolean {
  const words = count(text, /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)
  if (words < fewestWords || words > (isSpoken ? MOST_WORDS_SPOKEN : MOST_WORDS)) return false
  if (
    !(/\.["”’)]?$/.test(text) || DEFINES_TO_ITS_END.test(text)) ||
    /[?!]/.test(text) ||
    !/^["“(]?[\p{Lu}\p{N}]/u.test(text)
  )
    return false
  if (POINTS_ELSEWHERE.test(text)) return false
  if (!tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return false
  if (!isBalanced(text) || MARKS_OF_CODE.test(text) || hasVerbOnlyAfterThat(tokens)) return false
  if (count(text, /\p{Lu}/gu) > MOST_CAPITALS * text.length) return false
  return !FIRST_PERSON.test(text) && (isSpoken || !ADDRESSES_READER.test(text) || !SPEAKS_OF_TEXT.test(text))
}

/** 'In his lab that was the bell': the only verb follows a 'that' which stands for something said before. */
function hasVerbOnlyAfterThat(tokens: readonly Token[]): boolean {
  const verbs = tokens.flatMap(({ tag, word }, index) =>
    tag === 'AUX' || (tag === 'VERB' && !/ing$/.test(word)) ? [index] : [],
  )
  return verbs.length === 1 && tokens[(verbs[0] ?? 0) - 1]?.word === 'that'
}

/**
 * Whether 'this', 'these' or 'such' stands with a noun that the sentence has not named before. A 'that' right after a
 * noun opens a clause about it, whatever the tagger says.
 */
function pointsBack(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, tag }, index) => {
    if (!/^(?:this|these|those|such|that)$/i.test(word) || (tag !== 'DET' && tag !== 'ADJ')) return false
    const before = tokens[index - 1]?.tag
    const isRelative = word === 'that' && (before === 'NOUN' || before === 'PROPN')
    if (isRelative) return false
    const noun = tokens.slice(index + 1, index + 5).find((token) => token.tag === 'NOUN' || token.tag === 'PROPN')
    return noun !== undefined && !tokens.slice(0, index).some(({ lemma }) => lemma === noun.lemma)
  })
}
