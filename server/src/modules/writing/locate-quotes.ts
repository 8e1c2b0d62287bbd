import type { Quoted } from '@lectern/domain/writing'
import { createLikeWordFinder } from '../../core/quotes/find-like-words.ts'

/** Characters that a model writes in more than one way, each by one of them. */
const SAME: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' }
const WHITE_SPACE = /\s/
const LETTER = /[\p{L}\p{N}]/u
const HAN = /\p{Script=Han}/u
const WORD = /\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
/** Fewer are quoted to the letter, or not at all: a capital or a comma may be what is wrong. */
const FEWEST_LIKE_WORDS = 8

/** A text in which quotes are looked for: runs of white space as one space, quotation marks and dashes of one kind. */
interface Searchable {
  text: string
  /** For each character of `text`, its place in the original. */
  places: readonly number[]
}

/**
 * Finds where quotes stand in an essay: at `claimedStart`, if they do, else where they are found. The same words quoted
 * again mean their next place; words that do not stand there, or no more, have none. Places are UTF-16 units.
 */
export function locateQuotes(essay: string): (quote: string, claimedStart?: number) => Quoted {
  const searchable = toSearchable(essay)
  const continueAt = new Map<string, number>()
  const findLike = createLikeWordFinder(essay)
  return (quote, claimedStart) => {
    if (quote && claimedStart !== undefined && essay.startsWith(quote, claimedStart))
      return { quote, start: claimedStart, end: claimedStart + quote.length }
    const wanted = toSearchable(quote.trim()).text
    const from = continueAt.get(wanted) ?? 0
    const at = wanted === '' ? -1 : findWords(searchable.text, wanted, from)
    if (at < 0 && from === 0) return locateLikeness(essay, findLike(quote), quote)
    const start = searchable.places[at]
    const last = searchable.places[at + wanted.length - 1]
    if (start === undefined || last === undefined) return { quote, start: null, end: null }
    continueAt.set(wanted, at + wanted.length)
    // The essay's own words: its spaces and quotation marks may differ from the quotation's.
    return { quote: essay.slice(start, last + 1), start, end: last + 1 }
  }
}

/** A quote that differs by a word or a mark stands where words most like it do; a short one would be like too much. */
function locateLikeness(essay: string, place: { start: number; end: number } | null, quote: string): Quoted {
  const isLong = (quote.match(WORD)?.length ?? 0) >= FEWEST_LIKE_WORDS
  if (!place || !isLong) return { quote, start: null, end: null }
  return { quote: essay.slice(place.start, place.end), ...place }
}

function toSearchable(original: string): Searchable {
  // Gathered in an array: asking a growing string for its end takes a time that grows with its square.
  const characters: string[] = []
  const places: number[] = []
  for (let at = 0; at < original.length; at++) {
    const character = original.charAt(at)
    const isSpace = WHITE_SPACE.test(character)
    if (isSpace && characters.at(-1) === ' ') continue
    characters.push(isSpace ? ' ' : (SAME[character] ?? character))
    places.push(at)
  }
  return { text: characters.join(''), places }
}

/** Where `wanted` stands from `from` on as whole words, or -1: 'a' is not found in 'cat'. */
function findWords(text: string, wanted: string, from: number): number {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const isCut = isInsideWord(text, at) || isInsideWord(text, end)
    if (!isCut) return at
  }
  return -1
}

/** Whether letters stand on both sides of a place; between Chinese characters every place ends a word. */
function isInsideWord(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)]
  return [before, after].every((character) => LETTER.test(character) && !HAN.test(character))
}
