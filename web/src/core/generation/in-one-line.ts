import { currentLanguage } from '../../lib/language.ts'

/** Sentences one after the other, as the language of the screens sets them; those that are not to be said are left out. */
export const inOneLine = (...sentences: (string | 0 | null | false)[]): string =>
  sentences.filter(Boolean).join(currentLanguage() === 'en' ? ' ' : '')
