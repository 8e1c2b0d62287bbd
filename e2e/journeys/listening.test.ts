import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, chooseFile, press, tabTo, write } from '../support/keyboard.ts'
import { recording } from '../support/material.ts'

useBrowser()

const timeOf = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)

async function upload(page: Page, name: string): Promise<void> {
  await page.goto('/module/listening')
  await chooseFile(page, 'Upload audio or video', recording(name))
  await expect(page.getByText('Costs 1 credit')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Questions' }).click()
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Where the last question that was missed is decided: what is said there is in view, and the player above it. */
async function lookAtMissed(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 560 })
  await page.getByRole('link', { name: 'Show in the Material' }).last().press('Enter')
  const panel = page.getByRole('dialog', { name: 'sentences-90s.webm' })
  await expectValue.poll(() => panel.locator('mark:focus').evaluate(isInWindow)).toBe(true)
  const edges = () =>
    panel.evaluate((dialog) => {
      const under = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect()
      return { link: under('a'), player: under('audio'), passage: under('mark') }
    })
  const { link, player, passage } = await edges()
  expectValue(player?.top).toBeGreaterThanOrEqual(link?.bottom ?? 0)
  expectValue(passage?.top).toBeGreaterThanOrEqual(player?.bottom ?? 0)
  await page.keyboard.press('Escape')
  if (size) await page.setViewportSize(size)
}

journey('By keyboard a recording becomes questions, which are heard, answered, scored and kept', async (page) => {
  await signInStudent(page)
  await page.goto('/module/listening')
  await press(page.getByRole('button', { name: 'Generate Questions' }))
  await expect(page.getByText('Please select an audio or video file.')).toBeVisible()
  await chooseFile(page, 'Upload audio or video', {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no sound'),
  })
  await expect(page.getByText('Unsupported file type. Please upload an audio or video file.')).toBeVisible()

  await upload(page, 'sentences-90s.webm')
  await expect(
    page.getByText('You can leave this page. The work goes on, and the result appears in your history.'),
  ).toBeVisible()
  // Left and found again: the work goes on in the server.
  await page.goto('/')
  await page.goto('/module/listening')
  await page.getByRole('heading', { level: 1, name: 'sentences-90s.webm' }).waitFor()
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()
  await expect(page.getByText('The teacher asked the students to open their books and read')).toBeGone()

  await press(page.getByRole('button', { name: 'Play', exact: true }))
  await expectValue.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  // By a range request, as the recording has not been loaded so far.
  await press(page.getByRole('button', { name: /moment of question 5$/ }))
  await expectValue.poll(() => timeOf(page)).toBeGreaterThan(20)
  await tabTo(page.getByLabel('Speed'))
  await page.keyboard.type('1.5')
  const rate = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)
  await expectValue.poll(rate).toBe(1.5)
  await tabTo(page.getByLabel('Position'))
  for (const key of ['Home', 'PageUp', 'PageUp', 'PageUp', 'PageUp']) await page.keyboard.press(key)
  await expectValue.poll(() => timeOf(page)).toBeGreaterThan(34)
  await page.keyboard.press('j')
  await expectValue.poll(() => timeOf(page)).toBeLessThan(34)
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: 'Loop sentence', pressed: true })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await choose(page.getByRole('radio').first())
  await page.reload()
  await expect(page.getByText('1 of 10 answered.', { exact: false })).toBeVisible()
  await press(page.getByRole('button', { name: 'Submit', exact: true }).first())
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Score' })).toBeVisible()
  await expect(page.getByText(/of 10 correct/)).toBeVisible()
  await press(page.getByRole('button', { name: /She has lived in London for more than ten years/ }))
  await expectValue.poll(() => timeOf(page)).toBeGreaterThan(9)

  await lookAtMissed(page)
  await press(page.getByRole('button', { name: 'Listening History' }))
  await expect(page.getByText('0.3 MB / 500 MB used')).toBeVisible()
  await expect(page.getByText('1 attempt,', { exact: false })).toBeVisible()
  await press(page.getByRole('button', { name: /^Rename / }))
  await write(page.getByLabel(/^Title of/), 'Everyday 日常')
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: 'Delete Everyday 日常' }))
  await expect(page.getByText('Are you sure you want to delete “Everyday 日常”?')).toBeVisible()
  await expect(page.getByText('This action cannot be undone.', { exact: false })).toBeVisible()
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Listening set deleted')).toBeVisible()
  await expect(page.getByText('No listening sets found.')).toBeVisible()

  // What was brought stays in the library, with what was said, until it is deleted there; questions can be made of it again.
  await page.goto('/library')
  await press(page.getByRole('link', { name: 'sentences-90s.webm' }))
  await expect(page.getByRole('article').getByText('The teacher asked the students to open their books')).toBeVisible()
  const player = page.getByLabel('Recording of sentences-90s.webm')
  await player.evaluate((audio: HTMLAudioElement) => audio.play())
  // Beside what is said, however far down that is read.
  await page.getByRole('article').evaluate((article) => article.scrollIntoView({ block: 'end' }))
  await expectValue.poll(() => player.evaluate(isInWindow)).toBe(true)
  await press(page.getByRole('button', { name: 'Listening questions' }))
  await expect(page.getByText('sentences-90s.webm (')).toBeVisible()
  await expect(page.getByText('Costs 1 credit')).toBeVisible()
  await page.goBack()
  await press(page.getByRole('button', { name: 'Delete sentences-90s.webm' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await page.goto('/module/listening?view=history')
  await expect(page.getByText('0 MB / 500 MB used')).toBeVisible()
})

journey('A recording that is cancelled, or that is none, costs nothing', async (page) => {
  await signInStudent(page)
  await upload(page, 'sentences-90s.mp3')
  await expect(
    page.getByText('You can leave this page. The work goes on, and the result appears in your history.'),
  ).toBeVisible()
  await expect(page.getByText(/^\d+ s(?:econds?)?, \d+%$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Listening set deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible()

  // Nor does it need one: what is said, as text, will do.
  await page.getByRole('radio', { name: 'Transcript' }).click()
  await page.getByRole('button', { name: 'Try a Sample' }).click()
  await expect(page.getByText('Costs 1 credit')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Questions' }).click()
  await page.getByText(/^Without a recording, 0 of \d+ answered/).waitFor()
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()
  await page.goto('/module/listening')
  await page.getByRole('radio', { name: 'Recording' }).click()

  await upload(page, 'playlist-that-opens-files.mp3')
  await expect(page.getByText('Unsupported file type. Please upload an audio or video file.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()
})
