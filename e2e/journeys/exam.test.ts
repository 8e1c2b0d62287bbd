import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { practiceHearsKeys } from '../support/exam.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document } from '../support/material.ts'

useBrowser()

journey('Documents become an exam that is practised, marked, taken again and kept', async (page) => {
  await signInStudent(page)
  await page.goto('/module/exam')
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByText('Please provide content to generate an exam.')).toBeVisible()

  // Each document is added to what is there.
  let words = 0
  for (const name of ['en.pdf', 'deck.pptx', 'two.pdf']) {
    await page.locator('input[type=file]').setInputFiles(document(name))
    await expectValue.poll(() => wordCount(page), { timeout: 15_000 }).toBeGreaterThan(words)
    words = await wordCount(page)
  }
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByText('Your exam is ready')).toBeVisible()
  await expect(page.getByRole('banner').getByText(/10 credits/)).toBeVisible()
  await page.getByRole('button', { name: 'Start Practice' }).click()

  await practiceHearsKeys(page)
  await expect(page.getByText(/^0 of 30 answered\./)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'Question 2, answered' })).toBeVisible()

  // Left, reloaded and found again.
  await page.goto('/module/exam')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^2 of 30 answered\./)).toBeVisible()
  await page.getByRole('radio', { name: 'All at once' }).click()
  expectValue(await page.getByRole('group', { name: /^Question \d+$/ }).count()).toBe(30)
  const answers = page.getByRole('textbox')
  await answers.first().fill('I do not know.')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeVisible()
  await expect(page.getByText('I do not know.')).toBeVisible()
  await page.getByRole('button', { name: /^Re-test Wrong Answers/ }).click()
  await expect(page.getByText(/^0 of \d+ answered/)).toBeVisible()

  await page.getByRole('button', { name: 'Back to Exam' }).click()
  await page.getByRole('button', { name: 'Exam History' }).click()
  await expect(page.getByText(/Latest score \d+%/)).toBeVisible()
  await page.getByRole('heading', { level: 2 }).first().dblclick()
  await page.getByLabel(/^Title of/).fill('Memory 記憶體')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Memory 記憶體' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Memory 記憶體' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No exams yet' })).toBeVisible()
})

/** Words in the content box, as the screen says. */
async function wordCount(page: Page): Promise<number> {
  const said = await page.getByText(/^[\d,]+ words?$/).innerText()
  return Number(said.replace(/\D/g, ''))
}

journey('A text too short for thirty questions costs nothing', async (page) => {
  await signInStudent(page)
  await page.goto('/module/exam')
  await page.getByLabel('Content').fill('A cell is the smallest unit of life.')
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByRole('dialog', { name: 'Credits Refunded' })).toBeVisible()
  await expect(page.getByText('The 10 credits were refunded.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
})
