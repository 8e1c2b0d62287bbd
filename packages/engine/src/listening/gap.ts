import { tagWords } from '../en/tagger.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'

/** A word of a sentence that can be left out and asked for. */
export interface Gap {
  word: string
  /** Where it stands in its sentence. */
  at: number
  /** Words of one kind can stand for each other. */
  kind: string
  /** How well it shows that the sentence was understood. */
  worth: number
}

/** Whose words are looked at: English and Chinese by their parts of speech, any other language by the length of its words. */
export type SpokenLanguage = 'en' | 'zh' | 'other'

const ENGLISH_WORTH: Readonly<Record<string, number>> = { PROPN: 4, NOUN: 4, NUM: 3.5, ADJ: 3, VERB: 2.5, ADV: 1.5 }
/** The first letter of a tag of the Chinese word splitter. */
const CHINESE_WORTH: Readonly<Record<string, number>> = { n: 4, m: 3, a: 3, v: 2.5, t: 3.5 }
const SHORTEST_WORD = { en: 4, zh: 2, other: 5 } as const
const LONGEST_WORTH = 10
/** No question is about the words that speech is full of. */
const FILLERS =
  /^(?:thing|things|kind|sort|okay|well|really|just|have|been|being|does|going|want|know|think|like|said|says|very|more|much|many|some|right)$/i

/** The words of `sentence` that can be asked for, each of which stands there once and not at its beginning. */
export function findGaps(sentence: string, language: SpokenLanguage): Gap[] {
  const words =
    language === 'en' ? englishWords(sentence) : language === 'zh' ? chineseWords(sentence) : longWords(sentence)
  return words.filter(
    ({ word, at, worth }) =>
      at > 0 && worth > 0 && [...word].length >= SHORTEST_WORD[language] && countOf(word, sentence) === 1,
  )
}

const countOf = (word: string, sentence: string): number => sentence.toLowerCase().split(word.toLowerCase()).length - 1

function englishWords(sentence: string): Gap[] {
  let at = 0
  return tagWords(sentence).map(({ word, lemma, tag, space }) => {
    at += space.length + word.length
    const isPlural = tag === 'NOUN' && lemma !== word.toLowerCase()
    const isAskable = /^\p{L}[\p{L}-]*$/u.test(word) && !FILLERS.test(word)
    const form = tag === 'VERB' ? (/(?:ed|ing|s)$/.exec(word)?.[0] ?? '') : isPlural ? 'plural' : ''
    const worth = isAskable ? (ENGLISH_WORTH[tag] ?? 0) + lengthWorth(word) : 0
    return { word, at: at - word.length, kind: `${tag} ${form}`, worth }
  })
}

function chineseWords(sentence: string): Gap[] {
  return splitWords(simplifiedShadow(sentence)).map(({ word, tag, at }) => ({
    word: sentence.slice(at, at + word.length),
    at,
    kind: `${tag.charAt(0)} ${word.length}`,
    worth: /^\p{Script=Han}+$/u.test(word) ? (CHINESE_WORTH[tag.charAt(0)] ?? 0) : 0,
  }))
}

function longWords(sentence: string): Gap[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(sentence)]
    .filter(({ isWordLike, segment }) => isWordLike && /^[\p{L}\p{M}]+$/u.test(segment))
    .map(({ segment, index }) => ({ word: segment, at: index, kind: 'word', worth: 1 + lengthWorth(segment) }))
}

const lengthWorth = (word: string): number => Math.min(LONGEST_WORTH, word.length) / LONGEST_WORTH
