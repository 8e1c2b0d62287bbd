import { LANGUAGE_TAGS } from '@lectern/texts/languages'
import { currentLanguage } from './language.ts'

/** A part of 1 as the screens say it: '90%'. */
export const percentText = (part: number): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[currentLanguage()], { style: 'percent' }).format(part)
