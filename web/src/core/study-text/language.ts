import { chineseScript, writtenLanguage } from '@lectern/domain/text/language'
import { countWords } from '@lectern/domain/words'
import { type LatinLanguage, latinLanguage } from './latin-language.ts'

/** What a text is written in, as its page and its file should say; undefined where it is not Chinese. */
export function languageOf(text: string): 'zh-Hans' | 'zh-Hant' | undefined {
  const language = writtenLanguage(text)
  return language === 'en' ? undefined : language
}

/**
 * The script of a card or a question, so that it is drawn and read aloud with its own forms; undefined where nothing in it
 * tells. Chinese may hold words of Latin; English is in the letters of ASCII alone, save a Greek letter that stands for
 * a quantity, and Spanish or German may be as well.
 */
export function scriptOf(text: string): 'zh-Hans' | 'zh-Hant' | LatinLanguage | undefined {
  const words = text.replace(FORMULA, ' ')
  const chinese = words.match(HAN)?.length ?? 0
  if (chinese > 0) return chinese > countWords(words) / 2 ? (chineseScript(words) ?? undefined) : undefined
  return LATIN_WORD.test(words) && !FOREIGN.test(words) ? (latinLanguage(words) ?? undefined) : undefined
}

const FORMULA = /\$[^$]*\$/g
const LATIN_WORD = /[a-z]{3}/i
const FOREIGN = /\p{Script=Greek}{2}|[\p{L}--[\p{ASCII}\p{Script=Greek}]]/v

/** Whether a text holds Chinese characters, which are never slanted. */
export const hasChinese = (text: string): boolean => text.search(HAN) >= 0

const HAN = /\p{Script=Han}/gu

/** What emphasised words are in: Chinese as soon as one character is, so that it is not slanted. */
export const emphasisLanguage = (text: string): string | undefined =>
  hasChinese(text) ? (chineseScript(text) ?? 'zh') : scriptOf(text)
