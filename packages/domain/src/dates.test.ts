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
])('%f hours ago is %s', (hours, text) => expect(formatRelativeTime(ago(hours), now, 'en')).toBe(text))

test('from 48 hours on it is a date', () => {
  expect(formatRelativeTime(ago(48), now, 'en')).toBe('18 December 2026')
  expect(formatDate(now, 'en', 'UTC')).toBe('20 December 2026')
  expect(formatMoment(now, 'en', 'Asia/Hong_Kong')).toBe('20 December 2026, 20:00')
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute 0 seconds'],
  [125, '2 minutes 5 seconds'],
])('%i seconds are shown as %s', (seconds, shown) => expect(describeElapsed(seconds, 'en')).toBe(shown))

test.each([
  ['zh-hant', '2026年12月20日 20:00', '剛剛', '3 小時前', '昨天', '1 分鐘 5 秒'],
  ['zh-hans', '2026年12月20日 20:00', '刚刚', '3 小时前', '昨天', '1 分钟 5 秒'],
] as const)('times are said in %s', (language, moment, justNow, hours, yesterday, elapsed) => {
  expect(formatMoment(now, language, 'Asia/Hong_Kong')).toBe(moment)
  expect([0, 3, 30].map((count) => formatRelativeTime(ago(count), now, language))).toEqual([justNow, hours, yesterday])
  expect(formatRelativeTime(ago(48), now, language)).toBe('2026年12月18日')
  expect(describeElapsed(65, language)).toBe(elapsed)
})
