/** Dates as the texts write them: '20 December 2026'. */
export function formatDate(date: Date, timeZone?: string): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

/** A date with its time of day: '20 December 2026, 14:05'. */
export function formatMoment(moment: Date, timeZone?: string): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return `${formatDate(moment, timeZone)}, ${time}`
}

const HOUR_MS = 3_600_000

/** When something happened, seen from `now`: 'Just now', hours, 'Yesterday' under 48 hours, then a date (1§9). */
export function formatRelativeTime(then: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR_MS)
  if (hours < 1) return 'Just now'
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return hours < 48 ? 'Yesterday' : formatDate(then)
}

/** '42 seconds', '1 minute 5 seconds': time since processing began, in whole seconds. */
export function describeElapsed(seconds: number): string {
  if (seconds < 60) return countOf(seconds, 'second')
  return `${countOf(Math.floor(seconds / 60), 'minute')} ${countOf(seconds % 60, 'second')}`
}

const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
