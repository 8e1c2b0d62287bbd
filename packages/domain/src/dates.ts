import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'

/** English dates are British ones: the day comes first. */
const DATE_TAGS = { ...LANGUAGE_TAGS, en: 'en-GB' } as const

/** Dates as the texts write them: '20 December 2026', '2026年12月20日'. */
export function formatDate(date: Date, language: Language, timeZone?: string): string {
  return date.toLocaleDateString(DATE_TAGS[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

/** A day of a plot, without its year: '22 Nov', '11月22日'. */
export const formatShortDay = (date: Date, language: Language): string =>
  date.toLocaleDateString(DATE_TAGS[language], { day: 'numeric', month: 'short' })

/** A date with its time of day: '20 December 2026, 14:05', '2026年12月20日 14:05'. */
export function formatMoment(moment: Date, language: Language, timeZone?: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const time = moment.toLocaleTimeString(DATE_TAGS[language], options)
  return `${formatDate(moment, language, timeZone)}${language === 'en' ? ',' : ''} ${time}`
}

const HOUR_MS = 3_600_000
const JUST_NOW: Record<Language, string> = { en: 'Just now', 'zh-hant': '剛剛', 'zh-hans': '刚刚' }
const YESTERDAY: Record<Language, string> = { en: 'Yesterday', 'zh-hant': '昨天', 'zh-hans': '昨天' }

/** When something happened, seen from `now`: 'Just now', hours, 'Yesterday' under 48 hours, then a date. */
export function formatRelativeTime(then: Date, now: Date, language: Language): string {
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR_MS)
  if (hours < 1) return JUST_NOW[language]
  if (hours < 24) return spaceFigures(new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language]).format(-hours, 'hour'))
  return hours < 48 ? YESTERDAY[language] : formatDate(then, language)
}

const MINUTE_MS = 60_000

/** When something will happen, seen from `now`: 'in 10 minutes', 'in 5 hours', 'tomorrow', 'in 3 days', by days of the calendar. */
export function formatUntil(then: Date, now: Date, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' })
  const aheadMs = Math.max(0, then.getTime() - now.getTime())
  if (aheadMs < HOUR_MS) return spaceFigures(relative.format(Math.max(1, Math.round(aheadMs / MINUTE_MS)), 'minute'))
  const days = calendarDay(then) - calendarDay(now)
  return spaceFigures(
    days === 0 ? relative.format(Math.round(aheadMs / HOUR_MS), 'hour') : relative.format(days, 'day'),
  )
}

/** '10 分钟', '3 天后': a space between a figure and its Chinese unit, where `Intl` sets none in 简体中文. */
export const spaceFigures = (text: string): string => text.replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ')

/** Counts the days of the calendar of this machine's time zone. */
const calendarDay = (moment: Date): number =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / (24 * HOUR_MS))

/** '42 seconds', '1 minute 5 seconds', '1 分鐘 5 秒': time since processing began, in whole seconds. */
export function describeElapsed(seconds: number, language: Language): string {
  if (seconds < 60) return countOf(seconds, 'second', language)
  return `${countOf(Math.floor(seconds / 60), 'minute', language)} ${countOf(seconds % 60, 'second', language)}`
}

const CHINESE_UNITS = {
  'zh-hant': { minute: '分鐘', second: '秒' },
  'zh-hans': { minute: '分钟', second: '秒' },
} as const

function countOf(count: number, unit: 'minute' | 'second', language: Language): string {
  if (language === 'en') return `${count} ${unit}${count === 1 ? '' : 's'}`
  return `${count} ${CHINESE_UNITS[language][unit]}`
}
