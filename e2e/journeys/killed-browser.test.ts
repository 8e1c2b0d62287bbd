import type { Browser, Locator, Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { launchChromium } from '../support/chromium.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document, sentences } from '../support/material.ts'
import { extract, openOcr } from '../support/ocr.ts'
import {
  belongings,
  generateCards,
  generateNotes,
  gradeEssay,
  isFirstChunk,
  MITOSIS,
  ROOTS,
  reviewOf,
} from '../support/paid-work.ts'
import { EMPTY_CHUNK, GENERATED, startRun } from '../support/recite.ts'

useBrowser()

const LEAVES = `A leaf vein is a bundle of vessels that carries water into a leaf. The cuticle is a layer of wax that
keeps water in a leaf. Transpiration is the loss of water from leaves by evaporation.`

/** Ends the process of a browser in the middle of everything: nothing in it has time to say or to store a word. */
async function killBrowser(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('Chromium does not say which process it is')
  const isGone = new Promise<unknown>((resolve) => browser.once('disconnected', resolve))
  process.kill(main.id, 'SIGKILL')
  await isGone
}

/** Another browser of the student, in which tabs are opened. */
async function otherBrowser(page: Page, { access_token, refresh_token }: Student) {
  const browser = await launchChromium()
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' })
  await context.addInitScript(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
    },
    { access_token, refresh_token },
  )
  return { browser, tab: () => context.newPage() }
}

const NEVER = new Promise<never>(() => {})

/** Has the site take the calls of a page, which never hears of it. @returns whether it has */
async function keepAnswers(page: Page, address: string): Promise<() => boolean> {
  let isTaken = false
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    isTaken = true
    return NEVER
  })
  return () => isTaken
}

journey(
  'A browser that is killed takes nothing along that was paid: another device has it, and closing a review loses no card',
  async (page) => {
    const student = await signInStudent(page)
    const { browser, tab } = await otherBrowser(page, student)
    const taken: (() => boolean)[] = []
    const deaf = async (address: string) => {
      const one = await tab()
      taken.push(await keepAnswers(one, address))
      return one
    }
    // Before the page knows its run; on the review; with Create Set pressed; in the middle of a run, and before notes' first part.
    await generateCards(await deaf('**/api/recite/generations/'), sentences)
    const reviewed = await tab()
    await generateCards(reviewed, MITOSIS)
    await expect(reviewOf(reviewed)).toBeVisible()
    const kept = await deaf('**/api/recite/flashcard-sets/')
    await generateCards(kept, ROOTS)
    await kept.getByLabel('Title of the set').fill('Roots')
    await kept.getByRole('button', { name: 'Create Set' }).click()
    const amid = await tab()
    await amid.route('**/api/recite/generate/', (route) => (isFirstChunk(route) ? route.continue() : NEVER))
    await startRun(amid)
    const notes = await tab()
    await notes.route('**/api/notes/generate/', () => NEVER)
    await generateNotes(notes, LEAVES)
    // The answer for an essay on its way, and the text of a PDF not taken yet.
    await gradeEssay(await deaf('**/api/writing/grade/'))
    const ocr = await tab()
    await ocr.goto('/')
    const dialog = await openOcr(ocr)
    await extract(dialog, document('en.pdf'))
    const text = await dialog.getByLabel('Extracted text').inputValue()
    await expectValue.poll(() => taken.every((isTaken) => isTaken())).toBe(true)
    await killBrowser(browser)

    const waiting = page.getByRole('list', { name: 'Unfinished work' })
    const goOn = async (card: Locator) => {
      await page.goto('/')
      await card.getByRole('button', { name: /^Go on/ }).click()
    }
    await goOn(waiting.getByRole('region', { name: 'Notes from pasted text' }))
    await page.waitForURL(/view=note&note_id=\d+/)
    for (const name of ['pasted text', 'two.pdf']) {
      await goOn(waiting.getByRole('region', { name: `Flashcards from ${name}` }))
      await expect(reviewOf(page)).toBeVisible()
    }
    const found = await page.getByRole('list', { name: GENERATED }).getByRole('listitem').count()
    const later = await page.context().newPage()
    await page.close()
    await later.goto('/')
    await later
      .getByRole('region', { name: 'Flashcards from two.pdf' })
      .getByRole('button', { name: 'Review Cards' })
      .click()
    await expect(later.getByText(`${found} of ${found} selected`)).toBeVisible()
    await later.getByRole('button', { name: 'Create Set' }).click()
    await expect(later.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()

    const { generations } = await student.recite.listGenerations({ query: {} })
    expectValue(generations.map(({ status }) => status)).toEqual(['unkept', 'unkept'])
    expectValue(await belongings(student)).toMatchObject({
      sets: ['Roots', 'two'],
      notes: 1,
      essays: 1,
      heldCredits: 0,
      credits: 12,
    })
    await expect(later.getByRole('banner').getByText('12 credits')).toBeVisible()
    const waitingText = await openOcr(later)
    await waitingText.getByRole('button', { name: 'Open en.pdf' }).click()
    await expect(waitingText.getByLabel('Extracted text')).toHaveValue(text)
  },
  { mayComplain: EMPTY_CHUNK },
)
