import type { Page } from 'playwright-core'
import { describe, expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser, useWorker } from '../support/journey.ts'

useBrowser()
useWorker()

/** Opens an address; what a browser's tab, a search engine and a reader are told of it. */
async function open(page: Page, path: string, heading: string | RegExp) {
  const response = await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const [description, keywords] = await Promise.all(
    ['description', 'keywords'].map((name) => page.locator(`meta[name=${name}]`).getAttribute('content')),
  )
  return { status: response?.status(), title: await page.title(), description, keywords }
}

const NOT_FOUND = 'Page Not Found | Lectern'

describe('A signed-out visitor', () => {
  journey(
    'finds the landing page, the login and the conditions, each with a title and words of its own',
    async (page) => {
      const pages = [
        await open(page, '/', 'Your own material, ready to study'),
        await open(page, '/login', 'Sign in'),
        await open(page, '/terms', 'Terms'),
        await open(page, '/privacy', 'Privacy'),
      ]
      await page.goto('/login')
      await page.getByRole('button', { name: 'Register here' }).click()
      await expectValue.poll(() => page.title()).toBe('Register | Lectern')

      expectValue(pages.map(({ status, title }) => [status, title])).toEqual([
        [200, 'Lectern: study from your own material'],
        [200, 'Sign in | Lectern'],
        [200, 'Terms | Lectern'],
        [200, 'Privacy | Lectern'],
      ])
      expectValue(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
      expectValue(new Set(pages.map(({ keywords }) => keywords)).size).toBe(pages.length)
    },
  )

  journey('finds nothing anywhere else, and the way to sign in from there', async (page) => {
    for (const path of ['/404', '/nowhere', '/module', '/module/alchemy', '/Login/x'])
      expectValue(await open(page, path, 'Page Not Found')).toMatchObject({ status: 404, title: NOT_FOUND })
    for (const path of ['/profile', '/module/recite'])
      expectValue(await open(page, path, 'Page Not Found')).toMatchObject({ title: NOT_FOUND })
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  journey('meets no missing icon beside a text that is shown as it is', async (page) => {
    await page.goto('/robots.txt')
    const icon = await page.request.get('/favicon.ico')
    expectValue([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  })

  journey('walks the landing page by keyboard', async (page) => {
    await open(page, '/', 'Your own material, ready to study')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.getByRole('button', { name: 'Learn More' }).press('Enter')
    await expect(page.locator('#features')).toBeFocused()
    expectValue(await page.locator('#features li').count()).toBe(6)

    const questions = page.getByRole('region', { name: 'Questions students ask' }).getByRole('button')
    expectValue(await questions.count()).toBe(8)
    for (const index of [0, 1]) await questions.nth(index).press('Enter')
    expectValue(await questions.evaluateAll((all) => all.map((button) => button.ariaExpanded))).toEqual(
      Array.from({ length: 8 }, (_, index) => String(index === 1)),
    )
    await page.getByRole('link', { name: 'Get Started' }).press('Enter')
    await page.waitForURL('/login')
  })
})

describe('A student', () => {
  const MODULES = {
    notes: 'Notes',
    recite: 'Flashcards',
    writing: 'Writing',
    understanding: 'Understanding',
    listening: 'Listening',
    exam: 'Exams',
    lecture: 'Lecture',
    speaking: 'Speaking',
  }

  journey('finds every module from the home grid, in the order of the grid, under a title of its own', async (page) => {
    await signInStudent(page)
    expectValue(await open(page, '/', 'Welcome, Ada')).toMatchObject({ status: 200, title: 'Modules | Lectern' })
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    // They are drawn once the page knows what is due.
    await cards.first().waitFor()
    const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expectValue(paths).toEqual(Object.keys(MODULES).map((id) => `/module/${id}`))
    for (const [index, title] of Object.values(MODULES).entries()) {
      await cards.nth(index).press('Enter')
      await expectValue.poll(() => page.title()).toBe(`${title} | Lectern`)
      await page.getByRole('link', { name: 'Back to Modules' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()
    }
  })

  journey('finds the profile and the conditions, is led past the login, and elsewhere finds nothing', async (page) => {
    await signInStudent(page)
    expectValue(await open(page, '/profile', 'Profile')).toMatchObject({ status: 200, title: 'Profile | Lectern' })
    expectValue(await open(page, '/terms', 'Terms')).toMatchObject({ status: 200 })
    expectValue(await open(page, '/privacy', 'Privacy')).toMatchObject({ status: 200 })
    expectValue(await open(page, '/module/recite', 'Flashcards')).toMatchObject({ status: 200 })
    for (const path of ['/404', '/nowhere'])
      expectValue(await open(page, path, 'Page Not Found')).toMatchObject({ status: 404, title: NOT_FOUND })
    expectValue(await open(page, '/module/alchemy', 'Module Not Found')).toMatchObject({
      status: 404,
      title: 'Module Not Found | Lectern',
    })
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await page.waitForURL('/')
    await page.goto('/login')
    await page.waitForURL('/')
  })

  journey('walks the menu of the header by keyboard; the theme chosen there outlives a reload', async (page) => {
    await signInStudent(page)
    await open(page, '/', 'Welcome, Ada')
    const menu = page.getByRole('button', { name: 'Account menu of Ada Lovelace' })
    const openMenu = async () => {
      await menu.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'OCR Document' })).toBeFocused()
    }
    await openMenu()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()

    await openMenu()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'OCR Document' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeGone()

    await openMenu()
    await page.keyboard.type('Dark')
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    const colorScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await expectValue.poll(colorScheme).toBe('dark')
    await page.reload()
    expectValue(await colorScheme()).toBe('dark')

    await openMenu()
    await page.keyboard.type('Prof')
    await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await openMenu()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    expectValue(await colorScheme()).toBe('dark')
  })
})
