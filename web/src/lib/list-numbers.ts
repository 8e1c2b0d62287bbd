import type { Language } from '@lectern/texts/languages'

/** '2', '1 and 3', '1, 2 and 4–6', as it is written in Britain; '1、2、4–6', as Chinese lists numbers. */
export const listNumbers = (numbers: readonly (number | string)[], language: Language): string =>
  language === 'en' ? ENGLISH_LIST.format(numbers.map(String)) : numbers.join('、')

const ENGLISH_LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })
