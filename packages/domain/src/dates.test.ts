import { expect, test } from 'vitest'
import { describeElapsed, formatDate, formatMoment, formatRelativeTime } from './dates.ts'

const now = new Date('2026-12-20T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  [-1, 'Just now'],
  [0.99, 'Just now'],
  [1, '1 hour ago'],
  [23.9, '23 hours ago'],
  [24, 'Yesterday'],
  [47.9, 'Yesterday'],
])('%f hours ago is %s', (hours, text) => expect(formatRelativeTime(ago(hours), now)).toBe(text))

test('from 48 hours on it is a date', () => {
  expect(formatRelativeTime(ago(48), now)).toBe('18 December 2026')
  expect(formatDate(now, 'UTC')).toBe('20 December 2026')
  expect(formatMoment(now, 'Asia/Hong_Kong')).toBe('20 December 2026, 20:00')
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute 0 seconds'],
  [125, '2 minutes 5 seconds'],
])('%i seconds are shown as %s', (seconds, shown) => expect(describeElapsed(seconds)).toBe(shown))
