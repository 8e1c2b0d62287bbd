import type { Locator, Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { practiceHearsKeys, readLessons } from '../support/exam.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

/** Chapters in two columns, printed by the browser. */
async function printInColumns(page: Page): Promise<Buffer> {
  const lines = (await readLessons()).split('\n').map((line) => `<p>${line}</p>`)
  const press = await page.context().newPage()
  await press.setContent(`<style>body { columns: 2; font: 13px/1.5 serif }</style>${lines.join('')}`)
  const pdf = await press.pdf()
  await press.close()
  return pdf
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{4,}/g))

/** Presses the first way into the material, and expects what is marked there to be seen, and to be what `item` says. */
async function expectPlace(page: Page, item: Locator): Promise<void> {
  const way = page.getByRole('link', { name: /^Show in the Material/ }).first()
  await expect(way).toBeVisible()
  const said = wordsOf(await item.first().innerText())
  await way.click()
  const panel = page.getByRole('dialog', { name: 'lessons' })
  await expectValue.poll(() => panel.locator('mark:focus').evaluate(isInWindow)).toBe(true)
  const marked = [...wordsOf((await panel.locator('mark').allInnerTexts()).join(' '))]
  expectValue(marked.filter((word) => said.has(word)).length / marked.length, marked.join(' ')).toBeGreaterThan(0.6)
}

journey('of all that was made of a PDF in two columns one press leads to its passage there', async (page) => {
  await signInStudent(page)
  const buffer = await printInColumns(page)
  await page.goto('/library')
  await page.getByLabel('Add a file').setInputFiles({ name: 'lessons.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('list', { name: 'Library' }).getByRole('link', { name: 'lessons.pdf' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'lessons.pdf' })).toBeVisible()
  const material = new URL(page.url()).pathname
  const make = async (what: RegExp) => {
    await page.goto(material)
    await page.getByRole('main').getByRole('button', { name: what }).click()
  }
  const holding = (kinds: string) => page.locator(kinds).filter({ has: page.getByRole('link', { name: /^Show in/ }) })

  await make(/^Flashcards/)
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await page.getByText('Source sentence').first().click()
  await expectPlace(page, holding('li'))

  await make(/^Notes/)
  await page.getByRole('button', { name: 'Generate Notes' }).click()
  await expectPlace(page, holding('article :is(p, li, dd)'))

  await make(/^Chat about it/)
  await page.getByLabel('Message').fill('What is inflation?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Passage 1' }).click()
  await expectPlace(page, page.getByRole('dialog', { name: 'Passage 1' }))

  await make(/^Lecture/)
  await page.getByRole('button', { name: 'Process PDF', exact: true }).click()
  await expectPlace(page, holding('article :is(p, li, dd)'))

  await make(/^Exam/)
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await practiceHearsKeys(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expectPlace(page, holding('li'))
})
