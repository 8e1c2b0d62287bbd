import {
  describeElapsed,
  formatDate,
  formatMoment,
  formatRelativeTime,
  formatShortDay,
  formatUntil,
} from '@lectern/domain/dates'
import { currentLanguage } from './language.ts'

/** Times as the screens say them, in their language as it is now. Another language draws the whole page anew. */

/** '20 December 2026'. */
export const dateText = (date: Date): string => formatDate(date, currentLanguage())

/** '20 December 2026, 14:05'. */
export const momentText = (moment: Date): string => formatMoment(moment, currentLanguage())

/** 'Just now', '3 hours ago', 'Yesterday', then a date. */
export const relativeText = (then: Date): string => formatRelativeTime(then, new Date(), currentLanguage())

/** '1 minute 5 seconds'. */
export const elapsedText = (seconds: number): string => describeElapsed(seconds, currentLanguage())

/** 'in 10 minutes', 'tomorrow', 'in 3 days'. */
export const untilText = (then: Date): string => formatUntil(then, new Date(), currentLanguage())

/** '22 Nov': a day of a plot. `date` is an ISO date: 2026-11-22. */
export const shortDayText = (date: string): string => shortDayOfText(new Date(`${date}T12:00:00`))

/** The short day of a moment, by the clock of the device. */
export const shortDayOfText = (moment: Date): string => formatShortDay(moment, currentLanguage())
