import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass, refusal } from '../../account/signed-in-ground.tsx'
import { SetLimits } from './SetLimits.tsx'

const OF_SET = '/api/review/sets/5/settings/'

const OF_ALL: ReviewSettings = {
  time_zone: 'UTC',
  retention: 0.9,
  new_per_day: 20,
  reviews_per_day: 200,
  counts_studies: true,
  grade_buttons: 4,
  shows_intervals: true,
  brings_mistakes: true,
  easy_days: Array.from({ length: 7 }, () => 'normal' as const),
  holidays: [],
  adapts: true,
  fit: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a set has limits and a wish of its own, or shares those of the others where a box is left empty', async () => {
  beMei()
  const own = { retention: null, new_per_day: 3, reviews_per_day: null, is_typed: false }
  const server = fakeServer({
    'GET /api/review/settings/': OF_ALL,
    [`GET ${OF_SET}`]: own,
    [`PATCH ${OF_SET}`]: (change: object) => Object.assign(own, change),
  })
  await openScreen(<SetLimits setId={5} />)
  const fresh = await screen.findByLabelText<HTMLInputElement>('New cards a day')
  const most = screen.getByLabelText<HTMLInputElement>('Reviews a day, at most')
  const wish = screen.getByLabelText<HTMLSelectElement>('Remember')
  expect([fresh.value, most.value, wish.value]).toEqual(['3', '', ''])
  expect(wish.selectedOptions[0]?.textContent).toBe('Same as other sets: 90%')
  const type = async (box: HTMLInputElement, value: string) => {
    fireEvent.change(box, { target: { value } })
    fireEvent.blur(box)
    await pass(0)
  }
  await type(most, '40 a day')
  await type(fresh, '')
  await type(fresh, '')
  fireEvent.change(wish, { target: { value: '0.95' } })
  await vi.waitFor(() =>
    expect(server.sent(`PATCH ${OF_SET}`)).toEqual([
      { reviews_per_day: 40 },
      { new_per_day: null },
      { retention: 0.95 },
    ]),
  )
  await vi.waitFor(() => expect([fresh.value, most.value, wish.value]).toEqual(['', '40', '0.95']))
})

test('limits that could not be loaded are asked for again, and what is there already is not', async () => {
  beMei()
  const own = { retention: null, new_per_day: 3, reviews_per_day: null, is_typed: false }
  const server = fakeServer({
    'GET /api/review/settings/': OF_ALL,
    [`GET ${OF_SET}`]: refusal(500, 'internal', 'No.'),
  })
  await openScreen(<SetLimits setId={5} />)
  expect((await screen.findByRole('alert')).textContent).toContain('How many cards of this set come a day could not be')
  server.answer(`GET ${OF_SET}`, own)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByLabelText<HTMLInputElement>('New cards a day')).value).toBe('3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect([server.sent('GET /api/review/settings/').length, server.sent(`GET ${OF_SET}`).length]).toEqual([1, 2])
})
