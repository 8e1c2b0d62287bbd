import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { fakeServer, openScreen, signInMei } from '../signed-in-ground.tsx'
import { accountSession } from '../use-account.ts'
import { SessionsSection } from './SessionsSection.tsx'

const LIST = 'GET /api/users/sessions/'
const OTHER_ID = '5d0b45ee-4f6e-4f8f-9a5c-0c1f0e0a8a01'
const HERE = {
  id: '5d0b45ee-4f6e-4f8f-9a5c-0c1f0e0a8a00',
  browser: 'Firefox on Linux',
  signed_in_at: '2026-11-20T12:00:00Z',
  last_seen_at: '2026-11-20T12:00:00Z',
  is_current: true,
}
const OTHER = { ...HERE, id: OTHER_ID, browser: 'Safari on iPhone', is_current: false }

let server: ReturnType<typeof fakeServer>
let router: Awaited<ReturnType<typeof openScreen>>

beforeEach(async () => {
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  server = fakeServer({ [LIST]: { sessions: [HERE, OTHER] } })
  await signInMei(server)
  router = await openScreen(<SessionsSection />)
  await screen.findByText('Safari on iPhone')
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

test('another browser can be signed out, and is gone from the list', async () => {
  expect(screen.getAllByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveLength(1)
  server.answer(`DELETE /api/users/sessions/${OTHER_ID}/`, { success: true })
  server.answer(LIST, { sessions: [HERE] })
  fireEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
})

test('signing out everywhere asks first, then leaves this browser too', async () => {
  server.answer('POST /api/users/sessions/end-all/', { success: true })
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(server.sent('POST /api/users/sessions/end-all/')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(accountSession.getState().user).toBeNull())
  expect(router.state.location.pathname).toBe('/')
})
