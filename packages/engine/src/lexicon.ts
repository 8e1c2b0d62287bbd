import { FREQUENT_WORDS } from './data/frequent-words.ts'
import { MAINLY_NOUNS } from './data/mainly-nouns.ts'
import { PERSON_NOUNS } from './data/person-nouns.ts'
import { RARE_WORDS } from './data/rare-words.ts'

const wordsIn = (list: string): string[] => list.trim().split(/\s+/)
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const ranks = once(() => new Map(wordsIn(FREQUENT_WORDS).map((word, index) => [word, index + 1])))
const rareWords = once(() => new Set(wordsIn(RARE_WORDS)))
const mainlyNouns = once(() => new Set(wordsIn(MAINLY_NOUNS)))
const personNouns = once(() => new Set(wordsIn(PERSON_NOUNS)))

/** Endings with what stands in their place in the base form, which a dictionary lists. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$|ied$/, 'y'],
  [/s$|es$|ed$|ing$|ly$|ally$/, ''],
  [/ed$|ing$|er$|ers$|ation$|ations$|ly$/, 'e'],
  [/er$|ers$|ness$|like$|less$|ism$|ist$|ists$|ic$|al$|ally$/, ''],
]
const PREFIX = /^(?:un|re|non|pre|anti|over|under|inter|multi|micro|macro|bio|photo|hydro|pro|co|de|dis|mis|sub|super)/
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$|ed$|ing$|able$|ful$|ite$)/, 'or'],
  [/is(?=e$|es$|ed$|ing$|ation$|ations$|er$|ers$)/, 'iz'],
  [/tre(?=s?$)/, 'ter'],
  [/ll(?=ed$|ing$|er$|ers$)/, 'l'],
  [/ogue(?=s?$)/, 'og'],
]

/** The place of `word` (small letters) among English words by frequency, 1 the most frequent; infinite beyond 25,000. */
export function rankOf(word: string): number {
  const own = ranks().get(word)
  if (own !== undefined) return own
  const american = BRITISH.map(([from, to]) => word.replace(from, to)).find(
    (form) => form !== word && ranks().has(form),
  )
  return american === undefined ? Number.POSITIVE_INFINITY : (ranks().get(american) ?? Number.POSITIVE_INFINITY)
}

/** Whether `word` (small letters) is an English word, or a regular form of one. */
export function isEnglishWord(word: string): boolean {
  const plain = word.replace(/['’]s?$/, '')
  return isListed(plain) || isListed(plain.replace(PREFIX, '')) || baseForms(plain).some(isListed)
}

/** Whether two words are written with a hyphen rather than as one: 'fixed-size', where 'fixedsize' is no word. */
export function isCompound(before: string, after: string): boolean {
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  return !isEnglishWord(first + second) && isEnglishWord(first) && isEnglishWord(second)
}

const isListed = (word: string): boolean =>
  word.length > 1 && (rankOf(word) < Number.POSITIVE_INFINITY || rareWords().has(word))

const baseForms = (word: string): string[] =>
  ENDINGS.flatMap(([ending, replacement]) => {
    const base = word.replace(ending, replacement)
    return base === word || base.length < 4 ? [] : [base, base.replace(PREFIX, '')]
  })

/** Whether `word` (small letters), which may be a verb, nearly always is a noun. */
export const isMainlyNoun = (word: string): boolean => mainlyNouns().has(word)

/** Whether `noun` (small letters, singular) means a person. */
export const isPersonNoun = (noun: string): boolean => personNouns().has(noun)
