/** A page of a material in passages of a few sentences, each of which is remembered, or asked about, as one. */
import { countWords } from '../words.ts'

/** Where a passage stands in the text of a material, in UTF-16 units; white space around it belongs to none. */
export interface Stretch {
  start: number
  end: number
}

/** A paragraph with more words is parted where a sentence ends, after at least so many. */
const MOST_WORDS = 60
const LEAST_WORDS = 25
/** Fewer are a heading, or the rest of something: they go with what follows, at the end with what came before. */
const TOO_FEW_WORDS = 8

const BETWEEN_PARAGRAPHS = /\n[^\S\n]*\n\s*/g
const AFTER_SENTENCE = /[.!?]["'”’)\]]*(?=\s)|[。！？…]["'”’」』）)]*/g

/**
 * The passages of a page: its paragraphs, long ones in parts of some sentences, headings with what they head. None where
 * there is no word.
 * @param from where the page begins in its material
 */
export function partPassages(text: string, from = 0): Stretch[] {
  const parts = cut(text, 0, text.length, BETWEEN_PARAGRAPHS).flatMap(({ start, end }) =>
    partParagraph(text, start, end),
  )
  const passages: Stretch[] = []
  let begin: number | null = null
  let words = 0
  for (const { start, end } of parts) {
    begin ??= start
    words += countWords(text.slice(start, end))
    if (words < TOO_FEW_WORDS) continue
    passages.push({ start: begin, end })
    begin = null
    words = 0
  }
  const last = passages.at(-1)
  const end = parts.at(-1)?.end ?? 0
  if (begin !== null && last) last.end = end
  else if (begin !== null && words > 0) passages.push({ start: begin, end })
  return passages.map((passage) => ({ start: from + passage.start, end: from + passage.end }))
}

function partParagraph(text: string, start: number, end: number): Stretch[] {
  if (countWords(text.slice(start, end)) <= MOST_WORDS) return trimmed(text, start, end)
  const parts: Stretch[] = []
  let begin = start
  let words = 0
  for (const sentence of cut(text, start, end, AFTER_SENTENCE)) {
    words += countWords(text.slice(sentence.start, sentence.end))
    if (words < LEAST_WORDS) continue
    parts.push(...trimmed(text, begin, sentence.end))
    begin = sentence.end
    words = 0
  }
  return [...parts, ...trimmed(text, begin, end)]
}

/** What stands between the marks of a pattern, each with the mark that ends it. */
function cut(text: string, start: number, end: number, pattern: RegExp): Stretch[] {
  const pieces: Stretch[] = []
  let begin = start
  for (const { 0: mark, index } of text.slice(start, end).matchAll(pattern)) {
    const after = start + index + mark.length
    pieces.push(...trimmed(text, begin, after))
    begin = after
  }
  return [...pieces, ...trimmed(text, begin, end)]
}

/** A stretch without the white space around it; none where there is nothing else. */
function trimmed(text: string, start: number, end: number): Stretch[] {
  const piece = text.slice(start, end)
  const blank = piece.length - piece.trimStart().length
  const length = piece.trim().length
  return length === 0 ? [] : [{ start: start + blank, end: start + blank + length }]
}

/** Those of stretches that nothing of `others` touches, in their order. Both may overlap among themselves. */
export function untouched(stretches: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  const inOrder = others.toSorted((one, other) => one.start - other.start)
  /** Where the first so many of them end at the latest. */
  let reach = 0
  const reaches = inOrder.map(({ end }) => (reach = Math.max(reach, end)))
  return stretches.filter(({ start, end }) => {
    const before = countBefore(inOrder, end)
    return before === 0 || (reaches[before - 1] ?? 0) <= start
  })
}

/** How many of stretches, in the order of their starts, start before a place. */
function countBefore(stretches: readonly Stretch[], place: number): number {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Takes in stretches of a text, however many, and lists what they cover of it in its order: what overlaps or meets as one. */
export function createCoverage(length: number): { add(stretch: Stretch): void; list(): Stretch[] } {
  /** How many more stretches begin than end at a place. */
  const changes = new Int32Array(length + 1)
  const change = (at: number, by: number) => {
    changes[at] = (changes[at] ?? 0) + by
  }
  return {
    add({ start, end }) {
      change(start, 1)
      change(end, -1)
    },
    list() {
      const covered: Stretch[] = []
      let depth = 0
      for (const [at, by] of changes.entries()) {
        if (by === 0) continue
        if (depth === 0) covered.push({ start: at, end: at })
        depth += by
        const last = covered.at(-1)
        if (depth === 0 && last) last.end = at
      }
      return covered
    },
  }
}
