/** How long material is cut for generation, shared by recite and notes (requirements/credits.md#chunked-runs). */
import { charactersOfPaidWords, isMostlyChinese } from './words.ts'

/**
 * How long a chunk is at most, and with how much of the end of one the next begins, in UTF-16 units
 * (requirements/credits.md#chunked-runs).
 */
const CHUNK_CHARACTERS = 6000
const CHUNK_CHARACTERS_CHINESE = 2000
export const CHUNK_OVERLAP_CHARACTERS = 250

/**
 * How the site sends the chunks of a run: so many at once, after a first pause, each a while after the one before
 * (requirements/credits.md#pace-of-a-run).
 */
export const CHUNKS_UNDER_WAY = 3
export const PAUSE_BEFORE_FIRST_CHUNK_MS = 2000
export const PAUSE_BETWEEN_CHUNKS_MS = 500

/** The bar stays below its end until the result stands (requirements/credits.md#pace-of-a-run). */
const PROGRESS_CAP_PERCENT = 90

/** How far a run has come, by finished chunks: 0 to 90, the screen itself shows 100 once it is complete. */
export const runProgressPercent = (finishedChunks: number, totalChunks: number): number =>
  Math.min(PROGRESS_CAP_PERCENT, totalChunks === 0 ? 0 : Math.round((finishedChunks / totalChunks) * 100))

/** A break before this share of the chunk is not worth the loss of length. */
const EARLIEST_BREAK = 0.7
const SENTENCE_OR_LINE_END = /[.。\n]/g

/**
 * How long a chunk of `text` is at most, in UTF-16 units: less where most of it is Chinese, which says more in a
 * character.
 */
export const chunkCharacters = (text: string): number =>
  isMostlyChinese(text) ? CHUNK_CHARACTERS_CHINESE : CHUNK_CHARACTERS

/**
 * Cuts `text` into chunks of at most `chunkCharacters(text)` UTF-16 units, each starting `CHUNK_OVERLAP_CHARACTERS`
 * before the end of the one before. A chunk ends after its last full stop or newline if that lies past 70% of it,
 * and never inside a surrogate pair.
 */
export function splitIntoChunks(text: string): string[] {
  const size = chunkCharacters(text)
  const chunks: string[] = []
  let start = 0
  while (start < text.length) {
    const end = text.length - start <= size ? text.length : start + breakWithin(text.slice(start, start + size))
    chunks.push(text.slice(start, end))
    if (end === text.length) break
    start = avoidSurrogate(text, end - CHUNK_OVERLAP_CHARACTERS)
  }
  return chunks
}

function breakWithin(piece: string): number {
  const ends = [...piece.matchAll(SENTENCE_OR_LINE_END)]
  const last = ends.at(-1)?.index ?? -1
  return last > piece.length * EARLIEST_BREAK ? last + 1 : avoidSurrogate(piece, piece.length)
}

const SENTENCE_END = /[。！？][」』”’）]?|[.!?](?=\s)/

/**
 * A chunk that follows another, from its first line or, where none begins within the overlap, from its first sentence: it begins
 * in the midst of what the one before has whole. Where nothing begins there, or nothing follows, it stays as it is.
 */
export function fromFirstLine(chunk: string): string {
  const overlap = chunk.slice(0, CHUNK_OVERLAP_CHARACTERS)
  const end = /\n/.exec(overlap) ?? SENTENCE_END.exec(overlap)
  const rest = end ? chunk.slice(end.index + end[0].length) : ''
  return rest.trim() === '' ? chunk : rest
}

/** Steps back from a cut that would part a high surrogate from its low one. */
function avoidSurrogate(text: string, cut: number): number {
  const before = text.charCodeAt(cut - 1)
  return before >= 0xd800 && before <= 0xdbff ? cut - 1 : cut
}

/**
 * Most words that `totalChunks` chunks of a text of `totalWords` words can hold, overlaps counted: what the server
 * accepts for one run (requirements/credits.md#chunked-runs). An overlap holds at most one word a character. It is
 * shorter than what a chunk advances, so no word stands in more than two chunks; a cut through a word makes two of it.
 * Without this second bound one declared word in a thousand chunks would carry a quarter of a million.
 */
export function wordAllowance(totalWords: number, totalChunks: number): number {
  const overlaps = totalChunks - 1
  return totalWords + Math.min(overlaps * (CHUNK_OVERLAP_CHARACTERS + 1), totalWords + 2 * overlaps)
}

/**
 * Most characters that the chunks of material of so many paid words can hold, overlaps counted; an overlap is a character
 * longer where its cut would part a surrogate pair.
 */
export const characterAllowance = (words: number, totalChunks: number): number =>
  charactersOfPaidWords(words) + (totalChunks - 1) * (CHUNK_OVERLAP_CHARACTERS + 1)

const WORDS_PER_CHUNK = 500
const SPARE_CHUNKS = 2
const HAS_HAN = /\p{Script=Han}/u

/**
 * Most chunks that material of so many paid words may come in: two for each thousand words, and two. Where words are so
 * long that cutting as `splitIntoChunks` does gives more, that many.
 * @param characters of the whole material
 * @param firstChunk tells how long its chunks are: Chinese is cut at 2,000 characters, other text never so early
 */
export function mostChunks(words: number, characters: number, firstChunk: string): number {
  const isChinese = firstChunk.length <= CHUNK_CHARACTERS_CHINESE && HAS_HAN.test(firstChunk)
  const size = isChinese ? CHUNK_CHARACTERS_CHINESE : CHUNK_CHARACTERS
  const leastAdvance = size * EARLIEST_BREAK - CHUNK_OVERLAP_CHARACTERS
  const mostCut = 1 + Math.max(0, Math.ceil((characters - size) / leastAdvance))
  return Math.max(Math.ceil(words / WORDS_PER_CHUNK) + SPARE_CHUNKS, mostCut)
}
