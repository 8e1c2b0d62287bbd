import type { Locator, Page } from 'playwright-core'
import { afterEach, expect as expectValue, inject } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect, STEP_TIMEOUT_MS } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document, sentences } from '../support/material.ts'
import { extract, openOcr } from '../support/ocr.ts'
import { killBrowser, otherBrowser } from '../support/other-browser.ts'
import {
  askOf,
  belongings,
  generateCards,
  generateNotes,
  gradeEssay,
  isFirstChunk,
  MITOSIS,
  makeListening,
  ROOTS,
  reviewOf,
  sayTurn,
} from '../support/paid-work.ts'
import { EMPTY_CHUNK, GENERATED, startRun } from '../support/recite.ts'

useBrowser()

const LEAVES = `A leaf vein is a bundle of vessels that carries water into a leaf. The cuticle is a layer of wax that
keeps water in a leaf. Transpiration is the loss of water from leaves by evaporation.`

/** Has the speech service beside the site keep recordings waiting, or hear them. */
const tellSpeech = (what: 'hold' | 'release') => fetch(`${inject('speechUrl')}/${what}`, { method: 'POST' })
afterEach(async () => void (await tellSpeech('release')))

const NEVER = new Promise<never>(() => {})

/** Has the site take the calls of a page, which never hears of it. @returns whether it has */
async function keepAnswers(page: Page, address: string): Promise<() => boolean> {
  let isTaken = false
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ timeout: STEP_TIMEOUT_MS })
    isTaken = true
    return NEVER
  })
  return () => isTaken
}

/** Opens the chat and the talk of another browser, with what was answered there. */
async function findTurns(page: Page): Promise<void> {
  await page.goto('/module/understanding')
  await page.getByRole('button', { name: 'Previous chats' }).click()
  await page.getByRole('button', { name: /^What is osmosis\?.*2 messages/ }).click()
  await expect(page.getByRole('article', { name: 'Answer' })).toHaveText(/movement of water/)
  await page.goto('/module/speaking?view=history')
  await page.getByRole('button', { name: 'Go on with My family' }).click()
  await expect(page.getByText('Partner')).toHaveCount(2)
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
    await askOf(await deaf('**/api/understanding/chat/'), ROOTS, 'What is osmosis?')
    await sayTurn(await deaf('**/api/speaking/chat/*/reply/'))
    const ocr = await tab()
    await ocr.goto('/')
    const dialog = await openOcr(ocr)
    await extract(dialog, document('en.pdf'))
    const text = await dialog.getByLabel('Extracted text').inputValue()
    await expectValue.poll(() => taken.every((isTaken) => isTaken())).toBe(true)
    // It is listened to until the other browser has seen that it is.
    await tellSpeech('hold')
    await makeListening(await tab())
    await killBrowser(browser)

    // The recording is still listened to, the chat and the talk have their answers.
    const waiting = page.getByRole('list', { name: 'Unfinished work' })
    await page.goto('/')
    await waiting.getByRole('link', { name: /^sentences-90s\.mp3/ }).click()
    await expect(page.getByRole('button', { name: 'Cancel sentences-90s.mp3' })).toBeVisible()
    await tellSpeech('release')
    await findTurns(page)
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
    await expectValue
      .poll(() => belongings(student))
      .toMatchObject({
        sets: ['Roots', 'two'],
        notes: 1,
        essays: 1,
        chats: [2],
        talks: [1],
        listening: 1,
        heldCredits: 0,
        credits: 9,
      })
    await expect(later.getByRole('banner').getByText('9 credits')).toBeVisible()
    const waitingText = await openOcr(later)
    await waitingText.getByRole('button', { name: 'Open en.pdf' }).click()
    await expect(waitingText.getByLabel('Extracted text')).toHaveValue(text)
    await later.goto('/profile')
    for (const paid of [/Listening.+sentences-90s\.mp3, [\d.]+ MB/, /OCR.+en\.pdf, \d+ pages?/])
      await expect(later.getByRole('row', { name: paid }).first()).toBeVisible()
  },
  { mayComplain: EMPTY_CHUNK },
)
