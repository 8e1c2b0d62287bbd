import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect, STEP_TIMEOUT_MS } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, chooseFile, press, write } from '../support/keyboard.ts'
import { document } from '../support/material.ts'
import { EMPTY_CHUNK } from '../support/recite.ts'

useBrowser()

const CELLS = `細胞是生命的基本單位。細胞膜是分隔細胞內外的薄膜。線粒體是細胞進行有氧呼吸的主要場所。
葉綠體是植物細胞進行光合作用的細胞器。核糖體是合成蛋白質的細胞器。細胞核是儲存遺傳物質的場所。`

const list = (page: Page) => page.getByRole('list', { name: 'Library' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function noBarriers(page: Page): Promise<void> {
  expectValue(await findBarriers(page)).toEqual([])
}

journey(
  'a document and a Chinese text are brought, read, made into cards, renamed and deleted, and are nobody else’s',
  async (page) => {
    await signInStudent(page)
    await page.goto('/')
    await press(page.getByRole('link', { name: 'Library' }))
    await expect(page.getByText('Your library is empty')).toBeVisible()

    await chooseFile(page, 'Add a file', document('two.pdf'))
    await expect(list(page).getByRole('link', { name: 'two.pdf' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Paste Text' }))
    await write(page.getByLabel('Text', { exact: true }), CELLS)
    await write(page.getByLabel('Title', { exact: true }), '細胞')
    await press(page.getByRole('button', { name: 'Keep Text' }))
    await expect(list(page).getByRole('link', { name: '細胞' })).toBeVisible()

    await press(list(page).getByRole('link', { name: 'two.pdf' }))
    await expect(heading(page, 'two.pdf')).toBeVisible()
    const second = page.getByRole('article', { name: 'Page 2 of 3' })
    await write(page.getByLabel('Go to page'), '2')
    await page.keyboard.press('Enter')
    await expect(second).toBeFocused()
    await expectValue.poll(async () => (await second.innerText()).length).toBeGreaterThan(500)
    const isDrawn = (picture: HTMLCanvasElement) => picture.width > 300
    await expectValue.poll(() => second.locator('canvas').evaluate(isDrawn)).toBe(true)
    // From one line into the next: a passage as it is read.
    const words = second.locator('[data-start]')
    await words.nth(2).hover()
    await page.mouse.down()
    await words.nth(40).hover()
    await page.mouse.up()
    await page.getByRole('button', { name: 'Make a Card of It' }).click()
    const answer = page.getByRole('dialog', { name: 'Make a card', exact: true }).getByLabel('Answer')
    expectValue(await answer.inputValue()).toMatch(/^\S+( \S+){12,}$/)
    await page.keyboard.press('Escape')
    await press(page.getByRole('button', { name: 'Back to Library' }))

    await write(page.getByLabel('Search your library'), '線粒體')
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await press(list(page).getByRole('link', { name: '細胞' }))
    await expect(page.getByRole('article').getByText('細胞是生命的基本單位。')).toBeVisible()
    const address = new URL(page.url()).pathname
    await press(page.getByRole('button', { name: /^Flashcards/ }))
    await expect(page.getByText('From 細胞')).toBeVisible()
    await press(page.getByRole('button', { name: 'Generate Flashcards' }))
    await expect(heading(page, 'Review Your Flashcards')).toBeVisible()
    await press(page.getByRole('button', { name: 'Create Set' }))
    await expect(heading(page, 'Study History')).toBeVisible()

    await page.goto(address)
    const made = page.getByRole('list', { name: 'Made from it' })
    await expect(made.getByRole('link', { name: /^細胞\s*Recite, \d+ cards?, 0 studied/ })).toBeVisible()
    await noBarriers(page)
    // Three presses select its first line.
    await page
      .getByRole('article')
      .getByText('細胞是生命的基本單位。')
      .click({ clickCount: 3, position: { x: 8, y: 8 } })
    await page.getByRole('button', { name: 'Make a Card of It' }).click()
    const card = page.getByRole('dialog', { name: 'Make a card', exact: true })
    expectValue(await card.getByLabel('Answer').inputValue()).toMatch(/^細胞是生命的基本單位。/)
    await write(card.getByLabel('Question'), '細胞是甚麼？')
    await noBarriers(page)
    await press(card.getByRole('button', { name: 'Save' }))
    await expect(page.getByText(/^Kept in “/)).toBeVisible()
    await press(made.getByRole('link', { name: /^細胞/ }))
    await press(page.getByRole('link', { name: 'Show in the Material of card 1' }))
    const isInView = (mark: Element) => {
      const { top, bottom } = mark.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }
    const passageIsInView = () => expectValue.poll(() => page.locator('mark:focus').evaluate(isInView)).toBe(true)
    const beside = page.getByRole('dialog', { name: '細胞' })
    await passageIsInView()
    // Beside the set, which stays as it is.
    await expect(beside).toBeVisible()
    await expect(page.getByRole('list', { name: 'Cards' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(beside).toBeGone()
    await page.locator(':focus').press('Enter')
    await passageIsInView()
    const edited = page.url()
    await page.goto('/review')
    await press(page.getByRole('button', { name: /Show Answer/ }))
    await press(page.getByRole('link', { name: 'Show in the Material' }))
    await passageIsInView()
    // What is read beside it goes on.
    await press(page.getByRole('button', { name: /^Good/ }))
    await expect(beside).toBeVisible()
    await page.goto(edited)
    await press(page.getByRole('link', { name: 'Show in the Material of card 1' }))
    await passageIsInView()
    await press(page.getByRole('link', { name: 'Open the Whole Material' }))
    await expect(heading(page, '細胞')).toBeVisible()
    await passageIsInView()
    await noBarriers(page)
    await press(page.getByRole('button', { name: 'Rename 細胞' }))
    await write(page.getByLabel('Title', { exact: true }), 'Cells 細胞')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Cells 細胞')).toBeVisible()

    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    if (!other) throw new Error('There is a browser')
    other.setDefaultTimeout(STEP_TIMEOUT_MS)
    try {
      const theirs = await other.newPage()
      await signInStudent(theirs)
      await theirs.goto(address)
      await expect(heading(theirs, 'Material Not Found')).toBeVisible()
    } finally {
      await other.close()
    }

    await press(page.getByRole('button', { name: 'Delete Cells 細胞' }))
    await expect(page.getByText(/^Its text and its file will be deleted\./)).toBeVisible()
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(heading(page, 'Library')).toBeVisible()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await page.goto(address)
    await expect(heading(page, 'Material Not Found')).toBeVisible()
    await page.goto('/module/recite?view=history')
    await expect(page.getByRole('heading', { level: 2, name: '細胞' })).toBeVisible()
  },
  { mayComplain: EMPTY_CHUNK },
)

journey('some pages of a document alone become the notes’ material', async (page) => {
  await signInStudent(page)
  await page.goto('/library')
  await chooseFile(page, 'Add a file', document('two.pdf'))
  await press(list(page).getByRole('link', { name: 'two.pdf' }))
  const second = page.getByRole('article', { name: 'Page 2 of 3' })
  await second.scrollIntoViewIfNeeded()
  await expectValue.poll(async () => (await second.innerText()).length).toBeGreaterThan(500)
  const words = await second.locator('[data-start]').allInnerTexts()
  await choose(page.getByRole('radio', { name: 'Some Pages' }))
  await write(page.getByLabel('From page', { exact: true }), '2')
  await write(page.getByLabel('To page', { exact: true }), '2')
  await press(page.getByRole('button', { name: /^Notes/ }))
  await expect(page.getByText('From two, page 2')).toBeVisible()
  const content = await page.getByLabel('Content', { exact: true }).inputValue()
  expectValue(content.replaceAll(/\s/g, '')).toBe(words.join('').replaceAll(/\s/g, ''))
})

journey('a chapter of a PDF, chosen by keyboard, becomes the notes’ material to the character', async (page) => {
  await signInStudent(page)
  await page.goto('/library')
  await chooseFile(page, 'Add a file', document('en.pdf'))
  await press(list(page).getByRole('link', { name: 'en.pdf' }))
  await choose(page.getByRole('radio', { name: 'A Chapter' }))
  const chapters = page.getByRole('radiogroup', { name: 'Chapters' }).getByRole('radio')
  await expectValue.poll(() => chapters.count()).toBe(5)
  await choose(chapters.nth(2))
  await press(page.getByRole('button', { name: /^Notes/ }))
  await expect(page.getByText('From Page replacement (en)')).toBeVisible()
  const content = await page.getByLabel('Content', { exact: true }).inputValue()
  expectValue(content).toMatch(/^Page replacement\nWhen no frame is free/)
  expectValue(content).not.toContain('Thrashing and working sets')
})
