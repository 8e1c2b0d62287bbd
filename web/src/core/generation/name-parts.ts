import type { Language } from '@lectern/texts/languages'

/** '2', '1 and 3', '1, 2 and 4', as the British list things; '1、2、4' in Chinese. */
export const nameParts = (parts: readonly number[], language: Language): string =>
  language === 'en' ? new Intl.ListFormat('en-GB').format(parts.map(String)) : parts.join('、')
