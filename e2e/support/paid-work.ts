import { usersEndpoints } from '@lectern/contract/accounts/users'
import { creditsEndpoints } from '@lectern/contract/credits'
import { examEndpoints } from '@lectern/contract/exam'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { listeningEndpoints } from '@lectern/contract/listening'
import { notesEndpoints } from '@lectern/contract/notes'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { writingEndpoints } from '@lectern/contract/writing'
import type { Page, Route } from 'playwright-core'
import type { Student } from './api-account.ts'
import { expect } from './expect.ts'
import { recording } from './material.ts'

export const MITOSIS = `Mitosis is the division of a nucleus into two nuclei with the same chromosomes.
A chromosome is a thread of DNA and protein in the nucleus of a cell. The spindle was described by Walther Flemming in 1882.`
export const ROOTS = `A root hair is an outgrowth of a cell of the root that takes up water. Osmosis is the movement of water
through a membrane that lets no salt pass. Xylem is the tissue that carries water from the roots to the leaves.`
export const ESSAY = 'He go to school every day because school gives him many informations about the world.'

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

/** Asks the chat a question about some notes. */
export async function askOf(page: Page, notes: string, question: string): Promise<void> {
  await page.goto('/module/understanding')
  await page.getByLabel('Your notes').fill(notes)
  await page.getByLabel('Message').fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
}

/** Sends a typed turn of a talk that begins with it, about a topic for which no model is asked. */
export async function sayTurn(page: Page): Promise<void> {
  await page.goto('/module/speaking')
  await page.getByText('My family', { exact: true }).click()
  await page.getByRole('button', { name: 'Start Topic Chat' }).click()
  await page.getByRole('radio', { name: 'Type' }).click()
  await page.getByRole('textbox', { name: 'Your turn' }).fill('My family likes to walk in the hills on Sundays.')
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Has questions made of a recording, up to where it is being listened to. */
export async function makeListening(page: Page): Promise<void> {
  await page.goto('/module/listening')
  await page.locator('input[type=file]').setInputFiles(recording('sentences-90s.mp3'))
  await page.getByRole('button', { name: 'Generate Questions' }).click()
  await expect(
    page.getByText('You can leave this page. The work goes on, and the result appears in your history.'),
  ).toBeVisible()
}

/** Whether the call asks for the first part of a material. */
export const isFirstChunk = (route: Route): boolean =>
  (route.request().postDataJSON() as { chunk_index: number }).chunk_index === 0

/** What the student has of everything, as the server tells. */
export async function belongings(student: Student) {
  const [sets, notes, essays, exams, lectures, chats, talks, heard, held, { credits }] = await Promise.all([
    student.recite.history({ query: {} }),
    student.call(notesEndpoints).list({ query: {} }),
    student.call(writingEndpoints).listEssays({ query: {} }),
    student.call(examEndpoints).listSets({ query: {} }),
    student.call(lectureEndpoints).list({ query: {} }),
    student.call(understandingEndpoints).listSummaries({ query: {} }),
    student.call(speakingEndpoints).listSessions({ query: {} }),
    student.call(listeningEndpoints).listSets({ query: {} }),
    student.call(creditsEndpoints).heldCredits(),
    student.call(usersEndpoints).profile(),
  ])
  return {
    sets: sets.flashcard_sets.map(({ title }) => title).sort(),
    notes: notes.notes.length,
    essays: essays.essays.length,
    exams: exams.exam_sets.map(({ question_count }) => question_count),
    lectures: lectures.results.map(({ status }) => status),
    chats: chats.sessions.map(({ message_count }) => message_count),
    talks: talks.sessions.map(({ turn_count }) => turn_count),
    listening: heard.sets.length,
    heldCredits: held.held_credits,
    credits,
  }
}
