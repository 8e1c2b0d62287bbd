/** The languages that the product speaks, as the profile and the wire name them. */
export const LANGUAGES = ['en', 'zh-hant', 'zh-hans'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's own name, as a choice of languages shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'zh-hant': '繁體中文',
  'zh-hans': '简体中文',
}

/** The tags of BCP 47: for `<html lang>`, `Accept-Language` and `Intl`. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', 'zh-hant': 'zh-Hant', 'zh-hans': 'zh-Hans' }

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/**
 * The first of the languages that somebody prefers, best first (tags such as `zh-HK` or `en-GB`), that the product
 * speaks; English where it speaks none of them. A region decides the script: Taiwan, Hong Kong and Macau write the
 * traditional one.
 */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languageOf(tag)
    if (language) return language
  }
  return 'en'
}

function languageOf(tag: string): Language | null {
  let locale: Intl.Locale
  try {
    locale = new Intl.Locale(tag).maximize()
  } catch {
    return null
  }
  if (locale.language === 'en') return 'en'
  if (!CHINESE.has(locale.language)) return null
  return locale.script === 'Hans' ? 'zh-hans' : 'zh-hant'
}

/** Chinese and Cantonese; who reads another Chinese language names one of these too. */
const CHINESE = new Set(['zh', 'yue'])

/** Puts names in the order of a language: Chinese by sound in simplified script, by strokes in traditional; 2 before 10. */
export const byName = (language: Language): ((one: { name: string }, other: { name: string }) => number) => {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language], { numeric: true })
  return (one, other) => compare(one.name, other.name)
}
