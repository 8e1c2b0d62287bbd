import { readFile } from 'node:fs/promises'
import { listeningEndpoints } from '@lectern/contract/listening'
import type { ListeningSet, ListeningWork } from '@lectern/contract/listening/shapes'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { recording } from '../material.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from '../visit.ts'

/** Every screen of listening. */
export async function walkListeningScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await page.goto('/module/listening?view=history')
  await expect(page.getByText('No listening sets found.')).toBeVisible()
  await visit('listening-history-empty')
  await page.goto('/module/listening')
  await page.getByRole('button', { name: 'Generate Questions' }).click()
  await expect(page.getByText('Please select an audio or video file.')).toBeVisible()
  await page.getByText('Languages spoken').first().click()
  await visit('listening-upload')
  await page.getByRole('radio', { name: 'Transcript' }).click()
  await page.getByRole('button', { name: 'Try a Sample' }).click()
  await page.getByText('Costs 1 credit').waitFor()
  await visit('listening-transcript')
  await page.getByRole('radio', { name: 'Recording' }).click()

  const set = await keepSet(student)
  await walkPractice(page, set, visit)
  await walkHistory(page, set, visit)
  await walkWork(page, visit)
  await walkNotSetUp(page, visit)
}

async function keepSet(student: Student): Promise<ListeningSet> {
  const listening = student.call(listeningEndpoints)
  const file = new File([await readFile(recording('sentences-90s.mp3'))], 'sentences.mp3')
  const { set } = await listening.generate({ form: { file, language_codes: 'en-US,zh-HK' } })
  if (!set) throw new Error('No set was made')
  await listening.renameSet({ params: { id: set.id }, body: { title: LONG_TITLE } })
  return set
}

async function walkPractice(page: Page, { id }: ListeningSet, visit: Visit): Promise<void> {
  await page.goto(`/module/listening?view=practice&set=${id}`)
  await expect(page.getByRole('button', { name: 'Loop sentence' })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('textbox').first().fill(LONG_WORD.repeat(3))
  await page.getByRole('button', { name: 'Loop sentence' }).click()
  await visit('listening-practice')
  await page.getByRole('button', { name: 'Start Over' }).click()
  await visit('listening-start-over')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Back to Listening', exact: true }).click()
  await page.getByText(/^Practice in progress: /).waitFor()
  await visit('listening-left')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Loop sentence' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('listening-submit')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Transcript' })).toBeVisible()
  await visit('listening-score')
  await page.goto('/module/listening?view=score&attempt=999999')
  await expect(page.getByText('This attempt is not there')).toBeVisible()
  await visit('listening-attempt-gone')
  await page.goto('/module/listening?view=practice&set=999999')
  await expect(page.getByText('This listening set no longer exists')).toBeVisible()
  await visit('listening-practice-gone')
}

/** A recording that is being worked on, as the site tells of it. */
const workOf = (id: number): ListeningWork => ({
  id,
  title: LONG_TITLE,
  status: 'processing',
  stage: 'transcribing',
  percent: 57,
  pieces_done: 2,
  pieces_total: 5,
  credit_cost: 12,
  error: null,
  retry_until: null,
  created_at: new Date().toISOString(),
})

async function walkHistory(page: Page, { id }: ListeningSet, visit: Visit): Promise<void> {
  const work = workOf(id + 1)
  const error = 'A service that this needs did not respond. Please try again later.'
  const kept = { retry_until: '2026-11-29T12:00:00.000Z', credits_refunded: 12 }
  const failed = { ...work, ...kept, id: id + 2, title: '第四講 錄音.mp3', status: 'failed', error }
  await page.route('**/api/listening/unfinished/', (route) => route.fulfill({ json: { in_progress: [work, failed] } }))
  await page.goto('/module/listening?view=history')
  await expect(page.getByText('2 of 5 parts transcribed')).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${LONG_TITLE}` })).toBeVisible()
  await visit('listening-history')
  await page.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('listening-history-delete')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function walkWork(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/listening')
  await page.locator('input[type=file]').setInputFiles(recording('sentences-90s.m4a'))
  await expect(page.getByText('Costs 1 credit')).toBeVisible()
  await visit('listening-chosen')
  // Real work may be done before it was looked at.
  const work = workOf(1)
  await page.route('**/api/listening/generate/', (route) => route.fulfill({ json: { set: null, work } }))
  await page.route('**/api/listening/unfinished/', (route) => route.fulfill({ json: { in_progress: [work] } }))
  await page.route('**/api/listening/sets/*/cancel/', (route) => route.fulfill({ json: { credits_refunded: 12 } }))
  await page.getByRole('button', { name: 'Generate Questions' }).click()
  await expect(
    page.getByText('You can leave this page. The work goes on, and the result appears in your history.'),
  ).toBeVisible()
  await visit('listening-processing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Upload audio or video')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** A site where nothing transcribes. */
async function walkNotSetUp(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/config/', async (route) => {
    const answer = await route.fetch()
    const speech = { transcribes: null, speaks: null, name: null }
    await route.fulfill({ json: { ...(await answer.json()), speech } })
  })
  await page.goto('/module/listening')
  await expect(page.getByText(/^Speech recognition is not set up on this site/)).toBeVisible()
  await visit('listening-not-set-up')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
