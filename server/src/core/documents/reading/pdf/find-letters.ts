import { type LetterBox, LINE_END_HYPHEN } from './page-letters.ts'

/** A letter of a page as it was read, a UTF-16 unit. */
export interface ReadUnit {
  unit: string
  box: LetterBox | null
}

/** So many letters may be missing on either side before what follows is taken for something else. */
const MOST_MISSING = 64
/** So many letters that follow each other tell a place. */
const TELLING = 5
const IS_BLANK = /\s/

/**
 * The places of the letters of a text on its page, by their index: both are the same letters in the same order, but for white space,
 * and for what is on one side alone.
 */
export function findLetters(shown: readonly ReadUnit[], written: string): Map<number, LetterBox> {
  const units = shown.flatMap(({ unit, box }) => (IS_BLANK.test(unit) ? [] : [{ unit: narrow(unit), box }]))
  const text = written.split('').map(narrow).join('')
  const places = placesOfLetters(text)
  const found = new Map<number, LetterBox>()
  let [next, at] = [0, 0]
  while (next < units.length && at < places.length) {
    const { unit, box } = units[next] as ReadUnit
    const place = places[at] as number
    const isHyphen = unit === LINE_END_HYPHEN
    if (unit === text[place] || (isHyphen && text[place] === '-')) {
      if (box) found.set(place, box)
      next++
      at++
    } else if (isHyphen) next++
    else {
      const missing = missingOf(units.slice(next, next + MOST_MISSING + TELLING), text, places, at)
      next += missing.ofText
      at += missing.ofPage
    }
  }
  return found
}

/** Chinese marks are written in two widths, and recognised in the other one than they are tidied to. */
function narrow(unit: string): string {
  if (unit < '\u3000') return unit
  const folded = unit.normalize('NFKC')
  return folded.length === 1 ? folded : unit
}

/** The indexes of all of a text that is not white space. */
const placesOfLetters = (text: string): number[] =>
  text.split('').flatMap((unit, index) => (IS_BLANK.test(unit) ? [] : [index]))

/** How many letters are missing in the text, or on the page, until both go on together; one on both sides where neither does. */
function missingOf(
  units: readonly ReadUnit[],
  text: string,
  places: readonly number[],
  at: number,
): { ofText: number; ofPage: number } {
  const onPage = units.map(({ unit }) => unit).join('')
  const inText = places
    .slice(at, at + MOST_MISSING + TELLING)
    .map((place) => text[place])
    .join('')
  for (let count = 1; count <= MOST_MISSING; count++) {
    if (goOn(onPage, inText.slice(count))) return { ofText: 0, ofPage: count }
    if (goOn(onPage.slice(count), inText)) return { ofText: count, ofPage: 0 }
  }
  return { ofText: 1, ofPage: 1 }
}

const goOn = (one: string, other: string): boolean =>
  one.length > 0 && other.length > 0 && one.slice(0, TELLING) === other.slice(0, TELLING)
