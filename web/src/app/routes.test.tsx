import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MEI } from '../core/account/signed-in-ground.tsx'
import { accountSession } from '../core/account/use-account.ts'
import { routes } from './routes.ts'
import { NOTHING } from './today/today-ground.ts'

const broken = { isOn: false }
vi.mock('../modules/recite/index.ts', () => ({
  Screen: () => {
    if (broken.isOn) throw new Error('broken on purpose')
    return <h1>Recite</h1>
  },
}))

let stop = () => {}
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  localStorage.clear()
  server = fakeServer({ 'GET /api/users/check-auth/': { authenticated: false } })
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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['/module/recite?view=edit&set_id=7', '/profile', '/404', '/anything/else'])(
  'a visitor at %s gets the 404 page with a way to sign in, from the header too, that leads back',
  async (path) => {
    await open(path)
    await heading('Page Not Found')
    const links = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
    const signIn = `/login?next=${encodeURIComponent(path)}`
    expect(links).toEqual([signIn, signIn])
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
  for (const [call, answer] of Object.entries(NOTHING)) server.answer(call, answer)
  await open('/', { isSignedIn: true })
  await heading('Welcome, Mei')
  const links = (await within(screen.getByRole('main')).findAllByRole('link')).map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.startsWith('/module/'))).toEqual(
    ['notes', 'recite', 'writing', 'understanding', 'listening', 'exam', 'lecture', 'speaking'].map(
      (id) => `/module/${id}`,
    ),
  )
  await screen.findByText('20 credits')
})

test('every place and every module is one press from every page of a student, and the one that is shown is marked', async () => {
  await open('/profile', { isSignedIn: true })
  const rail = within(await screen.findByRole('navigation', { name: 'Places' }))
  const paths = rail.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths.filter((path) => path?.startsWith('/module/'))).toHaveLength(8)
  expect(paths).toEqual(expect.arrayContaining(['/', '/library', '/create', '/progress', '/profile']))
  expect(rail.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Account'])
  fireEvent.click(rail.getByRole('link', { name: 'Recite' }))
  await heading('Recite')
  expect(rail.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Recite'])
})

test('a student at an unknown module gets Module Not Found with a way back', async () => {
  await open('/module/alchemy', { isSignedIn: true })
  await heading('Module Not Found')
  expect(screen.getByRole('link', { name: 'Back to Modules' }).getAttribute('href')).toBe('/')
})

test.each([
  ['/login', '/'],
  ['/login?next=%2Fmodule%2Fexam%3Fview%3Dhistory', '/module/exam?view=history'],
  ['/Login/?next=%2Fprofile', '/profile'],
  ['/Profile/', '/profile'],
  ['/module/EXAM?view=history', '/module/exam?view=history'],
  ['/login?next=https%3A%2F%2Fevil.example', '/'],
  ['/login?next=%2F%2Fevil.example', '/'],
])('a student at %s is sent to %s', async (path, target) => {
  const router = await open(path, { isSignedIn: true })
  const address = () => router.state.location.pathname + router.state.location.search
  await waitFor(() => expect(address()).toBe(target))
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
  expect(screen.getByText('20 credits')).toBeTruthy()
  await router.navigate('/')
  await heading('Welcome, Mei')
})

/** Whether 'Page Not Found' was on the page at any time since. */
function watchForNotFound(): () => boolean {
  let hasBeenSeen = false
  const look = () => {
    hasBeenSeen ||= screen.queryByText('Page Not Found') !== null
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    look()
    observer.disconnect()
    return hasBeenSeen
  }
}

test('logging out on a page of the student leads to the start, and never by way of Page Not Found', async () => {
  await open('/profile', { isSignedIn: true })
  await heading('Profile')
  const wasNotFoundSeen = watchForNotFound()
  fireEvent.keyDown(await screen.findByRole('button', { name: /Account menu/ }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await heading('Your own material, ready to study')
  expect(wasNotFoundSeen()).toBe(false)
})

test('a logout in another tab leaves the page and says so; as somebody else one comes back to this address', async () => {
  const router = await open('/profile?page=2', { isSignedIn: true })
  await heading('Profile')
  const wasNotFoundSeen = watchForNotFound()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed_out', newValue: '1' }))
  await screen.findByText(/^This browser was signed out in another tab\. This screen and what you typed on it stay/)
  expect(screen.getByRole('heading', { level: 1, name: 'Profile', hidden: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in as someone else' }))
  await heading('Sign in')
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/profile?page=2')}`)
  expect(wasNotFoundSeen()).toBe(false)
})

test('who has not said who they are is asked before any page but the conditions', async () => {
  server.answer('GET /api/users/profile/', { ...MEI, first_name: '', last_name: '', needs_consent: true })
  const router = await open('/profile', { isSignedIn: true })
  await heading('Before you begin')
  expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
  await router.navigate('/terms')
  await heading('Terms')
})

test('signing out takes the student back to the visitor pages', async () => {
  await open('/', { isSignedIn: true })
  await heading('Welcome, Mei')
  await accountSession.logout()
  await heading('Your own material, ready to study')
})
