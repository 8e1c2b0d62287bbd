import { reviewEndpoints } from '@lectern/contract/review'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { keepSet } from '../recite.ts'
import { LONG_WORD, type Visit } from '../visit.ts'

const DAY_MS = 86_400_000

/** What reviews and their plans show beyond a card and its answer, and how cards come in and go out. */
export async function walkReviewScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await walkNothing(page, visit)
  await walkTyped(page, student, visit)
  await walkPlans(page, student, visit)
  await walkImports(page, visit)
}

async function walkNothing(page: Page, visit: Visit): Promise<void> {
  await page.goto('/review')
  await expect(page.getByText('No cards to review yet')).toBeVisible()
  await visit('review-empty')
  await page.goto('/progress')
  await expect(page.getByText('None of the cards you have learned comes back in this time.')).toBeVisible()
  await visit('progress-empty')
}

/** An answer that slips, one that lacks an idea, and how it all ended. */
async function walkTyped(page: Page, student: Student, visit: Visit): Promise<void> {
  const set = await keepSet(student, LONG_WORD, [
    { question: 'Where is energy released?', answer: 'The mitochondrion' },
    {
      question: 'What happens in photosynthesis?',
      answer: 'Plants take in carbon dioxide and water. They release oxygen into the air.',
    },
  ])
  await student.call(reviewEndpoints).updateSetSettings({ params: { id: set.id }, body: { is_typed: true } })
  await page.goto('/review')
  const answer = page.getByLabel('Your answer')
  await expect(page.getByText('Where is energy released?')).toBeVisible()
  await visit('review-typed')
  await answer.fill('mitocondrion')
  await answer.press('Enter')
  await expect(page.getByText('Right, but for a slip of form')).toBeVisible()
  await visit('review-typed-slip')
  await page.keyboard.press('Enter')
  await expect(page.getByText('What happens in photosynthesis?')).toBeVisible()
  await answer.fill('Plants take in water and carbon dioxide.')
  await answer.press('Enter')
  await expect(page.getByText('Something is missing')).toBeVisible()
  await visit('review-typed-missing')
}

/** An exam for which there is not time enough. */
async function walkPlans(page: Page, student: Student, visit: Visit): Promise<void> {
  // More than fits, however fast the walk has answered.
  await keepSet(student, 'Leaves', 110)
  const { date: today } = await student.call(reviewEndpoints).today()
  await page.goto('/progress')
  await page.getByLabel('Date of the exam').fill(new Date(Date.parse(today) + 10 * DAY_MS).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Set the Exam Date' }).press('Enter')
  const minutes = page.getByLabel('Minutes you have a day')
  await minutes.fill('1')
  await minutes.press('Enter')
  // A hundred at most are named, and a slow walk leaves more.
  await expect(page.getByText('Question 100')).toBeVisible()
  await visit('progress-exam')
}

async function walkImports(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'Import cards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import cards' })
  await dialog.getByLabel('Or paste cards').fill(`${LONG_WORD} => 狗\n貓 => ${LONG_WORD}\n鳥`)
  await dialog.getByLabel('Between question and answer').fill(' => ')
  await expect(dialog.getByText(/2 cards found\./)).toBeVisible()
  await visit('import-preview')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('1 thing could not be taken').click()
  await expect(dialog.getByText('1 card lacks a question or an answer.')).toBeVisible()
  await visit('import-done')
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('import-undo')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export Leaves' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('export')
}
