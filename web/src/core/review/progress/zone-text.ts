import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'

/** A time zone by the name that people call it: 'Hong Kong Standard Time' for Asia/Hong_Kong; as it is where it has none. */
export function zoneText(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
