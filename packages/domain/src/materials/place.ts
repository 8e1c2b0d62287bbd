/** Finding the words of an item again in the material that it was made from (requirements/files.md#places). */

/** Where words stand in the text of a material, in UTF-16 units, and on which page, from 1, they begin. */
export interface Place {
  page: number
  start: number
  end: number
}

/** Words that are looked for, and the pages, from 1 and both included, on which alone, where these are known. */
export interface Passage {
  words: string
  pages?: { from: number; to: number } | null | undefined
}

/** How many passages of a material are looked for by one call, and how long one is at most, in UTF-16 units. */
export const MOST_PASSAGES_AT_ONCE = 50
export const MAX_PASSAGE_CHARACTERS = 10_000

/** Fewer letters and digits, or Chinese characters, are too little to know a passage by. */
const FEWEST_LETTERS = 8
const FEWEST_HAN = 4

/**
 * Finds passages in a text whose pages begin at `pageStarts`: as they stand, else by their letters and digits alone, whatever
 * the white space, hyphens, marks, width and case. Null for what is not there, and for what stands there more than once and
 * could be meant anywhere; on pages that are known, the first is meant.
 */
export function createPlaceFinder(text: string, pageStarts: readonly number[]): (passage: Passage) => Place | null {
  let folded: FoldedText | undefined
  return ({ words, pages }) => {
    const wanted = fold(words)
    if (!tellsEnough(wanted.text)) return null
    const within = pages ? stretchOf(pages, pageStarts, text.length) : { start: 0, end: text.length }
    const isKnown = Boolean(pages)
    const exact = words.trim()
    const at = onlyIn(text, exact, within, isKnown)
    if (at === 'many') return null
    if (at !== null) return placeOf(pageStarts, at, at + exact.length)
    folded ??= fold(text)
    const found = onlyIn(folded.text, wanted.text, unitsWithin(folded, within), isKnown)
    if (typeof found !== 'number') return null
    const start = folded.starts[found] ?? 0
    const last = folded.starts[found + wanted.text.length - 1] ?? start
    return placeOf(pageStarts, withOpening(text, start, exact), withClosing(text, endOfCharacter(text, last), exact))
  }
}

interface Stretch {
  start: number
  end: number
}

function stretchOf({ from, to }: { from: number; to: number }, starts: readonly number[], length: number): Stretch {
  return { start: starts[from - 1] ?? length, end: starts[to] ?? length }
}

/** Where `words` stand within a stretch; null for nowhere, 'many' where several places could be meant. */
function onlyIn(text: string, words: string, { start, end }: Stretch, isFirstMeant: boolean): number | 'many' | null {
  const first = text.indexOf(words, start)
  if (first < 0 || first + words.length > end) return null
  if (isFirstMeant) return first
  return text.indexOf(words, first + 1) < 0 ? first : 'many'
}

function placeOf(pageStarts: readonly number[], start: number, end: number): Place {
  const page = pageStarts.findLastIndex((pageStart) => pageStart <= start) + 1
  return { page: Math.max(1, page), start, end }
}

/** A text by what its words are known by, and where in it each unit of that stands. */
interface FoldedText {
  text: string
  starts: readonly number[]
}

const HAN = /\p{Script=Han}/gu
const tellsEnough = (folded: string): boolean =>
  folded.length >= FEWEST_LETTERS || (folded.match(HAN)?.length ?? 0) >= FEWEST_HAN

/** Marks that can mean something by themselves; hyphens and what Markdown is written with do not. */
const TELLING_MARKS = '+=<>%'
const TELLS = /[\p{L}\p{N}\p{Sm}]/u
const MINUS = '\u2212'
const UNITS_AT_ONCE = 8192

function fold(text: string): FoldedText {
  const units: number[] = []
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    for (const unit of foldCharacter(character)) {
      units.push(unit)
      starts.push(at)
    }
    at += character.length
  }
  let folded = ''
  for (let from = 0; from < units.length; from += UNITS_AT_ONCE)
    folded += String.fromCharCode(...units.slice(from, from + UNITS_AT_ONCE))
  return { text: folded, starts }
}

/** The units of each character that has been met: a text has few different ones. */
const known = new Map<string, readonly number[]>()

function foldCharacter(character: string): readonly number[] {
  let units = known.get(character)
  if (!units) {
    units = Array.from(character.normalize('NFKD').toLowerCase().normalize('NFKD'))
      .filter(tellsOne)
      .flatMap((one) => Array.from({ length: one.length }, (_, index) => one.charCodeAt(index)))
    known.set(character, units)
  }
  return units
}

const tellsOne = (character: string): boolean =>
  character < '\u0080'
    ? /[a-z0-9]/.test(character) || TELLING_MARKS.includes(character)
    : character !== MINUS && TELLS.test(character)

function unitsWithin({ starts }: FoldedText, { start, end }: Stretch): Stretch {
  return { start: firstFrom(starts, start), end: firstFrom(starts, end) }
}

/** The first of `starts`, which grow, that is not before `place`. */
function firstFrom(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

const endOfCharacter = (text: string, at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

const OPENS = /^[\p{Ps}\p{Pi}"']/u
const CLOSES = /^[.!?。！？…,，;；:：\p{Pe}\p{Pf}"']+/u

/** The marks that a passage begins and ends with belong to it in the text as well. */
const withOpening = (text: string, start: number, words: string): number =>
  OPENS.test(words.charAt(0)) && OPENS.test(text.charAt(start - 1)) ? start - 1 : start

const withClosing = (text: string, end: number, words: string): number =>
  CLOSES.test(words.slice(-1)) ? end + (CLOSES.exec(text.slice(end, end + 8))?.[0].length ?? 0) : end
