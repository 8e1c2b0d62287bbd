import { type Message, message } from '@lectern/texts/message'

/** The first that matches is it: most browsers claim to be others as well, and name themselves beside. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** What a `User-Agent` says, shortened for people: 'Firefox on Linux', 'Unknown browser'; a name alone is one. */
export function browserName(userAgent: string): Message | string {
  const browser = firstMatch(BROWSERS, userAgent)
  const system = firstMatch(SYSTEMS, userAgent)
  if (!browser) return system ? message('profile.unknownBrowserOn', { system }) : message('profile.unknownBrowser')
  return system ? message('profile.browserOn', { browser, system }) : browser
}

const firstMatch = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]
