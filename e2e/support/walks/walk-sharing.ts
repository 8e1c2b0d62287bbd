import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { keepSet } from '../recite.ts'
import { LONG_TITLE, type Visit } from '../visit.ts'

/** What is shared by a link: the window that makes it, its page, and its report. */
export async function walkSharingScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await keepSet(student, LONG_TITLE, 12)
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: `Share ${LONG_TITLE}` }).click()
  await page.getByLabel('Your name on the page (optional)').fill('歐陽諸葛震華')
  await visit('share')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const path = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname
  await visit('share-link')
  await page.getByRole('button', { name: 'Take the link back' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('share-take-back')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: LONG_TITLE })).toBeVisible()
  // Who is here is known a moment after what is shared.
  await expect(page.getByRole('link', { name: 'Library', exact: true })).toBeVisible()
  await visit('shared-own')
  // Whoever it is not of, and who need not be signed in.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('link', { name: 'Log in to copy it' })).toBeVisible()
  await visit('shared')
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('shared-report')
  await page.keyboard.press('Escape')
  await page.goto(`${path.slice(0, -4)}none`)
  await expect(page.getByText('Nothing is shared here')).toBeVisible()
  await visit('shared-gone')
}
