import { usersEndpoints } from '@lectern/contract/accounts/users'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { PASSWORD } from '../support/account.ts'
import { type Student, signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { sentences } from '../support/material.ts'
import { watchForNotFound } from '../support/watch-for-not-found.ts'

useBrowser()

const expectHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
const expectLanding = (page: Page) => expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()

const clearTokens = (page: Page) => page.evaluate(() => localStorage.clear())

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectLanding(page)
}

/** How the server answers to what the student's tokens are used for. */
async function statusesOf(page: Page, { access_token, refresh_token }: Student): Promise<[number, number]> {
  const url = (path: string) => new URL(path, page.url())
  const profile = await fetch(url(usersEndpoints.profile.path), {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const refreshed = await page.request.post(usersEndpoints.refreshToken.path, {
    data: { refresh_token },
    headers: { 'x-csrftoken': await freshCsrfToken(page) },
  })
  return [profile.status, refreshed.status()]
}

async function freshCsrfToken(page: Page): Promise<string> {
  const { csrfToken } = (await (await page.request.get(usersEndpoints.csrf.path)).json()) as { csrfToken: string }
  return csrfToken
}

journey('a reload finds the student by whatever is left of the session', async (page) => {
  await signInStudent(page)
  await page.goto('/')
  await expectHome(page)

  // By the refresh token: the access token is worthless and the cookie gone.
  await page.evaluate(() => localStorage.setItem('access_token', 'worn out'))
  await page.context().clearCookies()
  await page.reload()
  await expectHome(page)
  expectValue(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('worn out')
})

journey('a reload finds the student by the session cookie alone, and by nothing nobody', async (page) => {
  await signInStudent(page)
  await page.goto('/')
  await expectHome(page)
  await clearTokens(page)
  await page.reload()
  await expectHome(page)

  await page.context().clearCookies()
  await page.reload()
  await expectLanding(page)
})

journey('logging out ends the session in every tab and on the server', async (page) => {
  const student = await signInStudent(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/module/recite?view=upload')
  const content = other.getByLabel('Content', { exact: true })
  await content.fill(sentences)

  await page.bringToFront()
  const neverNotFound = await Promise.all([page, other].map(watchForNotFound))
  const answered = page.waitForResponse(`**${usersEndpoints.logout.path}`)
  await logOut(page)
  await expect(other.getByText(/^This browser was signed out in another tab\./)).toBeVisible()
  await expect(content).toHaveValue(sentences)
  for (const check of neverNotFound) await check()
  await answered
  expectValue(await statusesOf(page, student)).toEqual([401, 401])
  await page.reload()
  await expectLanding(page)
})

journey(
  'logging out without a network stays so when the network is back',
  async (page) => {
    await signInStudent(page)
    await page.goto('/')
    await expectHome(page)
    // The menu and the view of toasts come once the browser is idle.
    await page.waitForFunction(() =>
      ['/OpenedAccountMenu-', '/ToastView-'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    )
    await page.context().setOffline(true)
    // What cannot be loaded is said, and takes nothing away.
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const unopened = page.getByRole('alertdialog', { name: 'This could not be opened' })
    await expect(unopened).toBeVisible()
    await expectHome(page)
    await unopened.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(unopened).toBeVisible()
    await page.context().setOffline(false)
    // It opens by itself, unless the page heard of the network before there was one.
    const search = page.getByRole('dialog', { name: 'Search' })
    const tryAgain = unopened.getByRole('button', { name: 'Try again' })
    // It may open while the button is on its way to be pressed, which is gone then.
    await Promise.race([expect(search).toBeVisible(), tryAgain.click().catch(() => {})])
    await expect(search).toBeVisible()
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await logOut(page)
    await page.context().setOffline(false)
    await page.reload()
    await expectLanding(page)
    // What the server was not told then it is told now.
    const cookieStatus = async () => (await page.request.get(usersEndpoints.profile.path)).status()
    await expectValue.poll(cookieStatus).toBe(401)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  },
  // The header menu asks what is set aside, and is not answered.
  { mayComplain: /ERR_INTERNET_DISCONNECTED|What is set aside is not known|A window could not be loaded/ },
)

journey('a window that takes long to load says so, holds the focus, and gives it back as it closes', async (page) => {
  await signInStudent(page)
  await page.goto('/')
  await expectHome(page)
  await page.route(/\/SearchDialog-/, async (route) => {
    await page.waitForTimeout(1500)
    await route.continue()
  })
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.click()
  const loading = page.getByRole('dialog', { name: 'Loading' })
  await expect(loading).toBeVisible()
  await expect(loading.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await expect(loading).toBeGone()
  await expect(page.getByRole('dialog', { name: 'Search' }).locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

journey('a session that ends in mid-screen keeps the screen and its text, and asks to sign in again', async (page) => {
  const { email, refresh_token } = await signInStudent(page)
  await page.goto('/module/recite?view=upload')
  const content = page.getByLabel('Content', { exact: true })
  await content.fill(sentences)
  // The press is what meets the end: a call still on its way would, and the window stand before the button.
  await page.waitForLoadState('networkidle')
  // Ends it from another device.
  await page.request.post(usersEndpoints.logout.path, {
    data: { refresh_token },
    headers: { 'x-csrftoken': await freshCsrfToken(page) },
  })

  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please log in to continue' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText('Please log in to generate flashcards.').first()).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Wrong email or password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeGone()

  // Where the end was seen by another call before the press, the run was not even begun.
  const back = page.getByRole('button', { name: 'Back to the Content' })
  await expect(back.or(content)).toBeVisible()
  if (await back.isVisible()) await back.click()
  await expect(content).toHaveValue(sentences)
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
})
