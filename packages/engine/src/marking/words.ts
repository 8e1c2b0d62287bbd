import { stem } from '../answer/stem.ts'
import { STOP_WORDS } from '../en/data/words.ts'
import { countHan } from '../parse/script.ts'
import { splitWords } from '../zh/words.ts'
import { CHINESE_LIGHT, LIGHT } from './data/light-words.ts'

/** A word of an answer that carries meaning. */
export type AnswerWord = {
  readonly text: string
  /** What its forms share; of a Chinese word the word itself. */
  readonly stem: string
  readonly weight: number
}

const LIGHT_WEIGHT = 0.35
const ASKED_WEIGHT = 0.15
const CHINESE_FUNCTION_TAG = /^(?:u|p|c|r|y|e|o|d|x|w|h|k|zg)/

/** The words of `text`, which is in normal form. What stands in the question weighs little. */
export function answerWords(text: string, question: string): AnswerWord[] {
  const asked = new Set(rawWords(question).map(({ stem: key }) => key))
  return rawWords(text).map((word) => (asked.has(word.stem) ? { ...word, weight: word.weight * ASKED_WEIGHT } : word))
}

function rawWords(text: string): AnswerWord[] {
  const seen = new Set<string>()
  return [...englishWords(text.replace(/\p{Script=Han}+/gu, ' ')), ...chineseWords(text)].filter(
    ({ stem: key }) => !seen.has(key) && seen.add(key) !== undefined,
  )
}

const englishWords = (text: string): AnswerWord[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu) ?? [])
    .filter((word) => /\d/.test(word) || (!STOP_WORDS.has(word) && (word.length > 2 || text.length <= 3)))
    .map((word) => ({
      text: word,
      stem: stem(word),
      weight: LIGHT.has(word) || LIGHT.has(stem(word)) ? LIGHT_WEIGHT : 1,
    }))

function chineseWords(text: string): AnswerWord[] {
  if (countHan(text) === 0) return []
  return (text.match(/[\p{Script=Han}\d]+/gu) ?? [])
    .flatMap((run) => splitWords(run))
    .filter(({ word, tag }) => /\p{Script=Han}/u.test(word) && !CHINESE_FUNCTION_TAG.test(tag))
    .map(({ word }) => ({ text: word, stem: word, weight: CHINESE_LIGHT.test(word) ? LIGHT_WEIGHT : word.length / 2 }))
}
