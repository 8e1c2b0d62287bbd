import { GENERAL_NOUNS, STOP_WORDS } from '../en/data/words.ts'
import { type Token, tagWords } from '../en/tagger.ts'
import { UNCOUNTED } from '../essay/english/data/nouns.ts'
import { isPersonNoun, rankOf } from '../lexicon.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords, type Word } from '../zh/words.ts'
import { EMPTY_CHINESE, EMPTY_NOUNS } from './data/empty-nouns.ts'
import { SAID_BACK } from './data/said-back.ts'

/** Something that was spoken of, as a question can take it up: 'your mother', '歷史'. */
export type SpokenOf = {
  /** The phrase, worded for the student. */
  readonly text: string
  /** Small letters, the last word in its singular; simplified characters. */
  readonly key: string
  readonly count: number
  /** Where it stood last, 0 (the beginning) to 1. */
  readonly latest: number
}

const NOUN = /^(?:NOUN|PROPN)$/
const ADJECTIVE = /^ADJ$/
const WORD = /^\p{L}[\p{L}'’-]+$/u
const MOST_CHARACTERS = 4000
const LONGEST_PHRASE = 3
const CHINESE_NOUN = /^(?:n|nz|nt|ns|l|an)$/

/** What an English turn speaks of, most worth asking about first: said often, said last, said in more than one word. */
export function spokenOfInEnglish(text: string): SpokenOf[] {
  const tokens = tagWords(text.slice(0, MOST_CHARACTERS))
  const found = new Map<string, SpokenOf>()
  for (let from = 0; from < tokens.length; from++) {
    const end = phraseEnd(tokens, from)
    const phrase = tokens.slice(Math.max(from, end - LONGEST_PHRASE), end)
    const last = phrase.at(-1)
    if (!last) continue
    from = end - 1
    if (!NOUN.test(last.tag) || isEmpty(phrase) || tokens[end]?.word === 'than') continue
    const text = sayBack(phrase, tokens[end - phrase.length - 1])
    if (text) add(found, englishKey(phrase), text, end / tokens.length)
  }
  return byWorth(found)
}

/**
 * Where a noun phrase that begins at `from` ends; `from` itself where there is none. Of nouns in a row only those that
 * cannot be a verb go together: 'my mother cooks noodles' speaks of a mother.
 */
function phraseEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (isPart(tokens[end], ADJECTIVE)) end++
  if (!isPart(tokens[end], NOUN)) return from
  end++
  while (isPart(tokens[end], NOUN) && joins(tokens[end - 1], tokens[end], tokens[end + 1])) end++
  return end
}

const isPart = (token: Token | undefined, tag: RegExp): boolean =>
  token !== undefined && tag.test(token.tag) && WORD.test(token.word)

function joins(first: Token | undefined, second: Token | undefined, after: Token | undefined): boolean {
  if (!first || !second) return false
  if (first.tag === 'PROPN' && second.tag === 'PROPN') return true
  const isObjectNext = after !== undefined && /^(?:NOUN|PROPN|DET|PRON|NUM)$/.test(after.tag)
  const areSingular = [first, second].every(({ word, lemma }) => word.toLowerCase() === lemma.toLowerCase())
  return areSingular && !isObjectNext && !isPersonNoun(first.word.toLowerCase())
}

function isEmpty(phrase: readonly Token[]): boolean {
  const last = phrase.at(-1)
  const noun = last?.lemma.toLowerCase() ?? ''
  const isGeneral = GENERAL_NOUNS.has(noun) && phrase.length === 1
  return EMPTY_NOUNS.has(noun) || EMPTY_NOUNS.has(last?.word.toLowerCase() ?? '') || STOP_WORDS.has(noun) || isGeneral
}

const englishKey = (phrase: readonly Token[]): string =>
  phrase.map(({ word, lemma }, index) => (index === phrase.length - 1 ? lemma : word).toLowerCase()).join(' ')

/** Adjectives that say how many, or which in a row. */
const COUNTING = /^(?:more|many|much|less|fewer|few|other|another|next|last|first|several|some|any|own|such|half)$/i

/**
 * The phrase with what stood before it: 'my mother' → 'your mother', 'a hospital' → 'the hospital'. A bare noun that would
 * need an article is quoted; null where it cannot be said back.
 */
function sayBack(phrase: readonly Token[], before: Token | undefined): string | null {
  const owner = SAID_BACK.get(before?.word.toLowerCase() ?? '')
  const own = phrase.filter(({ tag, word }) => tag !== 'ADJ' || !COUNTING.test(word))
  const words = own
    .map(({ word, tag }) => (tag === 'PROPN' && !isCommon(word, before) ? word : word.toLowerCase()))
    .join(' ')
  if (owner) return `${owner} ${words}`
  const last = own.at(-1)
  // 'everyone laughs', 'who studies': a verb that the tagger takes for a noun.
  if (!last || /^(?:NOUN|PROPN|PRON)$/.test(before?.tag ?? '')) return null
  const noun = last.word.toLowerCase()
  const isWhole = last.tag === 'PROPN' || noun !== last.lemma.toLowerCase() || UNCOUNTED.has(noun) || /ing$/.test(noun)
  if (isWhole) return words
  return before?.tag === 'ADP' || own.length < phrase.length ? null : `“${words}”`
}

/** Whether a word with a capital only opens its sentence. */
const isCommon = (word: string, before: Token | undefined): boolean =>
  (before === undefined || before.tag === 'PUNCT') && rankOf(word.toLowerCase()) < Number.POSITIVE_INFINITY

/** What a Chinese turn speaks of, in the characters in which it was written. */
export function spokenOfInChinese(text: string): SpokenOf[] {
  const whole = text.slice(0, MOST_CHARACTERS)
  const shadow = simplifiedShadow(whole)
  const found = new Map<string, SpokenOf>()
  for (const { 0: sentence, index } of shadow.matchAll(/[^。！？!?\n]{1,300}/g))
    for (const word of nounsOf(splitWords(sentence))) {
      const at = index + word.at
      add(found, word.word, whole.slice(at, at + word.word.length), at / whole.length)
    }
  return byWorth(found)
}

const nounsOf = (words: readonly Word[]): Word[] =>
  words.filter(
    ({ word, tag }) =>
      CHINESE_NOUN.test(tag) && word.length >= 2 && !EMPTY_CHINESE.has(word) && !/^[我你他她]/.test(word),
  )

function add(found: Map<string, SpokenOf>, key: string, text: string, latest: number): void {
  found.set(key, { text, key, count: (found.get(key)?.count ?? 0) + 1, latest })
}

const byWorth = (found: ReadonlyMap<string, SpokenOf>): SpokenOf[] =>
  [...found.values()].toSorted((one, other) => worth(other) - worth(one))

const worth = ({ key, count, latest }: SpokenOf): number => count + latest + (key.includes(' ') ? 0.6 : 0)
