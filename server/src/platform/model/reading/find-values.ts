import { parseLoosely } from './parse-loosely.ts'

export interface FoundValue {
  value: unknown
  isTruncated: boolean
  /** As of a `LooseValue`. */
  hasLost: boolean
  /** How much of the text it takes. */
  length: number
}

const FENCED = /```[ \t]*[\w-]*[ \t]*\r?\n?([\s\S]*?)(?:```|$)/g
const OPENING = /[{[]/g
/** A text full of brackets is not searched for ever. */
const MOST_TRIED = 200
/** How often all of it is read: each bracket may be the one that the answer begins with. */
const MOST_READINGS = 4
const MOST_FENCES = 10

/** Every JSON value that stands in a text, among prose and fences: whole ones first, the largest first, of equals the last. */
export function findValues(text: string): FoundValue[] {
  const whole = parseStrictly(text)
  if (whole) return [whole]
  const found = [
    ...valuesIn(text),
    ...[...text.matchAll(FENCED)].slice(0, MOST_FENCES).flatMap(([, inside = '']) => valuesIn(inside)),
  ]
  return found.reverse().toSorted(byWholeness)
}

const byWholeness = (one: FoundValue, other: FoundValue): number =>
  Number(one.isTruncated) - Number(other.isTruncated) || other.length - one.length

function parseStrictly(text: string): FoundValue | null {
  try {
    return { value: JSON.parse(text), isTruncated: false, hasLost: false, length: text.length }
  } catch {
    return null
  }
}

function valuesIn(text: string): FoundValue[] {
  const found: FoundValue[] = []
  const whole: FoundValue[] = []
  OPENING.lastIndex = 0
  let charactersLeft = text.length * MOST_READINGS
  for (let tried = 0; tried < MOST_TRIED && charactersLeft > 0; tried++) {
    const opening = OPENING.exec(text)
    if (!opening) break
    const { parsed, readCharacters } = parseLoosely(text, opening.index)
    charactersLeft -= readCharacters
    if (!parsed) continue
    const { value, isTruncated, hasLost, end } = parsed
    const one = { value, isTruncated, hasLost, length: end - opening.index }
    found.push(one)
    if (isTruncated) continue
    whole.push(one)
    OPENING.lastIndex = end
  }
  return whole.length > 1 ? [...found, oneList(whole)] : found
}

/** Items that were written one after another, without the list around them. */
const oneList = (items: readonly FoundValue[]): FoundValue => ({
  value: items.map(({ value }) => value),
  isTruncated: false,
  hasLost: false,
  // It comes before each of its items, for one of them alone may be read as an answer of one.
  length: Number.POSITIVE_INFINITY,
})
