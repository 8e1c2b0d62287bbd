import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountSession } from '../core/account/use-account.ts'
import { Entrance } from './Entrance.tsx'

const USER = {
  email: 'mei@example.hk',
  first_name: 'Mei',
  last_name: 'Chan',
  study_goal: '',
  language: null,
  credits: 18,
  date_joined: '2026-01-02T03:04:05Z',
}

let hasCookieSession: boolean
let stop = () => {}

beforeEach(() => {
  hasCookieSession = false
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/users/profile/') return Response.json(USER)
    if (path === '/api/users/csrf/') return Response.json({ csrfToken: 't' })
    return Response.json({ authenticated: hasCookieSession })
  })
})

afterEach(async () => {
  cleanup()
  stop()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const begin = () => {
  stop = accountSession.start()
  render(<Entrance />)
}

test('a visitor sees the landing page at once; Get Started brings the site at /login', async () => {
  begin()
  await heading('Your own material, ready to study')
  fireEvent.click(screen.getByRole('link', { name: 'Get Started' }))
  await heading('Sign in')
  expect(window.location.pathname).toBe('/login')
})

test('a press that asks for a new tab is left to the browser', async () => {
  begin()
  const link = screen.getByRole('link', { name: 'Get Started' })
  const isLeftToBrowser = fireEvent.click(link, { ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
  expect(screen.queryByRole('heading', { level: 1, name: 'Sign in' })).toBeNull()
})

test('a session found by its cookie takes the place of the landing page', async () => {
  hasCookieSession = true
  begin()
  await heading('Your own material, ready to study')
  await heading('Welcome, Mei')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
