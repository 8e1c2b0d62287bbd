/** Finding what a student types in the text of a material that they read (requirements/files.md#finding). */

import { endOfCharacter, type Folded, firstFrom, foldingOf, foldText } from './folded-text.ts'
import type { Stretch } from './passages.ts'
import { type Place, placeOf } from './place.ts'

/** So many places of what is sought are told, in the order of the text; that there are more is told as well. */
export const MOST_FOUND = 500

/** What is sought is at most so long, in UTF-16 units: a field takes no more. */
export const MAX_SOUGHT_CHARACTERS = 200

/** A text in which words are found again and again, as they are typed. */
export interface Finder {
  /** The first places of what is sought, which do not overlap; none of nothing but white space. */
  find: (sought: string) => { places: Place[]; hasMore: boolean }
  /** Where it stands on a page, from 1, the first `MOST_FOUND` times; what goes over the end of a page stands on both. */
  findOnPage: (sought: string, page: number) => Stretch[]
}

/** Whether there is something to look for. */
export const isSought = (sought: string): boolean => foldSought(sought) !== ''

/**
 * Takes in a text whose pages begin at `pageStarts`, a part at a time: `pause` lets others go first in between. What is sought is
 * found whatever its case, width and accents, whatever white space stands between words or none between Chinese characters, over
 * the end of a line and of a page, and with or without the hyphen of a word.
 */
export async function createFinder(
  text: string,
  pageStarts: readonly number[],
  pause: () => Promise<void>,
): Promise<Finder> {
  const parts: Folded[] = []
  for (let from = 0; from < text.length; ) {
    const to = endOfPart(text, from)
    parts.push(fold(text.slice(from, to), from))
    from = to
    await pause()
  }
  const folded = joined(parts)
  return {
    find(sought) {
      const found = listIn(text, folded, foldSought(sought), { start: 0, end: text.length }, MOST_FOUND + 1)
      const places = found.slice(0, MOST_FOUND).map((stretch) => placeOf(pageStarts, stretch))
      return { places, hasMore: found.length > MOST_FOUND }
    },
    findOnPage(sought, page) {
      const within = { start: pageStarts[page - 1] ?? text.length, end: pageStarts[page] ?? text.length }
      return listIn(text, folded, foldSought(sought), within, MOST_FOUND)
    },
  }
}

/** Goes with the character before it: the voicing of a kana, the vowel or the end of a Korean syllable. */
const GOES_ON = /^(?:\u3099|\u309a|[\u1160-\u11ff])/
/** Accents, which are no units of their own, belong to the character that they stand on. */
const ACCENTS = /^[\p{Mn}\p{Default_Ignorable_Code_Point}]+/u

function listIn(text: string, folded: Folded, wanted: string, { start, end }: Stretch, most: number): Stretch[] {
  const found: Stretch[] = []
  if (wanted === '') return found
  let from = Math.max(0, firstFrom(folded.starts, start) - wanted.length)
  /** One character may be several units, such as the three of 'ﬃ', and is found once. */
  let reached = 0
  while (found.length < most) {
    const at = folded.text.indexOf(wanted, from)
    const begin = folded.starts[at]
    if (begin === undefined || begin >= end) break
    from = at + 1
    if (begin < reached || GOES_ON.test(folded.text.charAt(at + wanted.length))) continue
    from = at + wanted.length
    reached = endOfAccents(text, endOfCharacter(text, folded.starts[from - 1] ?? begin))
    if (reached > start) found.push({ start: begin, end: reached })
  }
  return found
}

const endOfAccents = (text: string, at: number): number =>
  at + (text.charCodeAt(at) > 0x7f ? (ACCENTS.exec(text.slice(at, at + 8))?.[0].length ?? 0) : 0)

/** What is typed begins and ends with nothing that stands between words, and with no hyphen of a word that is not whole yet. */
function foldSought(sought: string): string {
  const { text } = fold(sought, 0)
  return text.replace(/^-(?=\p{L})|(?<=\p{L})-$/gu, '')
}

/** A text is folded by about so many of its units at a time. */
const PART_UNITS = 16_384

/** Between two letters, where nothing depends on what stands on the other side. */
function endOfPart(text: string, from: number): number {
  for (let at = from + PART_UNITS; at < text.length; at++)
    if (OF_WORD.test(text.charAt(at - 1)) && OF_WORD.test(text.charAt(at))) return at
  return text.length
}

function fold(text: string, begin: number): Folded {
  return closeGaps(foldText(text, foldCharacter, begin))
}

const LINE_END = '\n'
const SOFT_HYPHEN = '\u00ad'

const foldCharacter = foldingOf((character) => {
  if (character === SOFT_HYPHEN) return character
  if (/\s/.test(character)) return /[\n\r\u2028\u2029]/.test(character) ? LINE_END : ' '
  const plain = character.normalize('NFKD').replace(LEFT_OUT, '').replace(HYPHENS, '-')
  // Small letters of large ones: so 'ß' is 'ss', and both forms of 'σ' are one.
  return unquoted(plain).toUpperCase().toLowerCase().normalize('NFKD').replace(LEFT_OUT, '')
})

/** Accents of the scripts that are read without them too, and what nobody sees. Other scripts write vowels so, and kana what is voiced. */
const LEFT_OUT =
  /(?=[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}])(?!\u3099|\u309a)[\p{Mn}\p{Me}]|\p{Default_Ignorable_Code_Point}/gu
const HYPHENS = /[\u2010-\u2013\u2212]/g
const unquoted = (character: string): string => character.replace(/[‘’‚‛]/, "'").replace(/[“”„‟]/, '"')

/** White space, and hyphens with what follows them. */
const GAPS = /\s+|[-\u00ad]\s*/g

/**
 * White space stands between letters or digits alone, and Chinese has none: so it is no matter where a line ends. Nor is the
 * hyphen of a word, at a line's end or within it.
 */
function closeGaps({ text, starts }: Folded): Folded {
  const places = new Uint32Array(starts.length)
  const pieces: string[] = []
  let length = 0
  let from = 0
  const keep = (to: number) => {
    pieces.push(text.slice(from, to))
    places.set(starts.subarray(from, to), length)
    length += to - from
  }
  for (const { 0: gap, index } of text.matchAll(GAPS)) {
    keep(index)
    from = index + gap.length
    const kept = keptOf(gap, text.charAt(index - 1), text.charAt(from))
    if (kept === '') continue
    pieces.push(kept)
    places[length++] = starts[index] ?? 0
  }
  keep(text.length)
  return { text: pieces.join(''), starts: places.slice(0, length) }
}

function keptOf(gap: string, before: string, after: string): string {
  const isOfOneWord = gap.length === 1 || gap.includes(LINE_END)
  if (gap.startsWith('-')) return isOfOneWord && isLetter(before) && isLetter(after) ? '' : '-'
  if (gap.startsWith(SOFT_HYPHEN) && isOfOneWord) return ''
  return isOfWord(before) && isOfWord(after) ? ' ' : ''
}

const CJK = /[\u2e80-\u9fff\uf900-\ufaff]/
const OF_WORD = /[\p{L}\p{N}]/u

/** A letter or digit of a script that is written with gaps between words. */
const isOfWord = (character: string): boolean => OF_WORD.test(character) && !CJK.test(character)
const isLetter = (character: string): boolean => isOfWord(character) && /\p{L}/u.test(character)

function joined(parts: readonly Folded[]): Folded {
  const starts = new Uint32Array(parts.reduce((length, part) => length + part.starts.length, 0))
  let length = 0
  for (const part of parts) {
    starts.set(part.starts, length)
    length += part.starts.length
  }
  return { text: parts.map(({ text }) => text).join(''), starts }
}
