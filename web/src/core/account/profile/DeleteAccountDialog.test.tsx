import { formatDate } from '@lectern/domain/dates'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { fakeServer, openScreen, refusal, SITE_CONFIG, signInMei } from '../signed-in-ground.tsx'
import { accountSession } from '../use-account.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const DELETE = 'POST /api/users/delete-account/'
const FROZEN_UNTIL = '2026-12-20T12:00:00Z'

let server: ReturnType<typeof fakeServer>
let router: Awaited<ReturnType<typeof openScreen>>

beforeEach(async () => {
  server = fakeServer({ [DELETE]: { message: 'Gone.', frozen_until: FROZEN_UNTIL } })
  server.answer('GET /api/users/held-credits/', { held_credits: 0, holds: [] })
  server.answer('GET /api/config/', SITE_CONFIG)
  await signInMei(server)
  router = await openScreen(<ProfileScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Account' }))
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const deleteButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
const emailBox = () => screen.getByLabelText<HTMLInputElement>('Type mei@example.hk to confirm')
const type = (email: string) => fireEvent.change(emailBox(), { target: { value: email } })

test.each(['', 'mei@example.h', 'Mei@example.hk', ' mei@example.hk', 'mei@example.hk '])(
  'Delete stays closed for %j',
  (email) => {
    type(email)
    expect(deleteButton().disabled).toBe(true)
    fireEvent.submit(emailBox().form!)
    expect(screen.getByRole('alert').textContent).toBe('Please enter your email correctly to confirm deletion.')
    expect(server.sent(DELETE)).toEqual([])
  },
)

test('another address is told when the box is left', () => {
  type('may@example.hk')
  fireEvent.blur(emailBox())
  expect(screen.getByRole('alert').textContent).toBe('Email does not match your account')
})

test('a deletion that failed says so and deletes nothing here', async () => {
  server.answer(DELETE, refusal(500, 'internal', 'Oops'))
  type('mei@example.hk')
  fireEvent.click(deleteButton())
  await screen.findByText('Failed to delete account. Please try again.')
  expect(accountSession.getState().isAuthenticated).toBe(true)
})

test('after a deletion both storages are empty, the date is told, and a second later the visitor is home', async () => {
  const told = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  const text = say('accounts.deleted', { date: formatDate(new Date(FROZEN_UNTIL), 'en') })
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('lectern.work.recite.draft', '{}')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  type('mei@example.hk')
  fireEvent.click(deleteButton())
  expect((await screen.findByRole('status')).textContent).toBe(text)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(router.state.location.pathname).toBe('/profile')

  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(server.sent(DELETE)).toEqual([{ email: 'mei@example.hk' }])
  expect(router.state.location.pathname).toBe('/')
  expect(accountSession.getState().user).toBeNull()
  await waitFor(() => expect(told).toHaveBeenCalledWith(text, 'session'))
})
