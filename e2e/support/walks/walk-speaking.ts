import { materialsEndpoints } from '@lectern/contract/materials'
import { speakingEndpoints } from '@lectern/contract/speaking'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from '../visit.ts'

/** Every screen of speaking. */
export async function walkSpeakingScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await page.goto('/module/speaking?view=history')
  await expect(page.getByText('No sessions yet')).toBeVisible()
  await visit('speaking-history-empty')
  await walkStart(page, visit)
  await walkTalk(page, student, visit)
  await walkSpokenModes(page, student, visit)
  await walkMaterial(page, student, visit)

  await page.goto('/module/speaking?view=history')
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible()
  await visit('speaking-history')
  await page
    .getByRole('button', { name: `Delete ${LONG_TITLE}` })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('speaking-history-delete')
}

async function walkStart(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/speaking')
  await expect(page.getByText('My family', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start Topic Chat' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await visit('speaking-start')
  await page.getByLabel('Language').selectOption('zh-TW')
  await page.getByText('我最喜歡的食物').click()
  await visit('speaking-start-chinese')
}

async function walkTalk(page: Page, student: Student, visit: Visit): Promise<void> {
  const speaking = student.call(speakingEndpoints)
  const { id } = await speaking.startChat({ body: { topic: LONG_TITLE } })
  await endUnsaid(page, id, visit)
  const text = `He go to school every weekends. ${LONG_WORD.repeat(3)} 我們都喜歡學習，因為學習很有意思。 ${'I like it very much because it is fun. '.repeat(6)}`
  await speaking.reply({ params: { id }, form: { text } })
  await page.goto(`/module/speaking?view=session&session_id=${id}`)
  await expect(page.getByRole('button', { name: 'Record your turn' })).toBeVisible()
  await visit('speaking-talk')
  await page.getByRole('radio', { name: 'Type' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please type what you want to say.')).toBeVisible()
  await visit('speaking-talk-typed')
  await page.getByRole('button', { name: 'End and Get Summary' }).click()
  await expect(page.getByRole('heading', { name: 'By criterion' })).toBeVisible()
  await visit('speaking-summary')
}

/** What is spoken about is of the library, with chapters and pages, and goes meanwhile. */
async function walkMaterial(page: Page, student: Student, visit: Visit): Promise<void> {
  const library = student.call(materialsEndpoints)
  const text = ['One', 'Two']
    .map((name) => `# ${name}\n\nThe ${name} cell of a leaf holds water. ${LONG_WORD}.\n`)
    .join('\n')
  const { id } = await library.create({
    form: { text: `${text}\n${'A leaf is green. '.repeat(400)}`, title: LONG_TITLE },
  })
  await page.goto('/module/speaking')
  await page.getByLabel('Language').selectOption('en-US')
  await page.getByRole('radio', { name: 'From your library' }).click()
  await page.getByRole('button', { name: 'Start Topic Chat' }).click()
  await expect(page.getByText('Please choose a material of your library.')).toBeVisible()
  await visit('speaking-start-library')
  await page.getByRole('button', { name: 'Use earlier material' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: LONG_TITLE }).first().click()
  await page.getByRole('radio', { name: 'A Chapter' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Chapters' })).toBeVisible()
  await visit('speaking-start-material')
  const speaking = student.call(speakingEndpoints)
  const talk = await speaking.startChat({ body: { topic: '', material_id: id } })
  await speaking.reply({ params: { id: talk.id }, form: { text: 'I do not know.' } })
  await page.goto(`/module/speaking?view=session&session_id=${talk.id}`)
  await expect(page.getByRole('link', { name: 'Open the material' })).toBeVisible()
  await visit('speaking-talk-material')
  await speaking.endChat({ params: { id: talk.id } })
  await library.delete({ params: { id } })
  await page.goto(`/module/speaking?view=session&session_id=${talk.id}`)
  await expect(page.getByRole('heading', { name: 'Also in the material' })).toBeVisible()
  await visit('speaking-summary-material-gone')
}

/** Nothing was said yet, so that an end has no summary: it is asked about. */
async function endUnsaid(page: Page, id: number, visit: Visit): Promise<void> {
  await page.goto(`/module/speaking?view=session&session_id=${id}`)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'End this talk?' })
  await expect(question).toBeVisible()
  await visit('speaking-talk-end')
  await question.getByRole('button', { name: 'Cancel' }).click()
}

async function walkSpokenModes(page: Page, student: Student, visit: Visit): Promise<void> {
  const speaking = student.call(speakingEndpoints)
  const shadowing = await speaking.startShadowing({ body: { topic: 'My family' } })
  await page.goto(`/module/speaking?view=session&session_id=${shadowing.id}`)
  await expect(page.getByRole('button', { name: 'Record sentence 1' })).toBeVisible()
  await visit('speaking-shadowing')
  const presentation = await speaking.startPresentation({ body: { topic: LONG_TITLE } })
  await page.goto(`/module/speaking?view=session&session_id=${presentation.id}`)
  await page.getByRole('button', { name: 'Submit Presentation' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await visit('speaking-presentation')
}
