import type { ListeningLanguage } from '@lectern/domain/listening'

/** How each language is written; what is left out is written in Latin letters. */
const SCRIPTS: Partial<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  th: /\p{Script=Thai}/gu,
}
const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu
/** English terms stand in many a talk: less than this share in the script of the languages is another language. */
const LEAST_SHARE = 0.2

/** Whether `text` can be in one of the languages, by its letters; of no language anything can be. */
export function couldBeIn(text: string, languages: readonly ListeningLanguage[]): boolean {
  const letters = countOf(text, LETTER)
  if (languages.length === 0 || letters === 0) return true
  const scripts = new Set(languages.map((code) => SCRIPTS[code.slice(0, 2)] ?? LATIN))
  return [...scripts].some((script) => countOf(text, script) >= letters * LEAST_SHARE)
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
