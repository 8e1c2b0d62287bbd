/** Texts in a form in which they are compared, without losing where each part of them stands. */

/** A text in the form in which it is compared, and where in the whole each unit of that stands. */
export interface Folded {
  text: string
  /** For each unit of `text`, where its character begins. */
  starts: Uint32Array
}

/** Units that a character is folded to: what takes more, such as a phrase that is one character, stands for itself. */
const MOST_UNITS = 3
/** How many units are made a string at a time. */
const UNITS_AT_ONCE = 8192
const IS_UNKNOWN = /[\p{Cn}\p{Co}\p{Cs}]/u

/**
 * Works out once what each character is folded to: at most one of each that Unicode knows is remembered. One that would take
 * more than three units is folded to itself.
 */
export function foldingOf(fold: (character: string) => string): (code: number) => string {
  const known = new Map<number, string>()
  return (code) => {
    const met = known.get(code)
    if (met !== undefined) return met
    const character = String.fromCodePoint(code)
    const units = fold(character)
    const folded = units.length > MOST_UNITS ? character : units
    if (!IS_UNKNOWN.test(character)) known.set(code, folded)
    return folded
  }
}

/** Folds a text character by character, by what `foldingOf` made. Places are told from `begin` on. */
export function foldText(text: string, foldCharacter: (code: number) => string, begin = 0): Folded {
  const units = new Uint16Array(MOST_UNITS * text.length)
  const starts = new Uint32Array(MOST_UNITS * text.length)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    const character = foldCharacter(code)
    for (let unit = 0; unit < character.length; unit++) {
      units[length] = character.charCodeAt(unit)
      starts[length++] = begin + at
    }
    if (code > 0xffff) at++
  }
  let folded = ''
  for (let from = 0; from < length; from += UNITS_AT_ONCE)
    folded += String.fromCharCode(...units.subarray(from, Math.min(length, from + UNITS_AT_ONCE)))
  return { text: folded, starts: starts.slice(0, length) }
}

/** The first of `starts`, which grow, that is not before `place`; their number where all are. */
export function firstFrom(starts: ArrayLike<number>, place: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Where the character that begins at `at` ends: a surrogate pair is one. */
export const endOfCharacter = (text: string, at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
