import { createRequire } from 'node:module'
import { editDistance } from '../answer/edit-distance.ts'
import { stem } from '../answer/stem.ts'
import { isHan } from '../parse/script.ts'
import { areHomophones } from './data/homophones.ts'
import { SPELLINGS } from './data/spellings.ts'
import type { SpokenToken } from './tokens.ts'

/** How alike two words sound: the same, near each other, or not. */
type Likeness = 'same' | 'near' | 'other'
export type SoundComparison = (expected: number, heard: number) => Likeness

/** Two words of so many letters may differ in one and still be near. */
const LETTERS_A_SLIP = 3
const LONGEST_WORD = 40

/** What is left of an English word when its vowels, and consonants taken for each other, are one. */
const soundKey = (word: string): string => SPELLINGS.reduce((key, [from, to]) => key.replace(from, to), word)

/** Compares word by word: Chinese by how its characters are read, other languages by their letters. */
export function compareSounds(expected: readonly SpokenToken[], heard: readonly SpokenToken[]): SoundComparison {
  const [expectedSyllables, heardSyllables] = [syllablesOf(expected), syllablesOf(heard)]
  return (left, right) => {
    const [one, other] = [expected[left]?.key ?? '', heard[right]?.key ?? '']
    if (one === other) return 'same'
    const [first, second] = [expectedSyllables[left], heardSyllables[right]]
    return first && second ? compareSyllables(first, second) : compareWords(one, other)
  }
}

function compareWords(left: string, right: string): Likeness {
  if (areHomophones(left, right)) return 'same'
  if (!left || !right || left.length > LONGEST_WORD || right.length > LONGEST_WORD) return 'other'
  if (stem(left) === stem(right)) return 'near'
  const slips = Math.floor(Math.min(left.length, right.length) / LETTERS_A_SLIP)
  if (slips > 0 && editDistance(left, right, slips) <= slips) return 'near'
  const key = soundKey(left)
  return /^[a-z]+$/.test(left + right) && key.length > 2 && key === soundKey(right) ? 'near' : 'other'
}

/** A syllable of Mandarin without its tone, and the tone (0 is neutral). */
type Syllable = { readonly sound: string; readonly tone: string }
type Reader = typeof import('pinyin-pro').pinyin
let reader: Reader | undefined

/** The reader of characters, loaded at its first use (60 ms of CPU, 10 MB). */
function loadReader(): Reader {
  if (reader) return reader
  const { pinyin }: typeof import('pinyin-pro') = createRequire(import.meta.url)('pinyin-pro')
  reader = pinyin
  return reader
}

/** How each Chinese character is read where it stands; null for other words. */
function syllablesOf(tokens: readonly SpokenToken[]): (Syllable | null)[] {
  const characters = tokens.filter(({ text }) => isHan(text)).map(({ text }) => text)
  if (characters.length === 0) return tokens.map(() => null)
  const readings = loadReader()(characters.join(''), { type: 'array', toneType: 'num' })
  const isWhole = readings.length === characters.length
  let at = 0
  return tokens.map(({ text }) => {
    const reading = isHan(text) && isWhole ? readings[at++] : undefined
    const parts = reading && /^([a-zü:]+)([0-5])$/.exec(reading)
    return parts ? { sound: parts[1] ?? '', tone: parts[2] ?? '' } : null
  })
}

function compareSyllables(left: Syllable, right: Syllable): Likeness {
  if (left.sound === right.sound) return left.tone === right.tone || !left.tone || !right.tone ? 'same' : 'near'
  return blurred(left.sound) === blurred(right.sound) ? 'near' : 'other'
}

/** Without the differences that learners most often miss: zh and z, n and l, an and ang. */
const blurred = (sound: string): string =>
  sound
    .replace(/^(z|c|s)h/, '$1')
    .replace(/^n/, 'l')
    .replace(/^h(?=u)/, 'f')
    .replace(/(?<=[aei])ng$/, 'n')
