export type Language = 'en' | 'zh'

const HAN = /\p{Script=Han}/gu
const MARGIN = /\s/g
/** Chinese is dense: a text with this share of Chinese characters is read as Chinese, English terms and all. */
const CHINESE_SHARE = 0.25

export const countHan = (text: string): number => text.match(HAN)?.length ?? 0

/** The language `text` is read as. Anything that is not mostly Chinese is read as English. */
export function languageOf(text: string): Language {
  return countHan(text) > CHINESE_SHARE * text.replace(MARGIN, '').length ? 'zh' : 'en'
}

export const isHan = (character: string): boolean => /^\p{Script=Han}/u.test(character)

/** The length of `text` in the language's own measure: words, or Chinese characters. */
export function measure(text: string, language: Language): number {
  return language === 'zh' ? countHan(text) : text.split(/\s+/).filter(Boolean).length
}
