import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../core/account/signed-in-ground.tsx'
import { accountSession } from '../core/account/use-account.ts'
import { Entrance } from './Entrance.tsx'

const CHECK = 'GET /api/users/check-auth/'

let server: ReturnType<typeof fakeServer>
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer({ [CHECK]: { authenticated: false } })
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
  server.answer(CHECK, { authenticated: true })
  begin()
  await heading('Your own material, ready to study')
  await heading('Welcome, Mei')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
