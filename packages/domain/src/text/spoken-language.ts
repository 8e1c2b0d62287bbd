/** In which language something that is written can be spoken about (requirements/speaking.md#materials-of-speaking). */
import type { SpeakingLanguage } from '../speaking.ts'
import { chineseScript } from './language.ts'

const LOOKED_AT_CHARACTERS = 20_000

/** Languages by what they are written in; what shares its letters with others is told apart by its student alone. */
const WRITINGS: readonly { letters: RegExp; languages: readonly SpeakingLanguage[] }[] = [
  { letters: /\p{Script=Hangul}/gu, languages: ['ko-KR'] },
  { letters: /\p{Script=Cyrillic}/gu, languages: ['ru-RU'] },
  { letters: /\p{Script=Arabic}/gu, languages: ['ar-SA'] },
  { letters: /\p{Script=Devanagari}/gu, languages: ['hi-IN'] },
  { letters: /\p{Script=Thai}/gu, languages: ['th-TH'] },
]
const LATIN: readonly SpeakingLanguage[] = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'pt-BR', 'vi-VN']
const HAN = /\p{Script=Han}/gu
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu
const LATIN_LETTER = /\p{Script=Latin}/gu
/** What one Chinese character says takes a Latin word about so many letters. */
const LETTERS_A_CHARACTER = 3
/** Japanese writes more kana than that among its Chinese characters; Chinese hardly any. */
const LEAST_KANA = 0.2

/** The languages that a text can be spoken about in, the likeliest first; none where it holds no letters. */
export function spokenLanguagesOf(text: string): readonly SpeakingLanguage[] {
  const looked = text.slice(0, LOOKED_AT_CHARACTERS)
  const count = (letters: RegExp) => looked.match(letters)?.length ?? 0
  const [han, kana] = [count(HAN), count(KANA)]
  const isJapanese = kana > (han + kana) * LEAST_KANA
  const found = [
    { weight: (han + kana) * LETTERS_A_CHARACTER, languages: isJapanese ? (['ja-JP'] as const) : chineseOf(looked) },
    { weight: count(LATIN_LETTER), languages: LATIN },
    ...WRITINGS.map(({ letters, languages }) => ({ weight: count(letters), languages })),
  ]
  const [best] = found.toSorted((one, other) => other.weight - one.weight)
  return best && best.weight > 0 ? best.languages : []
}

const chineseOf = (text: string): readonly SpeakingLanguage[] =>
  chineseScript(text) === 'zh-Hans' ? ['zh-CN', 'zh-TW', 'zh-HK'] : ['zh-HK', 'zh-TW', 'zh-CN']
