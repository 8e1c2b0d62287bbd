import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'

/** '2', '1 and 3', '1, 2 and 4': English as the British list things. */
export const nameParts = (parts: readonly number[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language]).format(parts.map(String))
