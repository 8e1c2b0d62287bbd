import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer, openScreen, signInMei } from '../../core/account/signed-in-ground.tsx'
import { accountSession } from '../../core/account/use-account.ts'
import { switchLanguage } from '../../lib/language.ts'
import { StudentHeader } from './StudentHeader.tsx'

const HELD = 'GET /api/users/held-credits/'

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

const menuButton = () => screen.getByRole('button', { name: /Account menu|帳戶選單/ })

async function openMenu(heldCredits: number) {
  const server = fakeServer({ [HELD]: { held_credits: heldCredits, holds: [] } })
  await signInMei(server)
  await openScreen(<StudentHeader />)
  const toggle = () => act(async () => void fireEvent.keyDown(menuButton(), { key: 'Enter' }))
  await toggle()
  await screen.findByRole('menu')
  return { server, toggle }
}
const menu = async () => (await screen.findByRole('menu')).textContent

test('the menu says beside the balance what is set aside', async () => {
  await openMenu(3)
  expect(await menu()).toContain('20 credits, and 3 credits set aside')
})

test('the menu asks each time it is opened, and says the balance alone where nothing is set aside', async () => {
  const { server } = await openMenu(0)
  expect(await menu()).toContain('20 credits')
  expect(await menu()).not.toContain('set aside')
  server.answer(HELD, { held_credits: 1, holds: [] })
  await act(async () => void fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(menuButton()))
  await act(async () => void fireEvent.keyDown(menuButton(), { key: 'Enter' }))
  expect(await menu()).toContain('20 credits, and 1 credit set aside')
})

test('Ctrl+K opens the search of everything, and not over a window that is open', async () => {
  await openMenu(0).then(({ toggle }) => toggle())
  const press = () => act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  await press()
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search everything')
  await press()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Search (Ctrl+K)'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('in traditional Chinese the menu says both', async () => {
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  await openMenu(3)
  expect(await menu()).toContain('20 積分，另預留 3 積分')
})
