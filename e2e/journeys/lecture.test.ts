import { priceOfLecture } from '@lectern/domain/prices'
import type { Locator, Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { chooseFile, press, write } from '../support/keyboard.ts'
import { document, hostile } from '../support/material.ts'

useBrowser()

const credits = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByText(new RegExp(`^${count} credits?`))).toBeVisible()

/** Chooses a PDF and commits to its price. */
async function process(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.goto('/module/lecture?view=upload')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload & Process PDF' }).click()
}

/** A PDF of so many full pages, printed by the browser. */
async function printPages(page: Page, pageCount: number): Promise<Buffer> {
  const fact = (number: number) => `<p>Membrane ${number} is a thin layer that lets water pass to side ${number}.</p>`
  const facts = (start: number) => Array.from({ length: 26 }, (_, index) => fact(start + index)).join('')
  const sheets = Array.from({ length: pageCount }, (_, index) => `<div>${facts(index * 26)}</div>`)
  const press = await page.context().newPage()
  await press.setContent(`<style>div { break-after: page }</style>${sheets.join('')}`)
  const pdf = await press.pdf()
  await press.close()
  return pdf
}

journey('by keyboard a PDF is explained, read beside its pages, renamed, found again and deleted', async (page) => {
  await signInStudent(page)
  await page.goto('/module/lecture')
  await press(page.getByRole('button', { name: /^Generate Content/ }))
  await chooseFile(page, 'Upload a PDF', document('en.docx'))
  await expect(page.getByText('Only PDF files are allowed')).toBeVisible()
  await chooseFile(page, 'Upload a PDF', document('en.pdf'))
  await expect(page.getByText('A started megabyte costs a whole credit.')).toBeVisible()
  await press(page.getByRole('button', { name: 'Upload & Process PDF' }))
  await expect(page.getByText('Lecture uploaded successfully! Processing...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Processing Your Lecture' })).toBeVisible()

  await expect(page.getByRole('heading', { level: 2, name: 'Virtual Memory and Paging' })).toBeVisible()
  await expect(page.getByText(/^AI-generated content — For reference only/)).toBeVisible()
  await expect(page.getByText(/made by the built-in engine/)).toBeVisible()
  expectValue(await page.getByRole('article').innerText()).toMatch(/“.+” \(page \d\)/)
  await press(page.locator('summary').filter({ hasText: 'Answer' }).first())

  // The browser's own viewer, or where it has none, a tab of its own, which downloads it.
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled)
  if (hasViewer) {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Nothing to press where the sections stand beside the text.
    await expect(page.getByRole('navigation', { name: 'Contents' }).locator('summary')).toHaveCount(0)
    await press(page.getByRole('button', { name: 'PDF Beside Text' }))
    const frame = page.getByTitle('The PDF at page 1')
    await expect(frame).toBeVisible()
    expectValue(await frame.getAttribute('src')).toMatch(/^blob:.*#page=1&/)
    await press(page.getByRole('button', { name: 'Hide PDF' }))
  }
  const opened = page.waitForEvent('popup')
  const downloaded = hasViewer ? null : page.context().waitForEvent('download')
  await press(page.getByRole('button', { name: 'View Original PDF' }))
  const tab = await opened
  if (downloaded) expectValue((await downloaded).url()).toMatch(/^blob:/)
  else await tab.waitForURL(/^blob:/)
  await tab.close()

  await press(page.getByRole('button', { name: 'Lecture History' }))
  await press(page.getByRole('button', { name: 'Rename en' }))
  await page.keyboard.type('第四講 Memory')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Title updated successfully')).toBeVisible()
  await write(page.getByLabel('Search lectures'), 'memory')
  await press(page.getByRole('button', { name: 'Search', exact: true }))
  await press(page.getByRole('button', { name: 'View Content of 第四講 Memory' }))
  await expect(page.getByRole('heading', { level: 1, name: '第四講 Memory' })).toBeVisible()
  await page.goto('/module/lecture?view=history')
  await press(page.getByRole('button', { name: 'Delete 第四講 Memory' }))
  await expect(page.getByText(/This will permanently delete the lecture and its PDF file\./)).toBeVisible()
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Lecture deleted successfully')).toBeVisible()
  await expect(page.getByText('No lectures yet')).toBeVisible()
  await credits(page, 19)
})

journey('a PDF that cannot be read gives its price back, and says why', async (page) => {
  await signInStudent(page)
  await process(page, hostile('enc_user.pdf'))
  const why = page.getByText(/protected by a password.*Credits refunded\./)
  await expect(why.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Lecture History' })).toBeVisible()
  await credits(page, 20)
  await page.getByRole('button', { name: 'Dismiss enc_user' }).click()
  await expect(page.getByRole('list', { name: 'Lectures in progress' })).toBeGone()
  await page.goto('/profile')
  await expect(page.getByText(/protected by a password/).first()).toBeVisible()
})

journey('a lecture in progress may be left, is found again, and is cancelled for its whole price', async (page) => {
  await signInStudent(page)
  const buffer = await printPages(page, 1000)
  const price = priceOfLecture(buffer.length)
  await process(page, { name: 'Osmosis.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('heading', { level: 1, name: 'Processing Your Lecture' })).toBeVisible()
  await expect(page.getByText(/^\d+ seconds?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Lecture History' }).click()
  const inProgress = page.getByRole('list', { name: 'Lectures in progress' })
  // A thousand pages are read first.
  await inProgress.getByText(/^Explaining section \d+ of \d+, /).waitFor()
  await credits(page, 20 - price)
  await page.goto('/module/lecture')
  await page.getByRole('button', { name: 'Cancel Osmosis' }).click()
  await expect(inProgress).toBeGone()
  await expect(page.getByText(new RegExp(`^${price} credits? (?:has|have) been refunded`))).toBeVisible()
  await credits(page, 20)
  await page.goto('/profile')
  await expect(page.getByText('The lecture was cancelled.').first()).toBeVisible()
})
