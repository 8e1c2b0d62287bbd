/**
 * What a search for any part of a text is looked up by: its characters, its pairs of characters, and, where words are
 * long, its triples (requirements/files.md#search). Each is a whole number below 2^44.
 */

/** From here on a character is a syllable or a word: pairs tell texts apart, and triples would be as many as there are characters. */
const CJK_FROM = 0x2e80
const PAIR = 2 ** 21
const TRIPLE = 2 ** 43
/** How many grams of a long search are looked up: enough, since what they let through is looked at as a whole. */
const MOST_OF_SEARCH = 40

/** `text` as it is compared: in small letters, character by character, so that each place stays where it is. */
export function foldForSearch(text: string): string {
  const small = text.toLowerCase()
  // İ has a small form of two characters, and Σ one that depends on what follows.
  return /[İΣ]/.test(text) || small.length !== text.length ? foldEach(text) : small
}

const foldEach = (text: string): string =>
  Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join('')

/** Adds the grams of a folded text to `grams`. Of a text in parts, each part begins two characters before the last one's end. */
export function addGrams(folded: string, grams: Set<number>): void {
  let [first, second] = [-1, -1]
  for (const character of folded) {
    const third = character.codePointAt(0) ?? 0
    grams.add(third)
    if (second >= 0) grams.add(pairOf(second, third))
    if (first >= 0 && isTriple(first, second, third)) grams.add(tripleOf(first, second, third))
    first = second
    second = third
  }
}

/** The grams that a text holds which contains `folded`; where it has but one, that tells as much as the text itself. */
export function gramsOfSearch(folded: string): { grams: number[]; isExact: boolean } {
  const points = Array.from(folded, (character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0, third = 0] = points
  if (points.length === 1) return { grams: [first], isExact: true }
  if (points.length === 2) return { grams: [pairOf(first, second)], isExact: true }
  if (points.length === 3 && isTriple(first, second, third))
    return { grams: [tripleOf(first, second, third)], isExact: true }
  const grams = new Set<number>()
  for (let index = 2; index < points.length; index += 1) {
    const [one = 0, two = 0, three = 0] = points.slice(index - 2, index + 1)
    if (isTriple(one, two, three)) grams.add(tripleOf(one, two, three))
    else grams.add(pairOf(one, two)).add(pairOf(two, three))
  }
  return { grams: [...grams].slice(0, MOST_OF_SEARCH), isExact: false }
}

const isTriple = (...points: readonly number[]): boolean => points.every((point) => point < CJK_FROM)
const pairOf = (one: number, two: number): number => (one + 1) * PAIR + two
const tripleOf = (one: number, two: number, three: number): number =>
  TRIPLE + (one << 14) * 2 ** 14 + (two << 14) + three
