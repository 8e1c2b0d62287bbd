import { chineseScript, writtenLanguage } from '@lectern/domain/language'
import { isMostlyChinese } from '@lectern/domain/words'

/** What a text is written in, as its page and its file should say; undefined where it is not Chinese. */
export function languageOf(text: string): 'zh-Hans' | 'zh-Hant' | undefined {
  const language = writtenLanguage(text)
  return language === 'en' ? undefined : language
}

/** The script of a card or a question, so that it is drawn and read aloud with its own forms; undefined where nothing in it tells. */
export function scriptOf(text: string): 'zh-Hans' | 'zh-Hant' | 'en' | undefined {
  if (isMostlyChinese(text)) return chineseScript(text) ?? undefined
  return LATIN_WORD.test(text) ? 'en' : undefined
}

const LATIN_WORD = /\p{Script=Latin}{3}/u

/** Whether a text holds Chinese characters, which are never slanted. */
export const hasChinese = (text: string): boolean => HAN.test(text)

const HAN = /\p{Script=Han}/u

/** What emphasised words are in: Chinese as soon as one character is, so that it is not slanted. */
export const emphasisLanguage = (text: string): string | undefined =>
  hasChinese(text) ? (chineseScript(text) ?? 'zh') : scriptOf(text)
