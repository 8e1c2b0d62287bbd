import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()

const ALL_SAVED = 'All changes are saved.'

async function openEditor(page: Page, count: number): Promise<{ student: Student; set: FlashcardSet }> {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Anatomy', count)
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await expect(cards(page)).toBeVisible()
  return { student, set }
}

const cards = (page: Page) => page.getByRole('list', { name: 'Cards' })
const drawnCards = (page: Page) => cards(page).getByRole('listitem')
const cardOf = (page: Page, question: string) => drawnCards(page).filter({ hasText: question })
const questionsOf = async ({ student, set }: { student: Student; set: FlashcardSet }) =>
  (await student.recite.getSet({ params: { id: set.id } })).flashcards.map(({ question }) => question)
const find = (page: Page) => page.getByRole('textbox', { name: 'Search in this set' })

journey(
  'of 500 cards those in view are drawn, each says its place, and all can be scrolled to and found',
  async (page) => {
    await openEditor(page, 500)
    expectValue(await drawnCards(page).count()).toBeLessThan(80)
    expectValue(await drawnCards(page).first().getAttribute('aria-setsize')).toBe('500')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = cardOf(page, 'Question 500')
    await expect(last).toBeVisible()
    expectValue(await last.getAttribute('aria-posinset')).toBe('500')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Edit card 1', exact: true })).toBeVisible()

    await page.keyboard.press('/')
    await expect(find(page)).toBeFocused()
    await page.keyboard.type('question 47')
    await expect(page.getByText('15 cards found')).toBeVisible()
    await expect(drawnCards(page)).toHaveCount(15)
    expectValue(await cardOf(page, 'Question 470').getAttribute('aria-posinset')).toBe('6')
    expectValue(await findBarriers(page)).toEqual([])
    // A card that no longer fits stays while it is written.
    await page.getByRole('button', { name: 'Edit card 471' }).press('Enter')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Something else')
    await expect(drawnCards(page)).toHaveCount(15)
    await page.getByRole('button', { name: 'Finish card 471' }).press('Enter')
    await expect(drawnCards(page)).toHaveCount(14)
  },
)

journey(
  'a card far down is found, moved to another place by its number, and what is open stays open while scrolling',
  async (page) => {
    const editing = await openEditor(page, 500)
    await page.getByRole('button', { name: 'Edit card 3', exact: true }).press('Enter')
    await page.keyboard.type('Half ')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(cardOf(page, 'Question 500')).toBeVisible()
    await page.keyboard.type('written')
    await page.getByRole('button', { name: 'Select several' }).press('Enter')
    await find(page).fill('question 498')
    await page.getByLabel('Select card 498').press('Space')
    await expect(page.getByText('1 of 500 selected')).toBeVisible()
    await page.getByLabel('Move to place').fill('501')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Places go from 1 to 500.')).toBeVisible()
    await page.getByLabel('Move to place').fill('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('One card moved to place 2.')).toBeVisible()
    await expectValue
      .poll(async () => (await questionsOf(editing)).slice(0, 3))
      .toEqual(['Question 1', 'Question 498', 'Question 2'])
    await page.keyboard.press('Escape')
    await find(page).fill('')
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Half writtenQuestion 3')
  },
)

journey('several cards are tagged, suspended and deleted together, and come back by undo', async (page) => {
  const editing = await openEditor(page, 500)
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByLabel('Select card 2', { exact: true }).click()
  await page.getByLabel('Select card 6', { exact: true }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('5 of 500 selected')).toBeVisible()
  await page.getByLabel('Tag', { exact: true }).fill('heart')
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 cards tagged #heart.')).toBeVisible()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText('5 cards are suspended from the review.')).toBeVisible()
  const suspended = async () =>
    (await (await page.request.get('/api/review/items/?which=suspended')).json()) as { items: unknown[] }
  expectValue((await suspended()).items).toHaveLength(5)
  expectValue(await findBarriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete 5 cards' }).click()
  await expect(page.getByText('5 cards deleted.')).toBeVisible()
  await expect(page.getByText(`495 cards. ${ALL_SAVED}`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`500 cards. ${ALL_SAVED}`)).toBeVisible()
  await expect(drawnCards(page).nth(1).getByText('#heart')).toBeVisible()

  await find(page).fill('#heart')
  await page.getByRole('button', { name: 'Select all 5 shown' }).click()
  await page.getByRole('button', { name: 'Delete 5 cards' }).click()
  await page.getByRole('button', { name: 'Back to Study History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
  await expectValue.poll(async () => (await questionsOf(editing)).length).toBe(495)
  expectValue((await questionsOf(editing)).slice(0, 2)).toEqual(['Question 1', 'Question 7'])
})

journey('cards are added one after the other by keyboard alone at the end of 500', async (page) => {
  const editing = await openEditor(page, 500)
  await page.getByRole('button', { name: 'Add Card' }).press('Enter')
  for (const number of [1, 2, 3]) {
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
    await page.keyboard.type(`New ${number}?`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Yes ${number}`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('')
  }
  await expectValue.poll(async () => (await questionsOf(editing)).slice(500)).toEqual(['New 1?', 'New 2?', 'New 3?'])
})
