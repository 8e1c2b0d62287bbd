import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signUp } from '../support/account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document } from '../support/material.ts'

useBrowser()

async function openRecite(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Recite/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flashcards' })).toBeVisible()
}

/** From the menu to the generated cards. */
async function makeCards(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Create New Set/ }).click()
  await page.locator('input[type=file]').setInputFiles(document(name))
  await expect(page.getByText(/^[1-9][\d,]* words$/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await expect(page.getByRole('heading', { name: 'Review Your Flashcards' })).toBeVisible()
}

journey('a document becomes cards, cards become a set, the set is studied, and the history knows', async (page) => {
  await signUp(page)
  await openRecite(page)
  await makeCards(page, 'en.pdf')
  await expect(page.getByText(/Successfully generated \d+ flashcards! Please review/)).toBeVisible()
  const generated = await page.getByRole('list', { name: 'Generated flashcards' }).getByRole('listitem').count()
  expectValue(generated).toBeGreaterThan(4)

  await page.getByRole('button', { name: 'Deselect All' }).click()
  await page.getByRole('button', { name: 'Create Set' }).click()
  await expect(page.getByText('Please select at least one card to include in your set.')).toBeVisible()
  for (const n of [0, 1, 2])
    await page.getByRole('list', { name: 'Generated flashcards' }).getByRole('checkbox').nth(n).check()
  await page.getByLabel('Title of the set').fill('Photosynthesis 光合作用')
  await page.getByRole('button', { name: 'Study Now' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Photosynthesis 光合作用' })).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
    await page.keyboard.press(key)
  }
  await expect(page.getByText('Study session completed! Great job! 🎉')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
  await expect(page.getByText('Just now')).toBeVisible()
  await expect(page.getByText('67%').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText(/19 credits/)).toBeVisible()
})

journey('Chinese material gives Chinese cards', async (page) => {
  await signUp(page)
  await openRecite(page)
  await makeCards(page, 'tc.pdf')
  const first = await page.getByRole('list', { name: 'Generated flashcards' }).getByRole('listitem').first().innerText()
  expectValue(first).toMatch(/\p{Script=Han}{2,}/u)
})

journey(
  'material that is too short, or that is one of our own notices, makes nothing and costs nothing',
  async (page) => {
    await signUp(page)
    await openRecite(page)
    await page.getByRole('button', { name: /Create New Set/ }).click()
    const generate = page.getByRole('button', { name: 'Generate Flashcards' })
    await generate.click()
    await expect(page.getByText('Please provide content to generate flashcards.')).toBeVisible()
    await page.getByLabel('Content', { exact: true }).fill('Too short.')
    await generate.click()
    await expect(page.getByText(/Content is too short\./)).toBeVisible()
    await page
      .getByLabel('Content', { exact: true })
      .fill('[OCR notice: no readable text was found. Use OCR Document to extract it.] and some more words')
    await generate.click()
    await expect(page.getByText(/Detected OCR notice in content\./)).toBeVisible()
    await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
  },
)
