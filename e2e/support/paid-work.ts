import { usersEndpoints } from '@lectern/contract/accounts/users'
import { creditsEndpoints } from '@lectern/contract/credits'
import { examEndpoints } from '@lectern/contract/exam'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { notesEndpoints } from '@lectern/contract/notes'
import { writingEndpoints } from '@lectern/contract/writing'
import type { Page, Route } from 'playwright-core'
import type { Student } from './api-account.ts'
import { expect } from './expect.ts'

export const MITOSIS = `Mitosis is the division of a nucleus into two nuclei with the same chromosomes.
A chromosome is a thread of DNA and protein in the nucleus of a cell. The spindle was described by Walther Flemming in 1882.`
export const ROOTS = `A root hair is an outgrowth of a cell of the root that takes up water. Osmosis is the movement of water
through a membrane that lets no salt pass. Xylem is the tissue that carries water from the roots to the leaves.`
const ESSAY = 'He go to school every day because school gives him many informations about the world.'

export const reviewOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })

export async function generateCards(page: Page, content: string): Promise<void> {
  await page.goto('/module/recite?view=upload')
  await page.getByLabel('Content', { exact: true }).fill(content)
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
}

export async function generateNotes(page: Page, content: string): Promise<void> {
  await page.goto('/module/notes')
  await page.getByLabel('Content', { exact: true }).fill(content)
  await page.getByRole('button', { name: 'Generate Notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Making Your Notes' })).toBeVisible()
}

export async function gradeEssay(page: Page): Promise<void> {
  await page.goto('/module/writing')
  await page.getByLabel('Essay', { exact: true }).fill(ESSAY)
  await page.getByRole('button', { name: 'Get Feedback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grading Your Essay' })).toBeVisible()
}

/** Whether the call asks for the first part of a material. */
export const isFirstChunk = (route: Route): boolean =>
  (route.request().postDataJSON() as { chunk_index: number }).chunk_index === 0

/** What the student has of everything, as the server tells. */
export async function belongings(student: Student) {
  const [sets, notes, essays, exams, lectures, held, { credits }] = await Promise.all([
    student.recite.history({ query: {} }),
    student.call(notesEndpoints).list({ query: {} }),
    student.call(writingEndpoints).listEssays({ query: {} }),
    student.call(examEndpoints).listSets({ query: {} }),
    student.call(lectureEndpoints).list({ query: {} }),
    student.call(creditsEndpoints).heldCredits(),
    student.call(usersEndpoints).profile(),
  ])
  return {
    sets: sets.flashcard_sets.map(({ title }) => title).sort(),
    notes: notes.notes.length,
    essays: essays.essays.length,
    exams: exams.exam_sets.map(({ question_count }) => question_count),
    lectures: lectures.results.map(({ status }) => status),
    heldCredits: held.held_credits,
    credits,
  }
}
