import { writtenLanguage } from '@lectern/domain/language'

/** What a text is written in, as its page and its file should say; undefined where it is not Chinese. */
export function languageOf(text: string): 'zh-Hans' | 'zh-Hant' | undefined {
  const language = writtenLanguage(text)
  return language === 'en' ? undefined : language
}
