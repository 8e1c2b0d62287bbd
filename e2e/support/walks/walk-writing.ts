import { writingEndpoints } from '@lectern/contract/writing'
import type { Page, Response } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { LONG_WORD, type Visit } from '../visit.ts'

const ESSAY = `He go to school every day because school gives him many informations about the world.

${LONG_WORD} is a very important word. 我们今天地作业很多。

In conclusion, every child should learn at school, because it help them in their future.`

/** Every screen of graded writing. */
export async function walkWritingScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  const writing = student.call(writingEndpoints)
  await page.goto('/module/writing')
  const kept = page.waitForResponse(isKept, { timeout: 0 })
  await page.getByLabel('Exam type').selectOption('Other')
  await page.getByLabel('Essay', { exact: true }).fill(ESSAY)
  await page.getByRole('button', { name: 'Get Feedback' }).click()
  await expect(page.getByText('Please describe the purpose of your writing.')).toBeVisible()
  await visit('writing-form')
  // Another device goes on from what is kept, and this one does not know.
  const { revision } = await (await kept).json()
  await writing.keepUnsent({ body: { content: `${LONG_WORD} ${ESSAY}`, exam_type: 'Other', revision } })
  await page.getByLabel('Essay', { exact: true }).fill('She goes to school.')
  await expect(page.getByText('This essay was changed in another tab or on another device.')).toBeVisible()
  await visit('writing-elsewhere')
  await page.goto('/module/writing?view=history')
  await expect(page.getByText('No graded essays yet')).toBeVisible()
  await visit('writing-history-empty')

  const first = await writing.grade({ form: { content: ESSAY, exam_type: 'IELTS', topic: LONG_WORD.repeat(3) } })
  const content = ESSAY.replace('informations', 'information')
  const second = await writing.grade({ form: { content, exam_type: 'IELTS', previous_id: first.id } })
  await page.goto(`/module/writing?view=report&essay_id=${first.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Report' })).toBeVisible()
  await page
    .getByRole('button', { name: /: .*informations|：.*informations/ })
    .first()
    .click()
  await visit('writing-report')
  await page.goto(`/module/writing?view=report&essay_id=${second.id}`)
  await expect(page.getByRole('heading', { name: 'Since the Last Draft' })).toBeVisible()
  await visit('writing-report-revision')

  await page.goto('/module/writing?view=history')
  await expect(page.getByRole('button', { name: /^View Report/ }).nth(1)).toBeVisible()
  await visit('writing-history')
  await page.getByRole('button', { name: 'Delete this essay' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('writing-history-delete')
}

/** Whether the whole essay is kept with the server by this answer. */
const isKept = (answer: Response): boolean =>
  answer.url().endsWith('/api/writing/unsent/') &&
  answer.request().method() === 'PUT' &&
  answer.request().postDataJSON().content === ESSAY
