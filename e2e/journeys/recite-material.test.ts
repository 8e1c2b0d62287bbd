import { readFileSync } from 'node:fs'
import { splitIntoChunks } from '@lectern/domain/chunks'
import type { Page } from 'playwright-core'
import { describe, expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document, hostile, sentences } from '../support/material.ts'
import { EMPTY_CHUNK, GENERATED, startRun } from '../support/recite.ts'

useBrowser()

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const UNSUPPORTED = 'Unsupported file type. Please upload: .txt, .pdf, .ppt, .pptx'

async function openUpload(page: Page): Promise<void> {
  await signInStudent(page)
  await page.goto('/module/recite?view=upload')
}

const contentOf = (page: Page) => page.getByLabel('Content', { exact: true })

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
}

describe('What cannot be read is told, costs nothing and leaves the content as it was', () => {
  journey('whatever is wrong with the file', async (page) => {
    await openUpload(page)
    await contentOf(page).fill('Kept.')
    const refused = async (name: string, buffer: Buffer, text: string) => {
      await upload(page, name, buffer)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(contentOf(page)).toHaveValue('Kept.')
    }
    await refused('photo.png', PNG, UNSUPPORTED)
    await refused('photo.pdf', PNG, `Upload failed: ${UNSUPPORTED}`)
    await refused('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1), 'File size too large. Maximum size is 10MB.')
    await refused('empty.pdf', Buffer.alloc(0), 'Upload failed: This file is empty.')
    await refused(
      'locked.pdf',
      readFileSync(hostile('enc_user.pdf')),
      'Upload failed: This document is protected by a password. Please remove the password and try again.',
    )
    await refused(
      'broken.pdf',
      Buffer.from('%PDF-1.7\nthe rest was lost'),
      'Upload failed: This document is damaged and could not be read.',
    )
    await refused(
      'long.txt',
      Buffer.from('word '.repeat(100_001)),
      'Upload failed: Content exceeds word limit. Maximum 100,000 words allowed. Current: 100,001 words.',
    )
    await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible()
  })

  journey('too short, too long, empty, or one of our own notices', async (page) => {
    await openUpload(page)
    const generate = page.getByRole('button', { name: 'Generate Flashcards' })
    const refused = async (content: string, text: string | RegExp) => {
      await contentOf(page).fill(content)
      await generate.click()
      await expect(page.getByText(text)).toBeVisible()
    }
    await refused('', 'Please provide content to generate flashcards.')
    await refused(
      'Too short.',
      'Content is too short. Please provide at least 50 characters for meaningful flashcard generation.',
    )
    await refused(
      '[OCR notice: no readable text was found. Use OCR Document to extract it.] and some more words',
      "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
    )
    await contentOf(page).fill('字'.repeat(100_001))
    const alert = page.getByText('Word limit exceeded: Maximum 100,000 words allowed')
    await expect(alert).toBeVisible()
    // On a phone, wherever in the box the student types, the alert is in view.
    const viewport = page.viewportSize()
    await page.setViewportSize({ width: 375, height: 400 })
    for (const block of ['start', 'end'] as const) {
      await contentOf(page).evaluate((box, place) => box.scrollIntoView({ block: place }), block)
      const { y = -1, height = 0 } = (await alert.boundingBox()) ?? {}
      expectValue(y).toBeGreaterThanOrEqual(0)
      expectValue(y + height).toBeLessThanOrEqual(400)
    }
    if (viewport) await page.setViewportSize(viewport)
    await expect(page.getByText('Costs 100 credits')).toBeVisible()
    await expect(page.getByText('Not enough credits. You need 100 credits, but you have 20 credits.')).toBeVisible()
    expectValue(await generate.isDisabled()).toBe(true)
    await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible()
  })
})

journey('a document takes the place of what the student typed or follows it, as the student says', async (page) => {
  await openUpload(page)
  await page.locator('input[type=file]').setInputFiles(document('en.pdf'))
  await expect(page.getByText('From en.pdf')).toBeVisible()
  await contentOf(page).fill('My own words.')
  await page.locator('input[type=file]').setInputFiles(document('tc.pdf'))
  await page.getByRole('button', { name: 'Add to the End' }).click()
  await expectValue.poll(() => contentOf(page).inputValue()).toMatch(/^My own words\.\n\n第四講：虛擬記憶體與分頁\n/)

  await contentOf(page).fill('My own words.')
  await page.locator('input[type=file]').setInputFiles(document('deck.pptx'))
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText('From deck.pptx')).toBeVisible()
  const content = await contentOf(page).inputValue()
  expectValue(content).not.toContain('My own words.')
  await page.reload()
  await expect(contentOf(page)).toHaveValue(content)
})

/** Holds back the answer to each chunk after the first until `goOn` is called. */
async function holdChunks(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/recite/generate/', async (route) => {
    if (++calls > 1) await promise
    // A call that the page has given up takes no answer.
    await route.continue().catch(() => {})
  })
  return resolve
}

describe('A run', () => {
  journey(
    'is left, found again, and gone on with after a reload; its cards wait for review',
    async (page) => {
      const goOn = await holdChunks(page)
      await signInStudent(page)
      await startRun(page)
      await page.getByRole('button', { name: 'Back to Flashcards' }).click()
      await expect(
        page.getByText(/^Being made: \d of 3 parts done, \d+ cards found\. 2 credits set aside\.$/),
      ).toBeVisible()
      await page.getByRole('button', { name: /^Account menu/ }).click()
      await expect(page.getByText('18 credits, and 2 credits set aside')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'See Progress' }).click()
      await expect(page.getByRole('heading', { name: 'Found so far' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Found so far' })).toBeVisible()
      goOn()
      await page.getByRole('button', { name: /^Go on/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
      await expect(page.getByRole('banner').getByText('18 credits')).toBeVisible()
    },
    { mayComplain: EMPTY_CHUNK },
  )

  journey('that is cancelled keeps what it found, and one that is ended gives its price back', async (page) => {
    await holdChunks(page)
    const { recite } = await signInStudent(page)
    await startRun(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
    const found = await page.getByRole('list', { name: GENERATED }).getByRole('listitem').count()
    expectValue(found).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Discard All' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard All' }).click()
    await page.getByRole('button', { name: /Create New Set/ }).click()
    await expect(page.getByText('From two.pdf')).toBeVisible()

    await recite.openGeneration({ body: { content: sentences } })
    await page.goto('/module/recite')
    await page.getByRole('button', { name: 'End it' }).click()
    await expect(page.getByRole('alertdialog')).toHaveText(/The 1 credit set aside for it comes? back\./)
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click()
    await expect(page.getByText('Flashcards from pasted text')).toBeGone()
    expectValue((await recite.listGenerations({ query: {} })).generations).toEqual([])

    const content = Array(40).fill(sentences).join('\n\n')
    const chunks = splitIntoChunks(content)
    const { generation_id } = await recite.openGeneration({ body: { content } })
    await recite.generate({ body: { generation_id, content: chunks[0] ?? '', total_chunks: chunks.length } })
    await page.goto('/profile')
    const setAside = page.getByRole('region', { name: 'Credits set aside' })
    await expect(setAside.getByRole('listitem')).toHaveText(/[1-9][\d,]* words; [1-9] credits? since /)
    await expect(page.getByRole('row', { name: /two\.pdf, [1-9][\d,]* words/ }).first()).toBeVisible()
    await page.goto('/module/recite')
    await page.getByRole('button', { name: 'Keep what is there' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
    await expect(page.getByRole('list', { name: GENERATED }).getByRole('listitem').first()).toBeVisible()
  })

  journey(
    'that fails on the server says so and can be tried again',
    async (page) => {
      await openUpload(page)
      await contentOf(page).fill(sentences)
      await page.route('**/api/recite/generate/', (route) => route.fulfill({ status: 500, json: { error: 'Oh.' } }))
      await page.getByRole('button', { name: 'Generate Flashcards' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.unroute('**/api/recite/generate/')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
    },
    { mayComplain: /status of 500|Nothing was made of chunk 1/ },
  )

  journey('gives one set however often Create Set is pressed', async (page) => {
    await openUpload(page)
    await contentOf(page).fill(sentences)
    await page.getByRole('button', { name: 'Generate Flashcards' }).click()
    await page.getByLabel('Title of the set').fill('Leaves')
    await page.getByRole('button', { name: 'Create Set' }).dblclick()
    await expect(page.getByRole('heading', { level: 2, name: 'Leaves' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Leaves' })).toHaveCount(1)
  })
})
