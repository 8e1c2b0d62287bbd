import { readFile } from 'node:fs/promises'
import { documentsEndpoints } from '@lectern/contract/documents'
import { examEndpoints } from '@lectern/contract/exam'
import type { ExamSet } from '@lectern/contract/exam/shapes'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { practiceHearsKeys } from '../exam.ts'
import { expect } from '../expect.ts'
import { document } from '../material.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from '../visit.ts'
import { PHONE } from '../widths.ts'

/** Every screen of exams. */
export async function walkExamScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await walkMaking(page, visit)
  const { id } = await keepExam(student)
  await walkPractice(page, visit)
  await walkHistory(page, visit)
  await student.call(examEndpoints).deleteSet({ params: { id } })
  await page.reload()
  await expect(page.getByText('No exams yet')).toBeVisible()
  await visit('exam-history-empty')
}

/** Terms enough for an exam of ten, where three documents of one lesson repeat each other. */
const LESSON = new URL('../../../packages/engine/test-material/cells.en.txt', import.meta.url)

/** An exam of three documents and a lesson, with a long title. */
async function keepExam(student: Student): Promise<ExamSet> {
  const exam = student.call(examEndpoints)
  const texts = [await readFile(LESSON, 'utf8')]
  for (const name of ['en.pdf', 'deck.pptx', 'two.pdf']) {
    const file = new File([await readFile(document(name))], name)
    const { extracted_text } = await student.call(documentsEndpoints).extract({ form: { module: 'exam', file } })
    texts.push(extracted_text)
  }
  const set = await exam.generate({ body: { method: 'content', content: texts.join('\n\n'), question_count: 10 } })
  await exam.renameSet({ params: { id: set.id }, body: { title: LONG_TITLE } })
  return set
}

async function walkMaking(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/exam')
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByText('Please provide content to generate an exam.')).toBeVisible()
  await visit('exam-generate')
  await page.getByLabel('Content').fill('A cell is the smallest unit of life.')
  await page.getByLabel('Level').selectOption('hard')
  await page.getByLabel('Language of the exam').selectOption('traditional_chinese')
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByText(/^This material gives/)).toBeVisible()
  await visit('exam-generate-offer')
  await page.getByRole('radio', { name: 'Topic' }).click()
  await page.getByLabel('Topics').fill(LONG_WORD.repeat(4))
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await visit('exam-generate-topic')
}

async function walkPractice(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/exam?view=history')
  await page.getByRole('button', { name: `Practise ${LONG_TITLE}` }).click()
  await practiceHearsKeys(page)
  await page.keyboard.press('1')
  await page.keyboard.press('f')
  await visit('exam-practice')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Questions, 1/10' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('exam-questions')
  await page.keyboard.press('Escape')
  await walkGiveUp(page, visit)
  await page.getByRole('radio', { name: 'All at once' }).click()
  await page.getByRole('textbox').first().fill(LONG_WORD.repeat(6))
  await visit('exam-practice-all')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('exam-submit')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeVisible()
  await visit('exam-results')
  await page.getByRole('button', { name: 'All Attempts' }).click()
  await expect(page.getByRole('button', { name: /^Open the attempt/ })).toBeVisible()
  await visit('exam-attempts')
}

/** Another practice, while one is not handed in. */
async function walkGiveUp(page: Page, visit: Visit): Promise<void> {
  const address = page.url()
  await page.goto('/module/exam?view=history')
  await page.getByRole('button', { name: `Practise ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('exam-give-up')
  await page.goto(address)
}

async function walkHistory(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/exam?view=history')
  await expect(page.getByText('Latest score')).toBeVisible()
  await visit('exam-history')
  await page.getByRole('button', { name: `Rename ${LONG_TITLE}` }).click()
  await visit('exam-history-rename')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('exam-history-delete')
  await page.getByRole('button', { name: 'Cancel' }).click()
}
