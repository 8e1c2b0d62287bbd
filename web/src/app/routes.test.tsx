import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountSession } from '../core/account/use-account.ts'
import { routes } from './routes.ts'

const broken = { isOn: false }
vi.mock('../modules/recite/index.ts', () => ({
  Screen: () => {
    if (broken.isOn) throw new Error('broken on purpose')
    return <h1>Recite</h1>
  },
}))

const USER = {
  email: 'mei@example.hk',
  first_name: 'Mei',
  last_name: 'Chan',
  study_goal: '',
  credits: 18,
  date_joined: '2026-01-02T03:04:05Z',
}

const respond = (path: string): Response => {
  if (path === '/api/users/profile/') return Response.json(USER)
  if (path === '/api/users/csrf/') return Response.json({ csrfToken: 't' })
  return Response.json({ authenticated: false })
}

let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string) => respond(path))
  vi.stubGlobal('scrollTo', () => {})
})

afterEach(() => {
  cleanup()
  stop()
  broken.isOn = false
  vi.unstubAllGlobals()
})

async function open(path: string, { isSignedIn = false } = {}) {
  if (isSignedIn) {
    localStorage.setItem('access_token', 'a')
    localStorage.setItem('refresh_token', 'r')
  }
  stop = accountSession.start()
  await waitFor(() => expect(accountSession.getState().isSettled).toBe(true))
  await accountSession.check()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })

test.each(['/module/recite', '/profile', '/404', '/anything/else'])(
  'a visitor at %s gets the 404 page with a way to sign in',
  async (path) => {
    await open(path)
    await heading('Page Not Found')
    const links = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
    expect(links).toContain(`/login?next=${encodeURIComponent(path)}`)
    await waitFor(() => expect(document.title).toBe('Page Not Found | Lectern'))
  },
)

test('a visitor at the root gets the landing page', async () => {
  await open('/')
  await heading('Your own material, ready to study')
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9)
})

test('a student at the root gets the eight modules in their order', async () => {
  await open('/', { isSignedIn: true })
  await heading('Welcome, Mei')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.startsWith('/module/'))).toEqual(
    ['notes', 'recite', 'writing', 'understanding', 'listening', 'exam', 'lecture', 'speaking'].map(
      (id) => `/module/${id}`,
    ),
  )
  await screen.findByText('18 credits')
})

test('a student at an unknown module gets Module Not Found with a way back', async () => {
  await open('/module/alchemy', { isSignedIn: true })
  await heading('Module Not Found')
  expect(screen.getByRole('link', { name: 'Back to Modules' }).getAttribute('href')).toBe('/')
})

test.each([
  ['/login', '/'],
  ['/login?next=%2Fmodule%2Fexam', '/module/exam'],
  ['/login?next=https%3A%2F%2Fevil.example', '/'],
  ['/login?next=%2F%2Fevil.example', '/'],
])('a student at %s is sent to %s', async (path, target) => {
  const router = await open(path, { isSignedIn: true })
  await waitFor(() => expect(router.state.location.pathname).toBe(target), { timeout: 5000 })
})

test('a module screen is loaded and stands under the way back to all modules', async () => {
  await open('/module/recite', { isSignedIn: true })
  await heading('Recite')
  expect(screen.getByRole('link', { name: 'Back to Modules' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Flashcards | Lectern'))
})

test('a module that breaks says so, keeps the header and leaves the way to other pages', async () => {
  console.error = () => {}
  broken.isOn = true
  const router = await open('/module/recite', { isSignedIn: true })
  await heading('This page stopped working')
  expect(screen.getByText('18 credits')).toBeTruthy()
  await router.navigate('/')
  await heading('Welcome, Mei')
})

test('signing out takes the student back to the visitor pages', async () => {
  await open('/', { isSignedIn: true })
  await heading('Welcome, Mei')
  await accountSession.logout()
  await heading('Your own material, ready to study')
})
