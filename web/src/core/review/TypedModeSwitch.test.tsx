import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass } from '../account/signed-in-ground.tsx'
import { TypedModeSwitch } from './TypedModeSwitch.tsx'

const OF_SET = '/api/review/sets/5/settings/'
const CHANGE = `PATCH ${OF_SET}`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a press outlives its page, and shows at once', async () => {
  beMei()
  const own = { retention: null, new_per_day: null, reviews_per_day: null, is_typed: false }
  const server = fakeServer({ [`GET ${OF_SET}`]: own, [CHANGE]: (change: object) => ({ ...own, ...change }) })
  await openScreen(<TypedModeSwitch setId={5} />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  await vi.waitFor(() => expect(box.disabled).toBe(false))
  fireEvent.click(box)
  expect(box.checked).toBe(true)
  await pass(0)
  expect(server.sent(CHANGE)).toEqual([{ is_typed: true }])
  expect(server.keptAlive(CHANGE)).toEqual([true])
  await vi.waitFor(() => expect([box.checked, box.disabled]).toEqual([true, false]))
})
