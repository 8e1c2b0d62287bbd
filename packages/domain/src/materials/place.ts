/** Finding the words of an item again in the material that it was made from (requirements/files.md#places). */

import { endOfCharacter, type Folded, firstFrom, foldingOf, foldText } from './folded-text.ts'
import type { Stretch } from './passages.ts'

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

/** So many of the places in which a passage could be meant are shown; one more is told, which says that there are others. */
export const MOST_PLACES_SHOWN = 10

/** Fewer letters and digits, or Chinese characters, are too little to know a passage by. */
const FEWEST_LETTERS = 8
const FEWEST_HAN = 4

/**
 * Finds passages in a text whose pages begin at `pageStarts`: as they stand, else by their letters and digits alone, whatever
 * the white space, hyphens, marks, width and case. None for what is not there; for what stands there more than once and could be
 * meant anywhere, the first eleven of these places; on pages that are known, the first is meant. A call takes a time that grows with
 * the text and not with what repeats in it; where that is too much to tell whether there are others, none as well.
 */
export function createPlaceFinder(text: string, pageStarts: readonly number[]): (passage: Passage) => Place[] {
  const lookUp = createLookUp(text)
  return ({ words, pages }) => {
    const within = pages ? stretchOf(pages, pageStarts, text.length) : { start: 0, end: text.length }
    const { stretches, isWhole } = lookUp(words, within, pages ? 1 : MOST_PLACES_SHOWN + 1)
    const isTold = pages || isWhole || stretches.length > 1
    return isTold ? stretches.map((stretch) => placeOf(pageStarts, stretch)) : []
  }
}

/**
 * Finds by the same rules wherever words stand in a text, in its order, also where they could be meant anywhere, and their place
 * where that can be told. Of more than a thousand places, the first thousand.
 */
export function createStretchFinder(text: string, pageStarts: readonly number[]) {
  const lookUp = createLookUp(text)
  return (words: string): { stretches: Stretch[]; place: Place | null } => {
    const { stretches, isWhole } = lookUp(words, { start: 0, end: text.length }, MOST_COMPARED)
    const [only, other] = stretches
    return { stretches, place: only && !other && isWhole ? placeOf(pageStarts, only) : null }
  }
}

/** Where words stand, and whether that is all of it or so much as was asked for: else it was given up. */
interface LookedUp {
  stretches: Stretch[]
  isWhole: boolean
}

/** Looks words up in a part of a text, at most so many places of them. */
function createLookUp(text: string): (words: string, within: Stretch, most: number) => LookedUp {
  const foldedWithin = createFolding(text)
  return (words, within, most) => {
    const wanted = fold(words).text
    if (!tellsEnough(wanted)) return { stretches: [], isWhole: true }
    const exact = words.trim()
    const asTheyStand = listIn(text.slice(within.start, within.end), exact, most)
    if (asTheyStand.starts.length > 0 || !asTheyStand.isWhole) {
      const stretches = asTheyStand.starts.map((at) => stretchFrom(within.start + at, exact.length))
      return { stretches, isWhole: asTheyStand.isWhole }
    }
    const folded = foldedWithin(within)
    const { starts, isWhole } = listIn(folded.text, wanted, most)
    const stretches = starts.map((at) => {
      const start = folded.startOf(at)
      const end = endOfCharacter(text, folded.startOf(at + wanted.length - 1))
      return { start: withOpening(text, start, exact), end: withClosing(text, end, exact) }
    })
    return { stretches, isWhole }
  }
}

const stretchFrom = (start: number, length: number): Stretch => ({ start, end: start + length })

function stretchOf({ from, to }: { from: number; to: number }, starts: readonly number[], length: number): Stretch {
  return { start: starts[from - 1] ?? length, end: starts[to] ?? length }
}

/**
 * Words are looked up by so many of their first units, and compared whole at so many of the places where these stand: a long
 * search for words that repeat themselves in a text that does takes the product of both lengths.
 */
const FIRST_UNITS = 200
const MOST_COMPARED = 1000

/** At most `most` of the places where `words` stand; not whole where too many begin as they do. */
function listIn(text: string, words: string, most: number): { starts: number[]; isWhole: boolean } {
  const beginning = words.slice(0, FIRST_UNITS)
  const starts: number[] = []
  let from = 0
  for (let compared = 0; compared < MOST_COMPARED; compared++) {
    const at = text.indexOf(beginning, from)
    if (at < 0) return { starts, isWhole: true }
    from = at + 1
    if (!text.startsWith(words, at)) continue
    starts.push(at)
    if (starts.length === most) return { starts, isWhole: true }
  }
  return { starts, isWhole: false }
}

/** A stretch of a text with the page on which it begins, from 1. Of pages that begin at one place, the last. */
export function placeOf(pageStarts: readonly number[], { start, end }: Stretch): Place {
  return { page: Math.max(1, firstFrom(pageStarts, start + 1)), start, end }
}

/** A text by what its words are known by, and where in the whole each unit of that stands. */
interface FoldedText {
  text: string
  startOf: (unit: number) => number
}

/** Folds the stretches that are asked for, and the whole text, once, as soon as they come to more than that. */
function createFolding(text: string): (within: Stretch) => FoldedText {
  let whole: Folded | undefined
  let asked = 0
  return ({ start, end }) => {
    asked += Math.max(0, end - start)
    if (asked >= text.length) whole ??= fold(text)
    if (!whole) {
      const folded = fold(text.slice(start, end))
      return { text: folded.text, startOf: (unit) => start + (folded.starts[unit] ?? 0) }
    }
    const { text: units, starts } = whole
    const first = firstFrom(starts, start)
    return { text: units.slice(first, firstFrom(starts, end)), startOf: (unit) => starts[first + unit] ?? 0 }
  }
}

const HAN = /\p{Script=Han}/gu
const tellsEnough = (folded: string): boolean =>
  folded.length >= FEWEST_LETTERS || (folded.match(HAN)?.length ?? 0) >= FEWEST_HAN

/** Marks that can mean something by themselves; hyphens and what Markdown is written with do not. */
const TELLING_MARKS = '+=<>%'
const TELLS = /[\p{L}\p{N}\p{Sm}]/u
const MINUS = '\u2212'

const foldCharacter = foldingOf((character) => {
  const lower = character.normalize('NFKD').toLowerCase().normalize('NFKD')
  return Array.from(lower).filter(tellsOne).join('')
})
const fold = (text: string) => foldText(text, foldCharacter)

const tellsOne = (character: string): boolean =>
  character < '\u0080'
    ? /[a-z0-9]/.test(character) || TELLING_MARKS.includes(character)
    : character !== MINUS && TELLS.test(character)

const OPENS = /^[\p{Ps}\p{Pi}"']/u
const CLOSES = /^[.!?。！？…,，;；:：\p{Pe}\p{Pf}"']+/u

/** The marks that a passage begins and ends with belong to it in the text as well. */
const withOpening = (text: string, start: number, words: string): number =>
  OPENS.test(words.charAt(0)) && OPENS.test(text.charAt(start - 1)) ? start - 1 : start

const withClosing = (text: string, end: number, words: string): number =>
  CLOSES.test(words.slice(-1)) ? end + (CLOSES.exec(text.slice(end, end + 8))?.[0].length ?? 0) : end
