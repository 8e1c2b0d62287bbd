import { parseLoosely } from './parse-loosely.ts'

export interface FoundValue {
  value: unknown
  isTruncated: boolean
  /** See `LooseValue`. */
  hasLost: boolean
  /** How much of the text it takes. */
  length: number
}

/** A value with its place in the text. */
interface PlacedValue extends FoundValue {
  start: number
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
  const found: PlacedValue[] = []
  const whole: PlacedValue[] = []
  OPENING.lastIndex = 0
  let charactersLeft = text.length * MOST_READINGS
  let soundLeft = charactersLeft
  for (let tried = 0; tried < MOST_TRIED && charactersLeft > 0; tried++) {
    const opening = OPENING.exec(text)
    if (!opening) break
    const closedAt = soundLeft > 0 ? endOfBrackets(text, opening.index) : null
    soundLeft -= (closedAt ?? text.length) - opening.index
    const sound = closedAt === null ? null : soundValue(text, opening.index, closedAt)
    const { parsed, readCharacters } = sound ?? parseLoosely(text, opening.index)
    charactersLeft -= readCharacters
    if (!parsed) continue
    const { value, isTruncated, hasLost, end } = parsed
    const one = { value, isTruncated, hasLost, start: opening.index, length: end - opening.index }
    found.push(one)
    if (isTruncated) continue
    whole.push(one)
    OPENING.lastIndex = end
  }
  return whole.length > 1 ? [...found, oneList(whole)] : found
}

/**
 * The value between two brackets, where it is sound JSON: what is read kindly may take the “quotes” within its texts for
 * the ends of them.
 */
function soundValue(text: string, start: number, end: number): ReturnType<typeof parseLoosely> | null {
  const strict = parseStrictly(text.slice(start, end))
  return strict && { parsed: { ...strict, end }, readCharacters: end - start }
}

/** Behind the bracket that closes the one at `start`, those in texts apart; null where none does. */
function endOfBrackets(text: string, start: number): number | null {
  let depth = 0
  let isInText = false
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (isInText && character === '\\') at++
    else if (character === '"') isInText = !isInText
    else if (!isInText && '{['.includes(character)) depth++
    else if (!isInText && '}]'.includes(character) && --depth === 0) return at + 1
  }
  return null
}

/**
 * Items that were written one after another, without the list around them. It is as long as they stand apart, and so comes
 * before each of them, for one alone may be read as an answer of one; but after an answer that all of them are part of.
 */
function oneList(items: readonly PlacedValue[]): FoundValue {
  const [first, last] = [items[0], items.at(-1)]
  const length = first && last ? last.start + last.length - first.start : 0
  return { value: items.map(({ value }) => value), isTruncated: false, hasLost: false, length }
}
