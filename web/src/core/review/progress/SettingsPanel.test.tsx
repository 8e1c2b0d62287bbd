import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

test('each wish says its minutes a day and what is then known, and studies against the clock can be left out', async () => {
  beMei()
  let kept = KEPT
  const server = fakeServer({
    [SETTINGS]: () => kept,
    [CHANGE]: (change: Partial<ReviewSettings>) => {
      kept = { ...kept, ...change }
      return kept
    },
    'GET /api/review/workload/': { day_count: 90, choices: [choiceOf(0.8, 6.4), choiceOf(0.9, 11)] },
  })
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
