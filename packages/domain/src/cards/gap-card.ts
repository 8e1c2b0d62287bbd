/** A sentence with one gap as a card (requirements/recite.md#making-cards). */
import { countWords } from '../words.ts'
import { faceOf, plainFace } from './faces.ts'

/** What a sentence with a gap makes: a question and its answer in plain words, and the same as a card with gaps. */
export interface GapCard {
  /** The sentence in plain words, `[…]` or a hint in brackets for what is to be said. */
  question: string
  answer: string
  /** The sentence as a card with gaps keeps it. */
  cloze: string
}

const LONGEST_SENTENCE = 400
const LONGEST_GAP = 80
/** What is left of the sentence has to lead to what is missing: in words, or Chinese characters. */
const FEWEST_WORDS_LEFT = 5
/** What a card with gaps would read as marks of its own. */
const MARKS = /\{\{|\}\}|::|[\uE000-\uE003]/
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const HAN = /\p{Script=Han}/u
/** Where a sentence ends, with what may close it; and how none begins. */
const ENDS = /[.!?。！？；][)\]）」』”"’']*$/
const BEGINS_WITHIN = /^[\s,;:，、；：)\]）]|^\p{Ll}/u
const YEAR = /^(?:1\d{3}|20\d{2})$/

/**
 * A card of `sentence` that asks for the words `gap` of it; null where it would make none that is good: the words stand there
 * more than once, within a longer word or nowhere, little is left to lead to them, or it is no whole sentence.
 */
export function gapCard(sentence: string, gap: string): GapCard | null {
  const [text, words] = [sentence.trim(), gap.trim()]
  if (text.includes('\n') || text.length > LONGEST_SENTENCE || MARKS.test(text)) return null
  if (!ENDS.test(text) || BEGINS_WITHIN.test(text)) return null
  // A brace at its end would close the gap too soon.
  if (words === '' || words.length > LONGEST_GAP || !LETTER_OR_DIGIT.test(words) || words.endsWith('}')) return null
  const at = text.indexOf(words)
  if (at < 0 || text.toLowerCase().split(words.toLowerCase()).length !== 2) return null
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
  if (isWithinWord(before.at(-1), words[0]) || isWithinWord(words.at(-1), after[0])) return null
  if (isWithinNumber(before, words) || isWithinNumber(words, after)) return null
  if (countWords(before + after) < FEWEST_WORDS_LEFT) return null
  const cloze = `${before}{{c1::${words}${hintFor(words, after)}}}${after}`
  const note = { kind: 'cloze', question: cloze, answer: '' } as const
  return { question: plainFace(faceOf(note, 0, 'question')), answer: words, cloze }
}

/** 'In […] he saw cells' may be answered by a place. */
function hintFor(words: string, after: string): string {
  if (!YEAR.test(words)) return ''
  if (after.startsWith('年')) return '::哪一'
  return HAN.test(after) ? '' : '::year'
}

const isWithinWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  [one, other].every((character) => LETTER_OR_DIGIT.test(character) && !HAN.test(character))

/** '3' of '3.5', '30' of '9:30'. */
const isWithinNumber = (one: string, other: string): boolean =>
  (/\d[.,:/]$/.test(one) && /^\d/.test(other)) || (/\d$/.test(one) && /^[.,:/]\d/.test(other))
