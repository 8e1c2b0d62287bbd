import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dateText } from '../../../lib/dates.ts'
import { say } from '../../../lib/language.ts'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const SETTINGS = 'GET /api/review/settings/'
const CHANGE = 'PATCH /api/review/settings/'
const KEPT: ReviewSettings = {
  ...{ time_zone: 'UTC', retention: 0.9, new_per_day: 20, reviews_per_day: 200, counts_studies: true },
  ...{ grade_buttons: 4, shows_intervals: true, brings_mistakes: true, holidays: [], adapts: true, fit: null },
  easy_days: Array.from({ length: 7 }, () => 'normal' as const),
}
const choiceOf = (retention: number, minutes_per_day: number) => ({ retention, minutes_per_day, remembered: retention })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server that keeps what is changed. */
function keepSettings(about: Partial<ReviewSettings> = {}) {
  beMei()
  let kept = { ...KEPT, ...about }
  return fakeServer({
    [SETTINGS]: () => kept,
    [CHANGE]: (change: Partial<ReviewSettings>) => {
      kept = { ...kept, ...change }
      return kept
    },
    'GET /api/review/workload/': { day_count: 90, choices: [choiceOf(0.8, 6.4), choiceOf(0.9, 11)] },
  })
}

test('each wish says its minutes a day and what is then known, and studies against the clock can be left out', async () => {
  const server = keepSettings()
  await openScreen(<SettingsPanel />)
  const wish = await screen.findByLabelText<HTMLSelectElement>('Remember')
  const shown = (value: string) => [...wish.options].find((option) => option.value === value)?.text
  await vi.waitFor(() => expect(shown('0.9')).toBe('90%: 11 min a day, 90% known'))
  expect([shown('0.8'), shown('0.97')]).toEqual(['80%: 6 min a day, 80% known', '97%'])
  expect([wish.value, screen.getByText(/over 90 days/) !== null]).toEqual(['0.9', true])

  fireEvent.change(wish, { target: { value: '0.8' } })
  const counts = screen.getByRole<HTMLInputElement>('checkbox', { name: /study against the clock/ })
  expect(counts.checked).toBe(true)
  fireEvent.click(counts)
  await vi.waitFor(() => expect(server.sent(CHANGE)).toEqual([{ retention: 0.8 }, { counts_studies: false }]))
  await vi.waitFor(() => expect([wish.value, counts.checked]).toEqual(['0.8', false]))
})

test('there are two grades or four, and the intervals can be hidden', async () => {
  const server = keepSettings()
  await openScreen(<SettingsPanel />)
  const buttons = await screen.findByLabelText<HTMLSelectElement>(say('review.buttons'))
  expect(buttons.value).toBe('4')
  fireEvent.change(buttons, { target: { value: '2' } })
  const intervals = screen.getByRole<HTMLInputElement>('checkbox', { name: say('review.showsIntervals') })
  expect(intervals.checked).toBe(true)
  fireEvent.click(intervals)
  await vi.waitFor(() => expect([buttons.value, intervals.checked]).toEqual(['2', false]))
  fireEvent.change(buttons, { target: { value: '4' } })
  await vi.waitFor(() => expect(buttons.value).toBe('4'))
  expect(server.sent(CHANGE)).toEqual([{ grade_buttons: 2 }, { shows_intervals: false }, { grade_buttons: 4 }])
})

test('a day of the week is made easy, and the others stay as they were', async () => {
  const weekend = ['normal', 'normal', 'normal', 'normal', 'normal', 'reduced', 'minimum'] as const
  const server = keepSettings({ easy_days: [...weekend] })
  await openScreen(<SettingsPanel />)
  const days = within(await screen.findByRole('group', { name: say('review.easyDays') }))
  const shown = () => days.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)
  expect(shown()).toEqual(weekend)
  fireEvent.change(days.getByLabelText('Wednesday'), { target: { value: 'minimum' } })
  const changed = weekend.with(2, 'minimum')
  await vi.waitFor(() => expect(shown()).toEqual(changed))
  expect(server.sent(CHANGE)).toEqual([{ easy_days: changed }])
})

test('holidays are added in the order of their dates, each once, and taken away', async () => {
  const server = keepSettings({ holidays: ['2026-12-25'] })
  await openScreen(<SettingsPanel />)
  const holidays = within(await screen.findByRole('group', { name: say('review.holidays') }))
  const count = () => holidays.queryAllByRole('listitem').length
  const add = holidays.getByRole<HTMLButtonElement>('button', { name: say('review.addHoliday') })
  expect([count(), add.disabled]).toEqual([1, true])
  for (const date of ['2026-12-24', '2026-12-25']) {
    fireEvent.change(holidays.getByLabelText(say('review.holiday')), { target: { value: date } })
    fireEvent.click(add)
    await vi.waitFor(() => expect(count()).toBe(2))
  }
  const day = dateText(new Date('2026-12-25T12:00:00'))
  fireEvent.click(holidays.getByRole('button', { name: say('review.removeHoliday', { day }) }))
  await vi.waitFor(() => expect(count()).toBe(1))
  expect(server.sent(CHANGE).at(0)).toEqual({ holidays: ['2026-12-24', '2026-12-25'] })
  expect(server.sent(CHANGE).at(-1)).toEqual({ holidays: ['2026-12-24'] })
})
