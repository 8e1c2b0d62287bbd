import { readFile } from 'node:fs/promises'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, chooseFile, press, tabTo } from '../support/keyboard.ts'
import { document, hostile, picture } from '../support/material.ts'
import { extract, openOcr } from '../support/ocr.ts'

useBrowser()

journey(
  'a scanned document is read while the page is gone, found again, and used in other modules: by keyboard alone',
  async (page) => {
    await signInStudent(page)
    await page.goto('/module/recite?view=upload')
    await chooseFile(page, 'Upload a document', document('scan.pdf'))
    await expect(page.getByText(/^3 pages hold only images/)).toBeVisible()
    const way = page.getByRole('button', { name: 'Read It with OCR Document' })
    await press(way)
    const dialog = page.getByRole('dialog', { name: 'OCR Document' })
    await expect(dialog.getByText('scan.pdf')).toBeVisible()
    await tabTo(dialog.getByLabel('Script of scanned pages'))
    await page.keyboard.type('Traditional')
    await press(dialog.getByRole('button', { name: 'Extract Text' }))
    await expect(dialog.getByText(/^[0-3] of 3 scanned pages read$/)).toBeVisible()
    await expect(dialog.getByText(/^\d+ s(?:econds?)?$/)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Close' }))
    await expect(way).toBeFocused()
    await page.reload()
    await openOcr(page)
    await press(dialog.getByRole('button', { name: /^(Show|Open) scan\.pdf$/ }))
    await dialog.getByLabel('Extracted text').waitFor()
    const text = await dialog.getByLabel('Extracted text').inputValue()
    expectValue(text).toMatch(/^Photosynthesis is the process.+Lecture 4: Virtual Memory.+第四講：虛擬記憶體與分頁/s)
    await expect(dialog.getByText('No text was found on page 3.')).toBeVisible()
    await expect(page.getByText('19 credits')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(dialog.getByRole('button', { name: 'Download .txt' })),
    ])
    expectValue(file.suggestedFilename()).toBe('scan.txt')
    expectValue(await readFile(await file.path(), 'utf8')).toBe(text)

    await press(dialog.getByRole('button', { name: 'Exam', exact: true }))
    await page.waitForURL('/module/exam')
    await expect(page.getByLabel('Content', { exact: true })).toHaveValue(text)
    await page.goto('/module/recite?view=upload')
    await press(page.getByRole('button', { name: 'Use earlier material' }))
    // Brought here first, it says now what its scans show.
    const materials = page.getByRole('button', { name: /^scan\.pdf/ })
    await expect(materials).toHaveCount(1)
    await press(materials)
    // The text of its first page, which was read without OCR, still stands there.
    await press(page.getByRole('button', { name: 'Replace', exact: true }))
    await expect(page.getByLabel('Content', { exact: true })).toHaveValue(text)

    await page.goto('/library')
    await press(page.getByRole('link', { name: 'scan.pdf' }))
    await expect(page.getByRole('article', { name: 'Page 2 of 4' })).toBeVisible()
    await choose(page.getByRole('radio', { name: 'Text' }))
    await expect(page.getByText('Lecture 4: Virtual Memory', { exact: false }).first()).toBeVisible()
  },
)

journey('a reading that is cancelled costs nothing, like a document that cannot be read', async (page) => {
  await signInStudent(page)
  await page.goto('/')
  const dialog = await openOcr(page)
  await extract(dialog, document('scan.pdf'))
  await expect(dialog.getByText(/scanned pages read$/)).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Cancel' }))
  await expect(dialog.getByText(/^Cancelled\./)).toBeVisible()
  await extract(dialog, hostile('enc_user.pdf'))
  await expect(dialog.getByRole('alert')).toHaveText(/protected by a password/)
  await press(dialog.getByRole('button', { name: 'Close' }))
  await page.goto('/profile')
  await expect(page.getByRole('row', { name: /OCR/ }).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^20 credits$/ })).toBeVisible()
})

journey('a photograph becomes the text of an essay and of its topic', async (page) => {
  await signInStudent(page)
  await page.goto('/module/writing')
  await page.locator('input[type=file]').last().setInputFiles(picture('en.jpg'))
  const essay = page.getByRole('textbox', { name: 'Essay' })
  await expectValue.poll(() => essay.inputValue()).toMatch(/^Lecture 4: Virtual Memory and Paging/)
  await page.getByLabel('Topic image').setInputFiles(picture('en.jpg'))
  await expect(page.getByText('The text of the image is read and becomes the topic.')).toBeVisible()
  await page.getByRole('button', { name: 'Get Feedback' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your Report' }).waitFor()
  await expect(page.getByText(/^Lecture 4: Virtual Memory and Paging/).first()).toBeVisible()
})
