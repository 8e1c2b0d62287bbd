import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { chooseFile, press, write } from '../support/keyboard.ts'
import { document } from '../support/material.ts'

useBrowser()

async function openNotes(page: Page): Promise<void> {
  await signInStudent(page)
  await page.goto('/module/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
}

async function makeNotes(page: Page, address = /view=note&note_id=\d+/): Promise<void> {
  await press(page.getByRole('button', { name: 'Generate Notes' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Making Your Notes' })).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  await page.waitForURL(address)
}

/** What the browser saves when `act` starts a download. */
async function download(page: Page, act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

const exportAs = (page: Page, kind: string) =>
  download(page, async () => {
    await press(page.getByRole('button', { name: 'Export' }))
    const item = page.getByRole('menuitem', { name: kind })
    // The letter that it begins with leads to it.
    await page.keyboard.press(kind.charAt(0))
    await expect(item).toBeFocused()
    expectValue(await item.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
  })

journey(
  'a document becomes notes, which are read, exported, renamed, found again, and become cards: by keyboard alone',
  async (page) => {
    await openNotes(page)
    await chooseFile(page, 'Upload a document', document('tc.docx'))
    await expect(page.getByText(/^[1-9][\d,]* words$/)).toBeVisible()
    await makeNotes(page)
    await expect(page.getByText('Notes generated successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'tc' })).toBeVisible()
    expectValue(await page.getByRole('article').innerText()).toMatch(/\p{Script=Han}{10,}/u)
    await expect(page.getByText(/made by the built-in engine/)).toBeVisible()
    await press(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last())
    await expect(page.getByRole('article').locator(':focus')).toBeVisible()

    const text = await exportAs(page, 'Text (.txt)')
    expectValue(text.name).toBe('tc.txt')
    expectValue(text.content.toString('utf8')).toMatch(/^\ufeff\p{Script=Han}.*\n=+\n/u)
    const word = await exportAs(page, 'Word (.docx)')
    expectValue(word.name).toBe('tc.docx')
    expectValue(word.content.subarray(0, 2).toString()).toBe('PK')

    await press(page.getByRole('button', { name: 'Your Notes' }))
    await press(page.getByRole('button', { name: 'Rename tc' }))
    await page.keyboard.type('虛擬記憶體 Memory')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Notes renamed successfully!')).toBeVisible()
    await write(page.getByLabel('Search notes'), 'MEMORY')
    await press(page.getByRole('button', { name: 'Open 虛擬記憶體 Memory' }))
    await press(page.getByRole('button', { name: 'Make Cards' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Set' })).toBeVisible()
    await expect(page.getByText('From 虛擬記憶體 Memory')).toBeVisible()

    await page.goto('/module/notes?view=history')
    await press(page.getByRole('button', { name: 'Delete 虛擬記憶體 Memory' }))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(page.getByText('No notes yet')).toBeVisible()
    await expect(page.getByRole('banner').getByText(/19 credits/)).toBeVisible()
  },
)

journey('a document that was uploaded for flashcards is picked again for notes', async (page) => {
  const { recite } = await signInStudent(page)
  await recite.upload({ form: { file: new File([await readFile(document('en.pdf'))], 'Chapter 7.pdf') } })
  await page.goto('/module/notes')
  await page.getByRole('button', { name: 'Use earlier material' }).click()
  await page.getByRole('button', { name: /^Chapter 7\.pdf/ }).click()
  await expect(page.getByText('From Chapter 7.pdf')).toBeVisible()
  await makeNotes(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 7' })).toBeVisible()
})

journey(
  'a chunk that fails stands in red in its place, its share comes back, and it is tried again there',
  async (page) => {
    await openNotes(page)
    const sentence = (index: number) => `The organelle number ${index} is the part of a cell that does task ${index}. `
    await page
      .getByLabel('Content', { exact: true })
      .fill(Array.from({ length: 260 }, (_, index) => sentence(index)).join(''))
    await page.route('**/api/notes/generate/', async (route) => {
      const { chunk_index } = route.request().postDataJSON() as { chunk_index: number }
      if (chunk_index !== 1) return route.continue()
      await route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } })
    })
    await makeNotes(page, /view=made&generation_id=/)
    const failure = page.getByText('Part 2 of 3: Something went wrong.')
    await expect(failure).toBeVisible()
    expectValue(await failure.evaluate((element) => element.nextElementSibling !== null)).toBe(true)
    await expect(page.getByText(/1 credit has been refunded\./)).toBeVisible()
    await expect(page.getByText(/^Part 2 of 3 could not be made\./)).toBeVisible()
    await page.unroute('**/api/notes/generate/')
    await page.reload()
    await page.getByRole('button', { name: 'Try it again' }).click()
    await page.waitForURL(/view=note&note_id=\d+/)
    await expect(failure).toHaveCount(0)
  },
  { mayComplain: /Nothing was made of chunk 2|status of 500/ },
)

journey('what is not material makes no notes and costs nothing', async (page) => {
  await openNotes(page)
  const generate = page.getByRole('button', { name: 'Generate Notes' })
  await generate.click()
  await expect(page.getByText('Please provide content to generate notes.')).toBeVisible()
  await page.getByLabel('Content', { exact: true }).fill('[Extraction failed – network error]')
  await generate.click()
  await expect(page.getByText(/Detected OCR notice in content\./)).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('x') })
  await expect(page.getByText(/^Unsupported file type\. Please upload: \.txt, \.pdf, \.doc/)).toBeVisible()
  await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
})
