import { usersEndpoints } from '@lectern/contract/accounts/users'
import { creditsEndpoints } from '@lectern/contract/credits'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { notesEndpoints } from '@lectern/contract/notes'
import { writingEndpoints } from '@lectern/contract/writing'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { launchChromium } from '../support/chromium.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document, sentences } from '../support/material.ts'
import { MortalSite, startSilentModel } from '../support/mortal-site.ts'
import { extract, openOcr } from '../support/ocr.ts'
import { EMPTY_CHUNK, GENERATED, startRun } from '../support/recite.ts'

useBrowser()

const MITOSIS = `Mitosis is the division of a nucleus into two nuclei with the same chromosomes.
A chromosome is a thread of DNA and protein in the nucleus of a cell. The spindle was described by Walther Flemming in 1882.`
const ROOTS = `A root hair is an outgrowth of a cell of the root that takes up water. Osmosis is the movement of water
through a membrane that lets no salt pass. Xylem is the tissue that carries water from the roots to the leaves.`
const ESSAY = 'He go to school every day because school gives him many informations about the world.'
const LEAVES = `A leaf vein is a bundle of vessels that carries water into a leaf. The cuticle is a layer of wax that
keeps water in a leaf. Transpiration is the loss of water from leaves by evaporation.`
/** What a page says of calls that were lost with its site. */
const LOST = /net::ERR_|chunk \d|could not be|is not known/
const CREATE_FAILED = 'Failed to create flashcard set. Please try again.'

const reviewOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })

async function generateCards(page: Page, content: string): Promise<void> {
  await page.goto('/module/recite?view=upload')
  await page.getByLabel('Content', { exact: true }).fill(content)
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
}

async function generateNotes(page: Page, content: string): Promise<void> {
  await page.goto('/module/notes')
  await page.getByLabel('Content', { exact: true }).fill(content)
  await page.getByRole('button', { name: 'Generate Notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Making Your Notes' })).toBeVisible()
}

async function gradeEssay(page: Page): Promise<void> {
  await page.goto('/module/writing')
  await page.getByLabel('Essay', { exact: true }).fill(ESSAY)
  await page.getByRole('button', { name: 'Get Feedback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grading Your Essay' })).toBeVisible()
}

/** Whether the call asks for the first part of a material. */
const isFirstChunk = (route: Route): boolean =>
  (route.request().postDataJSON() as { chunk_index: number }).chunk_index === 0

/** What the student has of everything, as the server tells. */
async function belongings(student: Student) {
  const [sets, notes, essays, lectures, held, { credits }] = await Promise.all([
    student.recite.history({ query: {} }),
    student.call(notesEndpoints).list({ query: {} }),
    student.call(writingEndpoints).listEssays({ query: {} }),
    student.call(lectureEndpoints).list({ query: {} }),
    student.call(creditsEndpoints).heldCredits(),
    student.call(usersEndpoints).profile(),
  ])
  return {
    sets: sets.flashcard_sets.map(({ title }) => title).sort(),
    notes: notes.notes.length,
    essays: essays.essays.length,
    lectures: lectures.results.map(({ status }) => status),
    heldCredits: held.held_credits,
    credits,
  }
}

describe('A site that is killed', () => {
  let model: Awaited<ReturnType<typeof startSilentModel>>
  let site: MortalSite
  beforeAll(async () => {
    model = await startSilentModel()
    site = await MortalSite.start({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'silent', AI_CONCURRENCY: '8' })
  })
  afterAll(async () => {
    await site.stop()
    model.stop()
  })

  journey(
    'is gone on with by every page that was open on it, at the price that was said',
    async (page) => {
      const student = await signInStudent(page)
      const tab = () => page.context().newPage()

      // A run is opened, and its page not told so; parts of another and of notes, an essay and a lecture are being made.
      const [opened, begun, notes, essay, lecture] = [page, await tab(), await tab(), await tab(), await tab()]
      await site.holdRepeats(opened, '**/api/recite/generations/', site.loseAnswer)
      for (const address of ['recite/generate', 'notes/generate', 'writing/grade'])
        for (const one of [begun, notes, essay])
          await site.holdRepeats(one, `**/api/${address}/`, (route) => route.continue())
      await generateCards(opened, sentences)
      await generateCards(begun, MITOSIS)
      await generateNotes(notes, ROOTS)
      await gradeEssay(essay)
      await lecture.goto('/module/lecture?view=upload')
      await lecture.locator('input[type=file]').setInputFiles(document('en.pdf'))
      await lecture.getByRole('button', { name: 'Upload & Process PDF' }).click()
      await expect(lecture.getByRole('heading', { level: 1, name: 'Processing Your Lecture' })).toBeVisible()
      await expectValue.poll(() => site.answersLost).toBe(1)
      const isAsked = (words: string) => model.asked.some((body) => body.includes(words))
      await expectValue
        .poll(() => ['Mitosis is', 'A root hair', 'He go to', 'Virtual Memory'].every(isAsked))
        .toBe(true)
      const list = await tab()
      await list.goto('/module/writing')
      const graded = list.getByRole('region', { name: 'Being graded' })
      await expect(graded.getByText(/ · 15 words\. You may leave/)).toBeVisible()
      await list.close()
      await site.kill()
      await site.startAgain()

      await expect(reviewOf(opened)).toBeVisible()
      for (const one of [begun, notes]) {
        await expect(one.getByText('The generation was interrupted. Please try again.').first()).toBeVisible()
        await one.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(reviewOf(begun)).toBeVisible()
      await notes.waitForURL(/view=note&note_id=\d+/)
      await expect(essay.getByRole('heading', { level: 1, name: 'Your Report' })).toBeVisible()
      await expect(lecture.getByRole('heading', { level: 2, name: 'Virtual Memory and Paging' })).toBeVisible()

      // Cards wait for their review, others are just being kept, and of a run the first part alone is made.
      const between = await tab()
      await site.holdRepeats(between, '**/api/recite/generate/', (route) =>
        isFirstChunk(route) ? route.continue() : site.loseCall(route),
      )
      await startRun(between)
      await begun.getByLabel('Title of the set').fill('Mitosis')
      await site.holdRepeats(begun, '**/api/recite/flashcard-sets/', site.loseAnswer)
      await begun.getByRole('button', { name: 'Create Set' }).click()
      await expectValue.poll(() => site.answersLost).toBe(2)
      await site.kill()
      await opened.getByLabel('Title of the set').fill('Leaves')
      for (const one of [opened, begun]) {
        if (one === opened) await one.getByRole('button', { name: 'Create Set' }).click()
        await expect(one.getByText(CREATE_FAILED)).toBeVisible()
      }
      await site.startAgain()
      for (const one of [opened, begun]) {
        await one.getByRole('button', { name: 'Create Set' }).click()
        await expect(one.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
      }
      await expect(reviewOf(between)).toBeVisible()
      // The last part of this document gives no cards, whoever asks; those whose calls were lost have been made.
      await expect(between.getByText('Part 3 of 3 could not be made.')).toBeVisible()
      expectValue(await belongings(student)).toEqual({
        sets: ['Leaves', 'Mitosis'],
        notes: 1,
        essays: 1,
        lectures: ['completed'],
        heldCredits: 0,
        credits: 13,
      })
    },
    { siteUrl: () => site.url, mayComplain: LOST },
  )

  journey(
    'and has no speech service offers nothing to record with, and a sample to try',
    async (page) => {
      await signInStudent(page)
      await page.goto('/module/speaking')
      await page.getByRole('button', { name: 'Try a Sample' }).click()
      await expect(page.getByText('A sample: send it as it is, or write your own.')).toBeVisible()
      await expect(page.getByText('Recordings cannot be used here yet')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Record/ })).toHaveCount(0)
    },
    { siteUrl: () => site.url },
  )
})

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
