import { STOP_WORDS } from '../en/data/words.ts'
import { tagWords } from '../en/tagger.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords, type Word } from '../zh/words.ts'
import {
  ASKING_WORDS,
  CHINESE_ASKING_WORDS,
  CHINESE_FAINT_WORDS,
  CHINESE_SAME_WORDS,
  FAINT_STEMS,
  SAME_STEMS,
} from './data/question-words.ts'
import { editDistance } from './edit-distance.ts'
import { stem } from './stem.ts'

/** What is searched for: a stem, or a pair of Chinese characters, and how much of the question it carries (0 to 1). */
export type SearchTerm = {
  readonly text: string
  readonly weight: number
  /** Whether it names a thing. Deeds and properties are often put in other words by the notes. */
  readonly isNoun: boolean
  /** Pairs of a longer Chinese word: all of it. */
  readonly of?: readonly string[]
}

const FAINT_WEIGHT = 0.3
const LATIN_WORD = /[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+(?:['’]\p{L}+)?/gv
const HAN_RUN = /\p{Script=Han}+/gu
/** Words that name things, deeds and properties; a question's other words only hold it together. */
const CONTENT_TAG = /^(?:n|v|a|eng|t|s|i|l|j|b|z|x|g|m|f|h|k|ng|vg|ag)/
const CHINESE_NOUN_TAG = /^(?:n|eng|i|j|x)/
/** Words of time, place and number, which notes leave out or put otherwise. */
const CHINESE_FAINT_TAG = /^(?:t|f|m|z|s)/
/** '哪几', '几道', '多大': that something is asked, not what. */
const CHINESE_ASKING = /^[哪几]|[哪几嘛么]$|^多[大小长久高少远深重快]$/
/** 'how long', 'how many': the word after 'how' says what is measured by, not what. */
const MEASURE_QUESTION = /\bhow\s+(?:long|many|much|far|big|large|old|high|deep|fast|often|tall|wide|heavy)\b/gi
const MISTYPED_LENGTHS = { fewest: 3, most: 6 }

const canonicalStems = canonical(SAME_STEMS)
const canonicalWords = canonical(CHINESE_SAME_WORDS)

function canonical(lines: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => line.map((word) => [word, line[0] ?? word] as const)))
}

const canonicalStem = (word: string): string => canonicalStems.get(stem(word)) ?? stem(word)

/** Every term of `text`, as often as it stands there: stems of English words, and Chinese characters by one and two. */
export function textTerms(text: string): string[] {
  const terms: string[] = []
  for (const [word] of text.toLowerCase().matchAll(LATIN_WORD))
    if (!STOP_WORDS.has(word)) terms.push(canonicalStem(word))
  for (const [run] of simplifiedShadow(text).matchAll(HAN_RUN)) terms.push(...run, ...pairsOf(sameChinese(run)))
  return terms
}

/** What `question` asks about, each term once. Empty where it only greets, thanks or points back. */
export function questionTerms(question: string): SearchTerm[] {
  const found = [...englishTerms(question.replace(MEASURE_QUESTION, 'how'))]
  for (const [run] of simplifiedShadow(question).matchAll(HAN_RUN)) found.push(...chineseTerms(run))
  const terms = new Map<string, SearchTerm>()
  for (const term of found) {
    if (term.weight > (terms.get(term.text)?.weight ?? 0)) terms.set(term.text, term)
  }
  return [...terms.values()]
}

function* englishTerms(question: string): Generator<SearchTerm> {
  if (!/\p{Script=Latin}/u.test(question)) {
    for (const [word] of question.matchAll(LATIN_WORD)) yield { text: word, weight: 1, isNoun: true }
    return
  }
  let asksWhich = false
  const words = tagWords(question)
  for (const [at, { word: tagged, tag }] of words.entries()) {
    const isClass = asksWhich && tag === 'NOUN' && words[at + 1]?.tag !== 'NOUN'
    asksWhich = /^(?:what|which)$/i.test(tagged) || (asksWhich && /^(?:ADJ|NOUN)$/.test(tag))
    for (const [word] of tagged.toLowerCase().matchAll(LATIN_WORD)) {
      if (STOP_WORDS.has(word) || isAsking(word)) continue
      const weight = isClass || FAINT_STEMS.has(stem(word)) ? FAINT_WEIGHT : 1
      yield { text: canonicalStem(word), weight, isNoun: !isClass && NAMES_A_THING.test(tag) }
    }
  }
}

const NAMES_A_THING = /^(?:NOUN|PROPN|NUM|SYM|X)$/

/** A text's terms joined by spaces: the key by which a term of the notes and the one asked for are compared. */
export const termKey = (text: string): string => textTerms(text).join(' ')

/** Whether `word` is a word of asking, or one mistyped ('waht', 'explian'). */
function isAsking(word: string): boolean {
  if (ASKING_WORDS.has(word)) return true
  if (word.length < MISTYPED_LENGTHS.fewest || word.length > MISTYPED_LENGTHS.most) return false
  return MISTYPED.some((asking) => asking.length === word.length && isTransposed(asking, word))
}

const MISTYPED = [...ASKING_WORDS].filter((word) => word.length >= 4)
const isTransposed = (left: string, right: string): boolean =>
  editDistance(left, right, 1) === 1 && [...left].sort().join('') === [...right].sort().join('')

function chineseTerms(run: string): SearchTerm[] {
  const words = splitWords(run)
  const classes = new Set(words.flatMap((word, index) => (isClass(words, index) ? [word.word] : [])))
  return joinSingles(words.flatMap(withoutGuesses).filter(isContent)).flatMap(({ word, tag, isJoined }) => {
    const pairs = word.length === 1 ? [word] : pairsOf(canonicalWords.get(word) ?? word)
    const isFaint = classes.has(word) || CHINESE_FAINT_WORDS.has(word) || CHINESE_FAINT_TAG.test(tag)
    const weight = (isFaint ? FAINT_WEIGHT : 1) / Math.sqrt(pairs.length)
    const isNoun = CHINESE_NOUN_TAG.test(tag) && word.length > 1 && !isJoined && !classes.has(word)
    return pairs.map((text) => ({ text, weight: word.length === 1 ? weight / 2 : weight, isNoun, of: pairs }))
  })
}

/** Whether a noun, the last of several, says of what kind the answer is: '哪个部门', '什么尺度'. Notes that answer need not have it. */
function isClass(words: readonly Word[], index: number): boolean {
  const isNoun = (at: number): boolean => /^n/.test(words[at]?.tag ?? '')
  if (!isNoun(index) || isNoun(index + 1)) return false
  const before = words.slice(0, index).findLast(({ tag }) => !/^[mqn]/.test(tag))
  return before !== undefined && /^(?:什么|甚么|何种?|哪.*)$/.test(before.word)
}

/** What the splitter only guessed to be a word falls apart where it holds a word of grammar ('光有', '干过'). */
function withoutGuesses({ word, tag, at }: Word): Word[] {
  const plain = tag === 'l' ? word.replace(ASKING_PART, '') : word
  if (tag !== 'x' || !GRAMMAR_CHARACTER.test(word)) return plain ? [{ word: plain, tag, at }] : []
  return [...word].map((character, index) => ({ word: character, tag: 'v', at: at + index }))
}

const GRAMMAR_CHARACTER = /[有是过不没来人去到在的得着了吗会能要给把被全]/
const ASKING_PART = /怎么|什么|多[长大小久高少远]|哪[里儿去来]?|比较/g

const isContent = ({ word, tag }: Word): boolean =>
  !CHINESE_ASKING_WORDS.has(word) && !CHINESE_ASKING.test(word) && CONTENT_TAG.test(tag)

/** A name the splitter does not know falls to single characters: those side by side are put together again. */
function joinSingles(words: readonly Word[]): { word: string; tag: string; isJoined: boolean }[] {
  const joined: { word: string; tag: string; end: number; isSingle: boolean; isJoined: boolean }[] = []
  for (const { word, tag, at } of words) {
    const left = joined.at(-1)
    const isSingle = word.length === 1
    if (left?.isSingle && isSingle && left.end === at && isNameLike(left.tag) && isNameLike(tag)) {
      left.word += word
      left.end += 1
      left.isJoined = true
    } else joined.push({ word, tag, end: at + word.length, isSingle, isJoined: false })
  }
  return joined
}

const isNameLike = (tag: string): boolean => /^(?:n|x|g|j)/.test(tag)

const sameChinese = (run: string): string => {
  let text = run
  for (const [word, same] of canonicalWords) if (word !== same) text = text.replaceAll(word, same)
  return text
}

function pairsOf(run: string): string[] {
  const pairs: string[] = []
  for (let at = 0; at < run.length - 1; at++) pairs.push(run.slice(at, at + 2))
  return pairs
}
