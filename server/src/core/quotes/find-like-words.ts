/** Where words stand in a text, in UTF-16 units. */
export interface Place {
  start: number
  end: number
}

interface Word extends Place {
  /** Equal for words that differ by what a quotation may change: width, case, a curled apostrophe. */
  key: string
}

/** A Chinese character by itself, else a run of letters and digits. */
const WORD = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+(?:['’][[\p{L}\p{M}\p{N}]--\p{Script=Han}]+)*/gv
/** Where a quotation leaves something out. */
const GAP = /\s*(?:\[…\]|\[\.{3}\]|…+|\.{3,})\s*/u
const MARKS_AT_END = /^[.!?。！？…,，;；:：)\]）」』”"’']+/u

/** Shorter ones are found by all of their words alone: too much is like them. */
const FEWEST_LIKE_WORDS = 8
const LEAST_LIKENESS = 0.8
/** Words that the text may have between those of a quotation, or that a quotation may begin with instead. */
const SLACK = 3
/** A quotation with gaps that spans more is taken by its longest part. */
const WIDEST_CHARACTERS = 800
/** Places of the rarest words that are looked at. */
const MOST_VOTES = 5000

/**
 * Finds quotations in a text that they may differ from as models quote: other punctuation and case, a word left out,
 * changed or added, `…` for a part. What is found is the text's own words; null for what is not there.
 */
export function createLikeWordFinder(text: string): (quote: string) => Place | null {
  let words: Word[] | null = null
  let placesByKey: Map<string, number[]> | null = null
  const read = () => {
    words ??= readWords(text)
    placesByKey ??= placesOf(words)
    return { words, placesByKey }
  }
  const findPart = (part: string): Place | null => {
    const wanted = readWords(part).map(({ key }) => key)
    const { words, placesByKey } = read()
    const found = wanted.length > 0 ? findWords(words, placesByKey, wanted) : null
    if (!found) return null
    const marks = MARKS_AT_END.test(part.slice(-1)) ? (MARKS_AT_END.exec(text.slice(found.end))?.[0].length ?? 0) : 0
    return { start: found.start, end: found.end + marks }
  }
  return (quote) => {
    const parts = quote.split(GAP).filter((part) => part.trim())
    const places = parts.map(findPart)
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last || places.includes(null)) return null
    if (last.end > first.start && last.end - first.start <= Math.max(WIDEST_CHARACTERS, quote.length * 2))
      return { start: first.start, end: last.end }
    return places.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null
  }
}

const lengthOf = (place: Place | null): number => (place ? place.end - place.start : 0)

const readWords = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    key: word.normalize('NFKC').toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }))

function placesOf(words: readonly Word[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { key }] of words.entries()) {
    const known = places.get(key)
    if (known) known.push(at)
    else places.set(key, [at])
  }
  return places
}

/** The words as they stand, else those that are most like them. */
function findWords(
  words: readonly Word[],
  placesByKey: ReadonlyMap<string, readonly number[]>,
  wanted: readonly string[],
): Place | null {
  const telling = [...wanted.entries()]
    .map(([index, key]) => ({ index, places: placesByKey.get(key) ?? NOWHERE }))
    .toSorted((one, other) => one.places.length - other.places.length)
  const [rarest] = telling
  if (!rarest) return null
  const isThere = (start: number): boolean => wanted.every((key, index) => words[start + index]?.key === key)
  const exact = rarest.places.map((place) => place - rarest.index).find(isThere)
  if (exact !== undefined) return placeOf(words, exact, exact + wanted.length - 1)
  return wanted.length < FEWEST_LIKE_WORDS ? null : findLikeWords(words, telling, wanted)
}

const NOWHERE: readonly number[] = []

function placeOf(words: readonly Word[], first: number, last: number): Place | null {
  const [from, to] = [words[first], words[last]]
  return from && to ? { start: from.start, end: to.end } : null
}

/** A telling word of a quotation: which of its words it is, and where that stands in the text. */
interface Telling {
  index: number
  places: readonly number[]
}

function findLikeWords(words: readonly Word[], telling: readonly Telling[], wanted: readonly string[]): Place | null {
  const at = likeliestStart(telling)
  if (at === null) return null
  const from = Math.max(0, at - SLACK)
  const window = words.slice(from, at + wanted.length + SLACK).map(({ key }) => key)
  const matched = drawnTogether(commonPlaces(window, wanted), window)
  const [first, last] = [matched[0], matched.at(-1)]
  if (first === undefined || last === undefined || matched.length < FEWEST_LIKE_WORDS / 2) return null
  const likeness = matched.length / Math.max(wanted.length, last - first + 1)
  return likeness >= LEAST_LIKENESS ? placeOf(words, from + first, from + last) : null
}

/** A word at an end may stand nearer to the others as well; one that stands apart from them is there by chance. */
function drawnTogether(matched: readonly number[], window: readonly string[]): readonly number[] {
  const [first = 0, second = first] = matched
  const [beforeLast, last] = [matched.at(-2) ?? 0, matched.at(-1) ?? 0]
  const start = window.lastIndexOf(window[first] ?? '', second - 1)
  const end = window.indexOf(window[last] ?? '', beforeLast + 1)
  const inner = matched.slice(1, -1)
  return [...(second - start > 2 ? [] : [start]), ...inner, ...(end - beforeLast > 2 ? [] : [end])]
}

/** Where most of the rarest words of a quotation stand as they would if it began there; the first of the best. */
function likeliestStart(telling: readonly Telling[]): number | null {
  const votes = new Map<number, number>()
  let counted = 0
  for (const { index, places } of telling) {
    counted += places.length
    if (counted > MOST_VOTES && votes.size > 0) break
    for (const place of places) votes.set(place - index, (votes.get(place - index) ?? 0) + 1)
  }
  let best: { start: number; count: number } | null = null
  for (const [start, count] of votes) {
    // A word more or less moves all that stand behind it.
    const near = 2 * count + (votes.get(start - 1) ?? 0) + (votes.get(start + 1) ?? 0)
    if (!best || near > best.count || (near === best.count && start < best.start)) best = { start, count: near }
  }
  return best && Math.max(0, best.start)
}

/** Which words of `window` are those of `wanted`, in their order: a longest common subsequence. */
function commonPlaces(window: readonly string[], wanted: readonly string[]): number[] {
  const lengths = Array.from({ length: window.length + 1 }, () => new Uint16Array(wanted.length + 1))
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = window.length - 1; row >= 0; row--)
    for (let column = wanted.length - 1; column >= 0; column--) {
      const isSame = window[row] === wanted[column]
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      ;(lengths[row] as Uint16Array)[column] = length
    }
  const places: number[] = []
  let row = 0
  let column = 0
  while (row < window.length && column < wanted.length) {
    if (window[row] === wanted[column]) {
      places.push(row)
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return places
}
