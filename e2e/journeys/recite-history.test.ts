import type { Locator, Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet, studySet } from '../support/recite.ts'

useBrowser()

const setOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const titlesOf = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

const openHistory = async (page: Page): Promise<void> => {
  await page.goto('/module/recite?view=history')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

journey('thirteen sets fill two pages and are found by a search that waits for the typing to end', async (page) => {
  const student = await signInStudent(page)
  for (let index = 1; index <= 12; index++) await keepSet(student, `Set ${index}`, 1)
  await keepSet(student, '第四講 Paging', 1)
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/recite/history/') searches.push(searchParams.get('search') ?? '')
  })
  await openHistory(page)
  expectValue((await titlesOf(page)).slice(0, 2)).toEqual(['第四講 Paging', 'Set 12'])
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(setOf(page, 'Set 1')).toBeVisible()
  await expect(setOf(page, 'Set 12')).toBeGone()

  searches.length = 0
  await page.getByLabel('Search sets').pressSequentially('講 PAG')
  await expectValue.poll(() => titlesOf(page)).toEqual(['第四講 Paging', 'Recent Sessions'])
  expectValue(searches.filter((search) => search !== '')).toEqual(['講 PAG'])
  await page.keyboard.press('Escape')
  await expect(setOf(page, 'Set 12')).toBeVisible()
})

journey(
  'a history that cannot be read is told; a set is renamed where it stands, and deleted after a question',
  async (page) => {
    const student = await signInStudent(page)
    await keepSet(student, 'Leaves', 2)
    await keepSet(student, 'Roots', 2)
    await page.route('**/api/recite/history/**', (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto('/module/recite?view=history')
    const failed = 'Failed to load study history. Please try again.'
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: failed })).toBeVisible()
    await page.unroute('**/api/recite/history/**')
    await openHistory(page)

    await page.getByRole('button', { name: 'Rename Leaves' }).press('Enter')
    await page.keyboard.type('Never kept')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rename Leaves' }).press('Enter')
    await page.keyboard.type('葉 Leaves')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Flashcard set renamed successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rename 葉 Leaves' })).toBeFocused()

    await page.getByRole('button', { name: 'Delete Roots' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(setOf(page, 'Roots')).toBeVisible()
    await page.getByRole('button', { name: 'Delete Roots' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Flashcard set deleted successfully!')).toBeVisible()
    await expect(setOf(page, 'Roots')).toBeGone()
    await page.reload()
    await expect(setOf(page, '葉 Leaves')).toBeVisible()
    await expect(setOf(page, 'Roots')).toHaveCount(0)
  },
  { mayComplain: /history/ },
)

journey('scores are green from 80, orange from 60 and red below; the latest five sessions are listed', async (page) => {
  const student = await signInStudent(page)
  const bands = { Green: [4, '80%'], Orange: [3, '60%'], Red: [2, '40%'] } as const
  const sets = new Map<string, Awaited<ReturnType<typeof keepSet>>>()
  for (const title of ['Never studied', ...Object.keys(bands)]) sets.set(title, await keepSet(student, title, 5))
  for (const [title, [known]] of Object.entries(bands))
    for (let times = 0; times < 2; times++) await studySet(student, sets.get(title)!, known)
  await openHistory(page)

  const inks = new Set<string>()
  for (const [title, [, score]] of Object.entries(bands)) {
    const percent = setOf(page, title).getByText(score, { exact: true })
    await expect(percent).toBeVisible()
    await expect(setOf(page, title).getByText('Average score, 2 sessions')).toBeVisible()
    inks.add(await percent.evaluate((element) => getComputedStyle(element).color))
  }
  expectValue(inks.size).toBe(3)
  await expect(setOf(page, 'Never studied').getByText('Not studied yet')).toBeVisible()
  const recent = page.locator('section', { has: page.getByRole('heading', { name: 'Recent Sessions' }) })
  await expect(recent.getByRole('listitem')).toHaveCount(5)
  await expect(recent.getByText('Just now, 2 of 5 correct').first()).toBeVisible()
})
