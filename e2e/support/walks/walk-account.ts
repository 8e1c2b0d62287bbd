import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import type { Visit } from '../visit.ts'

/** What a student meets around the modules: a payment, and the ends and the beginning of an account. */
export async function walkAccountScreens(page: Page, _student: Student, visit: Visit): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Get Payment Link' }).click()
  await expect(page.getByLabel('Payment link')).toBeVisible()
  await visit('profile-payment')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('profile-password')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('profile-everywhere')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByLabel(/^Type .* to confirm$/)).toBeVisible()
  await visit('profile-delete')
  await walkIntroduction(page, visit)
}

/** What stands in place of every page for somebody whose account another browser registered. */
async function walkIntroduction(page: Page, visit: Visit): Promise<void> {
  const ofThemselves = /\/api\/users\/(?:test-session|check-auth|simple-auth-test|profile)\//
  await page.route(ofThemselves, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { user?: object }
    const json = body.user ? { ...body, user: { ...body.user, needs_consent: true } } : { ...body, needs_consent: true }
    await route.fulfill({ response, json })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Before you begin' })).toBeVisible()
  await visit('introduction')
  await page.unroute(ofThemselves)
}

/** A page that cannot be shown, because it is not on the device. */
export async function walkOutage(page: Page, _student: Student, visit: Visit): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('link', { name: /^Exam/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No Network' })).toBeVisible()
  await visit('no-network')
  await page.context().setOffline(false)
}
