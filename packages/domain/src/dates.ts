/** Dates as the texts write them: '20 December 2026'. */
export function formatDate(date: Date, timeZone?: string): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

const HOUR_MS = 3_600_000

/** When something happened, seen from `now`: 'Just now', hours, 'Yesterday' under 48 hours, then a date (1§9). */
export function formatRelativeTime(then: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR_MS)
  if (hours < 1) return 'Just now'
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return hours < 48 ? 'Yesterday' : formatDate(then)
}
