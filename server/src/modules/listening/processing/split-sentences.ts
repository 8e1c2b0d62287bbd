import { type Moment, momentsIn } from '@lectern/domain/materials/moments'
import { countWords } from '@lectern/domain/words'
import { tidyText } from '../../../core/documents/reading/tidy-text.ts'
import { type TimedWord, timeWords } from './timed-words.ts'

/** What was said in one go, in seconds from the start of the recording; of a pasted text, its place, without length. */
export interface Sentence {
  start: number
  end: number
  text: string
}

const SENTENCE_END = /[.!?。！？…][\s"'”’」』)）]*$/
/** 'Dr. Chan' goes on. */
const ABBREVIATION = /^(?:mr|mrs|ms|dr|st|vs|prof|no|e\.?g|i\.?e)\.\s*$/i
/** With fewer ends than one in so many words, they were not written down. */
const WORDS_AN_END = 60
const LONGEST_WORDS = 60
/** Where nothing tells the end of a sentence, what a listener can repeat at once. */
const BLIND_WORDS = 25

/**
 * Sentences by their marks. A recogniser that writes none at least pauses: then each of its segments is a sentence, and
 * gets its capital and full stop.
 */
export function splitSentences(words: readonly TimedWord[]): Sentence[] {
  const hasMarks = words.filter(endsSentence).length * WORDS_AN_END >= words.length
  const hasPauses = words.filter(({ endsSegment }) => endsSegment).length * LONGEST_WORDS >= words.length
  const sentences: Sentence[] = []
  let own: TimedWord[] = []
  const end = (isMarked: boolean) => {
    const sentence = toSentence(own, isMarked)
    if (sentence) sentences.push(sentence)
    own = []
  }
  for (const word of words) {
    own.push(word)
    if (hasMarks && endsSentence(word)) end(true)
    else if (word.endsSegment && (hasMarks ? own.length >= LONGEST_WORDS : hasPauses)) end(hasMarks)
    else if (!hasMarks && !hasPauses && own.length >= BLIND_WORDS) end(true)
  }
  end(hasMarks || !hasPauses)
  return sentences
}

const endsSentence = ({ text }: TimedWord): boolean => SENTENCE_END.test(text) && !ABBREVIATION.test(text)

/** @param isMarked whether it stays as it was written down */
function toSentence(words: readonly TimedWord[], isMarked: boolean): Sentence | null {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return null
  const text = words
    .map((word) => word.text)
    .join('')
    .trim()
  return { start: first.start, end: last.end, text: isMarked || SENTENCE_END.test(text) ? text : marked(text) }
}

function marked(text: string): string {
  const stop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/[,;:，、；：]$/, '') + stop
}

/** The sentences of a pasted text, whose lines end as a recogniser's segments do. */
export function splitText(text: string): Sentence[] {
  const segments = text.split(/\r?\n/).map((line, index) => ({ start: index, end: index + 1, text: line }))
  const words = timeWords({ text: '', language: null, segments }, { start: 0, end: segments.length })
  return splitSentences(words).map((sentence, index) => ({ start: index, end: index, text: sentence.text }))
}

/** What was said as a text of the library, and when. */
export function tidyTranscript(sentences: readonly Sentence[]): {
  text: string
  wordCount: number
  moments: readonly Moment[]
} {
  const text = tidyText(transcriptOf(sentences))
  const said = sentences.map((sentence) => ({ ...sentence, text: tidyText(sentence.text) }))
  return { text, wordCount: countWords(text), moments: momentsIn(text, said) }
}

/** What was said as one text. */
export const transcriptOf = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join(sentences.some(({ text }) => /[。！？]$/.test(text)) ? '' : ' ')
