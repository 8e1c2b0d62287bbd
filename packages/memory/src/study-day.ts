/**
 * The student's days. One begins at 4 in the morning where the student is, so that what is learned past midnight still
 * belongs to the evening. Days are numbered from 1970-01-01 on; ts-fsrs counts UTC days and is given these instead.
 */
const DAY_BEGINS_AT_HOUR = 4
export const DAY_MS = 86_400_000
export const FIRST_ZONE = 'UTC'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()
/** How far each zone's clock was ahead of UTC in the minute that was asked for last: clocks are changed between two minutes. */
const offsets = new Map<string, { minute: number; offsetMs: number }>()
/** Beginnings of days that were asked for: a queue asks for the same few, and each costs three looks at the zone's clock. */
const starts = new Map<string, number>()
const MOST_STARTS_KEPT = 2000

/** The number of the day that `moment` belongs to in `timeZone`. */
export const studyDayOf = (moment: Date, timeZone: string): number =>
  Math.floor((wallClockMs(moment, timeZone) - DAY_BEGINS_AT_HOUR * HOUR_MS) / DAY_MS)

/** The moment at which a day begins in `timeZone`. */
export function startOfStudyDay(day: number, timeZone: string): Date {
  const key = `${day} ${timeZone}`
  const start = starts.get(key) ?? findStart(day, timeZone)
  if (starts.size >= MOST_STARTS_KEPT) starts.clear()
  starts.set(key, start)
  return new Date(start)
}

function findStart(day: number, timeZone: string): number {
  const wanted = day * DAY_MS + DAY_BEGINS_AT_HOUR * HOUR_MS
  let start = wanted
  // The first guess is off by the zone's offset, the second by a change of clocks at most.
  for (let guess = 0; guess < 3; guess += 1) start += wanted - wallClockMs(new Date(start), timeZone)
  return start
}

/** The date of a day, such as 2026-11-22. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

export const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

/** Whether this machine knows the zone, such as `Asia/Hong_Kong`. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** The date, numbered from 1970-01-01 on, and the hour that a clock on the wall says in `timeZone`. */
export function wallClockOf(moment: Date, timeZone: string): { date: number; hour: number } {
  const ms = wallClockMs(moment, timeZone)
  return { date: Math.floor(ms / DAY_MS), hour: Math.floor((ms % DAY_MS) / HOUR_MS) }
}

/** What a clock on the wall says in `timeZone`, as if it said it in UTC. */
function wallClockMs(moment: Date, timeZone: string): number {
  const minute = Math.floor(moment.getTime() / MINUTE_MS)
  const known = offsets.get(timeZone)
  const offsetMs = known?.minute === minute ? known.offsetMs : readOffset(minute * MINUTE_MS, timeZone)
  if (known?.minute !== minute) offsets.set(timeZone, { minute, offsetMs })
  return moment.getTime() + offsetMs
}

/** Asked of the zone's clock, which costs fifty times as much as to know. */
function readOffset(atMs: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(new Date(atMs))) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - atMs
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric' as const
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  formats.set(timeZone, format)
  return format
}
