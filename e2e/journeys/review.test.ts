import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'
import { keepSet } from '../support/recite.ts'
import { expectToFit, PHONE } from '../support/widths.ts'

useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
/** The question on the screen: 1, 2, … */
async function shownNumber(page: Page): Promise<number> {
  const question = page.getByText(/Question \d$/)
  await expect(question).toBeVisible()
  return Number(/\d$/.exec((await question.textContent()) ?? '')?.[0])
}

journey('what is kept is due, and is reviewed from the first screen to the summary by keyboard alone', async (page) => {
  const student = await signInStudent(page)
  await keepSet(student, 'Leaves', 3)
  await page.goto('/')
  const due = page.getByRole('region', { name: 'Due today' })
  await expect(due.getByText(/^3 cards are due/)).toBeVisible()
  await press(due.getByRole('link', { name: 'Review' }))
  await expect(heading(page, 'Review')).toBeVisible()
  await expect(page.getByText('3 cards left')).toBeVisible()

  // The first card is missed, taken back, and missed again.
  const missed = await shownNumber(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^Again/ })).toBeVisible()
  await page.keyboard.press('1')
  expectValue(await shownNumber(page)).not.toBe(missed)
  await page.keyboard.press('z')
  await expect(page.getByText(new RegExp(`Question ${missed}$`))).toBeVisible()
  await expect(page.getByText('0 right, 0 missed')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('1')

  // The others are easy; then the missed one comes back.
  for (let answered = 0; answered < 3; answered++) {
    await page.getByRole('button', { name: /^Show Answer/ }).waitFor()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: /^Easy/ }).waitFor()
    await page.keyboard.press('4')
  }
  // The buttons that had the focus are gone.
  await expect(heading(page, 'Done for now')).toBeFocused()
  await expect(heading(page, 'What you missed')).toBeVisible()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/review/')) calls++
  })
  await page.waitForTimeout(1000)
  expectValue(calls, 'what stands on the screen is not asked for again and again').toBeLessThan(5)
  await expect(page.getByText(`Question ${missed}`)).toBeVisible()

  await press(page.getByRole('button', { name: 'Again: the one you missed' }))
  await page.getByRole('button', { name: /^Show Answer/ }).waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('2')
  await expect(heading(page, 'Done for now')).toBeVisible()

  await page.goto('/')
  await expect(due.getByText(/^Nothing more is due today/)).toBeVisible()
  await due.getByRole('link', { name: 'Progress' }).click()
  await expect(heading(page, 'Your cards')).toBeVisible()
})

journey(
  'answers given without a network are kept, told of, and sent when it is back',
  async (page) => {
    const student = await signInStudent(page)
    await keepSet(student, 'Leaves', 2)
    await page.goto('/review')
    await expect(page.getByRole('button', { name: /^Show Answer/ })).toBeVisible()
    await page.context().setOffline(true)
    for (let answered = 0; answered < 2; answered++) {
      await page.getByRole('button', { name: /^Show Answer/ }).click()
      await page.getByRole('button', { name: /^Easy/ }).click()
    }
    await expect(page.getByText(/^2 answers (?:not yet sent|are not sent yet)/).first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(heading(page, 'Done for now')).toBeVisible()
  },
  { mayComplain: /ERR_INTERNET_DISCONNECTED|not taken|could not be (?:loaded|taken along)|Failed to fetch/ },
)

journey('a card is edited where it stands, set aside and taken up again', async (page) => {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Leaves', 2)
  await page.goto('/review')
  const number = await shownNumber(page)
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Card' })
  await dialog.getByLabel('Question').fill('What is $x^2$?')
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('.katex').first()).toBeVisible()
  // Whoever reloads the page finds the words again.
  await page.reload()
  expectValue(await shownNumber(page)).toBe(number)
  await page.keyboard.press('e')
  await expect(dialog.getByLabel('Question')).toHaveValue('What is $x^2$?')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeGone()
  await expect(page.locator('.katex').first()).toBeVisible()
  // Z takes back the edit, since that was the latest step.
  await page.keyboard.press('z')
  await expect(page.locator('.katex')).toHaveCount(0)
  expectValue(await shownNumber(page)).toBe(number)
  await expectValue
    .poll(async () => (await student.recite.getSet({ params: { id: set.id } })).flashcards[number - 1]?.question)
    .toBe(`Question ${number}`)
  await page.keyboard.press('s')
  expectValue(await shownNumber(page)).not.toBe(number)
  await page.goto('/progress')
  await expect(heading(page, 'Cards set aside')).toBeVisible()
  await page.getByRole('button', { name: /^Take up again/ }).click()
  await expect(heading(page, 'Cards set aside')).toBeGone()
  await page.goto('/review')
  await expect(page.getByText('2 cards left')).toBeVisible()
})

journey(
  'review and progress fit at every width, in light and dark',
  async (page) => {
    const student = await signInStudent(page)
    await keepSet(student, '第四講：虛擬記憶體與分頁', [
      { question: '什麼是頁框？', answer: '實體記憶體中與頁對應的固定大小區塊，稱為「頁框」。' },
      { question: 'What is the area of a circle?', answer: '$$A = \\pi r^2$$' },
    ])
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Due today' })).toBeVisible()
    await expectToFit(page)
    await page.goto('/review')
    await page.getByRole('button', { name: /^Show Answer/ }).click()
    await page.getByRole('button', { name: /^Good/ }).waitFor()
    await expectToFit(page)
    await page.goto('/progress')
    await expect(heading(page, 'How you review')).toBeVisible()
    await expectToFit(page)
  },
  { viewport: PHONE },
)
