import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DAY_MS,
  dateOfDay,
  dayOfDate,
  isTimeZone,
  startOfStudyDay,
  studyDayOf,
  wallClockOf,
  weekdayOf,
} from './study-day.ts'

const ZONES = [
  'UTC',
  'Asia/Hong_Kong',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]

const dayAt = (moment: string, timeZone: string) => dateOfDay(studyDayOf(new Date(moment), timeZone))

describe("A student's day", () => {
  test.each([
    ['2026-11-22T03:59:59.999Z', 'UTC', '2026-11-21'],
    ['2026-11-22T04:00:00Z', 'UTC', '2026-11-22'],
    // 23:00 in Hong Kong, and 07:30 of the morning after: two days there, one in UTC.
    ['2026-11-22T15:00:00Z', 'Asia/Hong_Kong', '2026-11-22'],
    ['2026-11-22T23:30:00Z', 'Asia/Hong_Kong', '2026-11-23'],
    // Half past one at night still belongs to the evening.
    ['2026-11-22T17:30:00Z', 'Asia/Hong_Kong', '2026-11-22'],
    // London's clocks go forward at 01:00 on 29 March 2026, and back at 02:00 on 25 October.
    ['2026-03-29T02:59:00Z', 'Europe/London', '2026-03-28'],
    ['2026-03-29T03:00:00Z', 'Europe/London', '2026-03-29'],
    ['2026-10-25T03:59:00Z', 'Europe/London', '2026-10-24'],
    ['2026-10-25T04:00:00Z', 'Europe/London', '2026-10-25'],
    // New York's on 8 March and 1 November.
    ['2026-03-08T07:59:00Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T08:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-11-01T08:59:00Z', 'America/New_York', '2026-10-31'],
    ['2026-11-01T09:00:00Z', 'America/New_York', '2026-11-01'],
  ])('at %s in %s is %s', (moment, timeZone, date) => {
    expect(dayAt(moment, timeZone)).toBe(date)
  })

  test('is told apart where one of two moments next to each other comes after a change of clocks, whichever is asked for first', () => {
    // London's clocks go forward at 01:00 UTC: between these two moments an hour and a millisecond pass on the wall.
    const [before, after] = [new Date('2026-03-29T00:59:59.999Z'), new Date('2026-03-29T01:00:00Z')]
    for (const moments of [
      [before, after, before],
      [after, before, after],
    ])
      expect(moments.map((moment) => wallClockOf(moment, 'Europe/London').hour)).toEqual(
        moments.map((moment) => (moment === before ? 0 : 2)),
      )
    expect(wallClockOf(after, 'UTC').hour).toBe(1)
  })

  test('begins at the very moment that it is said to begin, in every zone and across changes of clocks', () => {
    const anyDay = fc.integer({ min: dayOfDate('2020-01-01'), max: dayOfDate('2040-12-31') })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyDay, (timeZone, day) => {
        const start = startOfStudyDay(day, timeZone)
        expect(studyDayOf(start, timeZone)).toBe(day)
        expect(studyDayOf(new Date(start.getTime() - 1), timeZone)).toBe(day - 1)
      }),
      { numRuns: 2000 },
    )
  })

  test('has a date and a day of the week', () => {
    expect(dayOfDate('1970-01-02')).toBe(1)
    expect(weekdayOf(dayOfDate('2026-11-23'))).toBe(0)
    expect(weekdayOf(dayOfDate('2026-11-22'))).toBe(6)
    expect(weekdayOf(-1)).toBe(2)
    expect(startOfStudyDay(0, 'UTC').getTime()).toBe(DAY_MS / 6)
  })
})

test('A time zone is known or not', () => {
  expect(ZONES.every(isTimeZone)).toBe(true)
  expect(['', 'Mars/Olympus', 'Asia/Hong Kong'].some(isTimeZone)).toBe(false)
})
