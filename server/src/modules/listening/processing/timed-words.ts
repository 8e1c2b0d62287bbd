import type { Transcript, TranscriptSegment } from '../../../platform/speech/speech.ts'

/** A word, or a Chinese character, and when it was said, in seconds from the start of the recording. */
export interface TimedWord {
  /** The word as written, with the marks and spaces after it. */
  text: string
  /** What it is known by, whatever its case and width. */
  key: string
  start: number
  end: number
  /** Whether the recogniser ended a segment with it. */
  endsSegment: boolean
}

/** A word with the marks before it, and those and the space after it; an opening quote belongs to the next one. */
const WORD =
  /[^\p{L}\p{N}]{0,20}(?:\p{Script=Han}|[[\p{L}\p{M}\p{N}'’\-]--\p{Script=Han}]+)[^\p{L}\p{N}\s“‘「『（\(《〈\[¿¡]{0,20}\s*/gv
/** Scripts that put no space between words. */
const IS_CLOSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？，、」』）》]$/u
const NO_LETTERS = /[^\p{L}\p{N}]/gu

/** The words of a piece that begins at `pieceStart`. Where the recogniser tells no times, they are spread over it evenly. */
export function timeWords({ text, segments }: Transcript, piece: { start: number; end: number }): TimedWord[] {
  const known = segments.length > 0 ? segments : [{ start: 0, end: piece.end - piece.start, text }]
  return known.flatMap((segment) => wordsOf(segment, piece.start))
}

/** Within a segment, each word takes as much of the time as of the letters. */
function wordsOf({ start, end, text }: TranscriptSegment, offset: number): TimedWord[] {
  const words = text.trim().match(WORD) ?? []
  const length = words.reduce((sum, word) => sum + word.length, 0)
  let said = 0
  return words.map((word, index) => {
    const from = offset + start + ((end - start) * said) / length
    said += word.length
    return {
      text: index === words.length - 1 && !IS_CLOSE.test(word) ? `${word} ` : word,
      key: word.normalize('NFKC').toLowerCase().replace(NO_LETTERS, ''),
      start: from,
      end: offset + start + ((end - start) * said) / length,
      endsSegment: index === words.length - 1,
    }
  })
}
