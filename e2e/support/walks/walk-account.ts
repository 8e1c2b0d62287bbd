import { usersEndpoints } from '@lectern/contract/accounts/users'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { keepSet } from '../recite.ts'
import { LONG_WORD, type Visit } from '../visit.ts'

/** What a student meets around the modules: a payment, and the ends and the beginning of an account. */
export async function walkAccountScreens(page: Page, student: Student, visit: Visit): Promise<void> {
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
  await walkOldLogin(page, student, visit)
  await walkIntroduction(page, visit)
  await walkEnd(page, student, visit)
}

/** A login that has grown too old to delete an account: a fresh code is asked for. */
async function walkOldLogin(page: Page, student: Student, visit: Visit): Promise<void> {
  const deletion = '**/api/users/delete-account/'
  const error = { code: 'reauth_required', error: 'Please log in again.' }
  await page.route(deletion, (route) => route.fulfill({ status: 401, json: error }))
  await page.getByLabel(/^Type .* to confirm$/).fill(student.email)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await visit('profile-fresh-login')
  await page.unroute(deletion)
}

/** A session that another device ends while something is being written. */
async function walkEnd(page: Page, student: Student, visit: Visit): Promise<void> {
  await page.goto('/module/writing')
  await page.getByLabel('Essay', { exact: true }).fill('He go to school every day.')
  await page.route('**/api/writing/grade/', async (route) => {
    await student.call(usersEndpoints).logout({ body: { refresh_token: student.refresh_token } })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Get Feedback' }).click()
  await expect(page.getByRole('dialog', { name: 'Please log in to continue' })).toBeVisible()
  await visit('session-ended')
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

/** Answers that could not be sent yet, what cannot be opened without a network, and a page that broke. */
export async function walkOutage(page: Page, student: Student, visit: Visit): Promise<void> {
  await walkUnsent(page, student, visit)
  await page.context().setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alertdialog', { name: 'This could not be opened' })).toBeVisible()
  await visit('unopened')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: /^Exam/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No Network' })).toBeVisible()
  await visit('no-network')
  await page.context().setOffline(false)
  const scripts = /\/assets\/exam-/
  await page.route(scripts, (route) => route.abort())
  await page.goto('/module/exam')
  await expect(page.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible()
  await visit('broken')
  await page.unroute(scripts)
}

/** Whoever leaves before their answers are sent is asked. */
async function walkUnsent(page: Page, student: Student, visit: Visit): Promise<void> {
  await keepSet(student, LONG_WORD, 1)
  const answers = '**/api/review/answers/'
  await page.route(answers, (route) => route.abort())
  await page.goto('/review')
  await page.getByRole('button', { name: /^Show Answer/ }).click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await page.goto('/')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('leave-unsent')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' }).click()
  await page.unroute(answers)
}
