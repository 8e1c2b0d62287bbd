import { countWords, truncateToWords } from '@lectern/domain/words'

/** Words of a material that a model reads at a time. */
export const READ_AT_ONCE_WORDS = 8000
const PASSAGE_WORDS = 150
/** After the end of a line or a sentence. */
const SENTENCE_END = /(?<=[\n。！？]|[.!?]\s)/

/** Whether so long a text is read in passages only. */
export const isTooLongToRead = (text: string): boolean => countWords(text) > READ_AT_ONCE_WORDS

/**
 * At most 8,000 words of `text`: all of a short one, else passages evenly spread over it, set apart by '[…]'. Another
 * `turn` takes other passages.
 */
export function sampleMaterial(text: string, turn: number): string {
  const words = countWords(text)
  if (words <= READ_AT_ONCE_WORDS) return text
  const stride = Math.ceil(words / READ_AT_ONCE_WORDS)
  const chosen = passagesOf(text).filter((_, index) => index % stride === turn % stride)
  return truncateToWords(chosen.join('\n[…]\n'), READ_AT_ONCE_WORDS)
}

function passagesOf(text: string): string[] {
  const passages: string[] = []
  let passage = ''
  let words = 0
  for (const sentence of text.split(SENTENCE_END).flatMap(cutLong)) {
    passage += sentence
    words += countWords(sentence)
    if (words < PASSAGE_WORDS) continue
    passages.push(passage)
    passage = ''
    words = 0
  }
  if (passage.trim()) passages.push(passage)
  return passages
}

/** A transcript without any sentence end still falls into passages. */
function cutLong(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest) {
    const piece = truncateToWords(rest, PASSAGE_WORDS)
    pieces.push(piece)
    rest = rest.slice(piece.length)
  }
  return pieces
}
