import { GENERAL_NOUNS, STOP_WORDS } from '../en/data/words.ts'
import { type Token, tagWords } from '../en/tagger.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords, type Word } from '../zh/words.ts'

/** Something that was spoken of, as a question can take it up: 'your mother', '歷史'. */
export type SpokenOf = {
  /** As it is said back to the student. */
  readonly text: string
  /** Small letters, the last word in its singular; simplified characters. */
  readonly key: string
  readonly count: number
  /** Where it stood last, 0 (the beginning) to 1. */
  readonly latest: number
}

const NOUN = /^(?:NOUN|PROPN)$/
const PART = /^(?:ADJ|NOUN|PROPN)$/
const WORD = /^\p{L}[\p{L}'’-]+$/u
const MOST_CHARACTERS = 4000
const LONGEST_PHRASE = 3
/** Words that name nothing a question could be about. */
const EMPTY_NOUNS = new Set(
  `thing things people person lot time times way ways kind day days reason example something opinion year years bit
  today yesterday tomorrow weekend weekday holiday morning afternoon evening night week month hour minute moment part sort type side case fact
  everyone everything nothing anything someone um uh er topic question answer idea word course`.split(/\s+/),
)
/** Whose it is, when it is said back. */
const SAID_BACK: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  your: 'your',
  his: 'his',
  her: 'her',
  their: 'their',
  its: 'its',
  the: 'the',
  a: 'the',
  an: 'the',
  this: 'this',
  these: 'these',
}
const CHINESE_NOUN = /^(?:n|nz|nt|ns|vn|l|an)$/
const EMPTY_CHINESE = new Set(
  '时候 有时候 有时 小时候 东西 事情 方面 问题 原因 例子 意思 样子 时间 地方 情况 人们 今天 昨天 明天 部分 结果 方式 朋友们 大家'.split(
    ' ',
  ),
)

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
    if (!NOUN.test(last.tag) || isEmpty(phrase)) continue
    add(found, englishKey(phrase), sayBack(phrase, tokens[end - phrase.length - 1]), end / tokens.length)
  }
  return byWorth(found)
}

/** Where a run of adjectives and nouns ends, its last noun included; `from` itself where there is none. */
function phraseEnd(tokens: readonly Token[], from: number): number {
  const isPart = (token: Token | undefined) => token !== undefined && PART.test(token.tag) && WORD.test(token.word)
  let end = from
  while (isPart(tokens[end])) end++
  while (end > from && !NOUN.test(tokens[end - 1]?.tag ?? '')) end--
  return end
}

function isEmpty(phrase: readonly Token[]): boolean {
  const last = phrase.at(-1)
  const noun = last?.lemma.toLowerCase() ?? ''
  const isGeneral = GENERAL_NOUNS.has(noun) && phrase.length === 1
  return EMPTY_NOUNS.has(noun) || EMPTY_NOUNS.has(last?.word.toLowerCase() ?? '') || STOP_WORDS.has(noun) || isGeneral
}

const englishKey = (phrase: readonly Token[]): string =>
  phrase.map(({ word, lemma }, index) => (index === phrase.length - 1 ? lemma : word).toLowerCase()).join(' ')

/** The phrase with what stood before it: 'my mother' → 'your mother', 'a hospital' → 'the hospital'. */
function sayBack(phrase: readonly Token[], before: Token | undefined): string {
  const owner = SAID_BACK[before?.word.toLowerCase() ?? '']
  const words = phrase.map(({ word, tag }) => (tag === 'PROPN' ? word : word.toLowerCase())).join(' ')
  return owner ? `${owner} ${words}` : words
}

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
  words.filter(({ word, tag }) => CHINESE_NOUN.test(tag) && word.length >= 2 && !EMPTY_CHINESE.has(word))

function add(found: Map<string, SpokenOf>, key: string, text: string, latest: number): void {
  found.set(key, { text, key, count: (found.get(key)?.count ?? 0) + 1, latest })
}

const byWorth = (found: ReadonlyMap<string, SpokenOf>): SpokenOf[] =>
  [...found.values()].toSorted((one, other) => worth(other) - worth(one))

const worth = ({ key, count, latest }: SpokenOf): number => count + latest + (key.includes(' ') ? 0.6 : 0)
