import { languageName, SPEAKING_LANGUAGE_CODES, type SpeakingLanguage, wrongLanguage } from '@lectern/domain/speaking'
import { Problem } from '../../../problem.ts'

const FEWEST_TELLING_WORDS = 3

/** @throws Problem `content_rejected` where the recogniser, or the writing itself, says that it is another language */
export function refuseOtherLanguage(text: string, told: string | null, languages: readonly SpeakingLanguage[]): void {
  const [expected] = languages
  if (!expected) return
  const known = new Set(languages.map(baseOf))
  const heard = writtenIn(text, known) ?? codeOf(told)
  if (heard && !known.has(heard)) throw new Problem('content_rejected', wrongLanguage(expected, heard))
}

const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? ''

/** Han characters are no English, and Latin letters no Chinese; null where the writing says nothing of the language. */
function writtenIn(text: string, known: ReadonlySet<string>): string | null {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latinWords = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (han > latinWords && !known.has('zh') && !known.has('ja')) return 'zh'
  const isOnlyChinese = known.size === 1 && known.has('zh')
  return isOnlyChinese && han === 0 && latinWords >= FEWEST_TELLING_WORDS ? 'en' : null
}

/** Services tell a language by its code or by its English name. */
const NAMED = new Map([
  ...SPEAKING_LANGUAGE_CODES.map((code) => [languageName(code).toLowerCase(), baseOf(code)] as const),
  ['cantonese', 'zh'],
  ['mandarin', 'zh'],
  ['yue', 'zh'],
])
const codeOf = (told: string | null): string | null => {
  if (!told) return null
  return NAMED.get(told.toLowerCase()) ?? (/^[a-z]{2}(?:[-_]|$)/i.test(told) ? baseOf(told) : null)
}
