import { readFile } from 'node:fs/promises'
import { examEndpoints } from '@lectern/contract/exam'
import { sampleEndpoints } from '@lectern/contract/work/sample'
import { EXAM_SCALES } from '@lectern/domain/writing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { practiceHearsKeys, readLessons } from '../support/exam.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document, sentences } from '../support/material.ts'
import { MortalSite } from '../support/mortal-site.ts'
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
import { startCashier, startModel } from '../support/peers/outside.ts'
import { type SpeechPeer, startSpeechPeer } from '../support/peers/speech-peer.ts'
import { startRun } from '../support/recite.ts'

useBrowser()

/** What a page says of calls that were lost with its site. */
const LOST = /net::ERR_|chunk \d|could not be|is not known/
const CREATE_FAILED = 'Failed to create flashcard set. Please try again.'

let model: Awaited<ReturnType<typeof startModel>>
let cashier: Awaited<ReturnType<typeof startCashier>>
let ears: SpeechPeer
let site: MortalSite
beforeAll(async () => {
  model = await startModel()
  cashier = await startCashier()
  ears = await startSpeechPeer()
  // What is asked stays under way until the kill, however long a busy machine takes to open the pages that wait for it.
  const asked = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'scripted', AI_CONCURRENCY: '24', AI_TIMEOUT_SECONDS: '3600' }
  // Nobody who is asked in its first life hears anything.
  const deaf = { SPEECH_BASE_URL: model.baseUrl, SPEECH_MODEL: 'deaf' }
  site = await MortalSite.start({ ...asked, ...deaf, ...cashier.settings })
})
afterAll(async () => {
  await site.stop()
  await model.stop()
  await cashier.stop()
  await ears.stop()
})

describe('A site with a model', () => {
  journey(
    'that is out of order uses up no check of an answer, however often one is asked for',
    async (page) => {
      const student = await signInStudent(page)
      const { exam_id } = await student.call(sampleEndpoints).keep()
      const exam = student.call(examEndpoints)
      const { questions } = await exam.getSet({ params: { id: exam_id ?? 0 } })
      const { session_id } = await exam.startSession({ params: { id: exam_id ?? 0 }, body: {} })
      const open = questions.find(({ type }) => type === 'short')
      const answers = { [String(open?.id)]: 'To learn a little every other day.' }
      await exam.endSession({ params: { id: session_id }, body: { answers } })
      await page.goto(`/module/exam?view=results&id=${session_id}`)
      await expect(page.getByText(/^0%/)).toBeVisible()

      model.answerBy(() => 401)
      for (let press = 1; press <= 4; press++) {
        await page.getByRole('button', { name: /^Check Again/ }).click()
        await expectValue.poll(() => model.asked.length).toBe(press)
        await expect(
          page.getByText(/^The AI service cannot be reached right now\. .* This used up no check\.$/),
        ).toBeVisible()
      }
      const verdict = { number: 1, reason: 'You name what the effect is.', missing: '', verdict: 'correct' }
      model.answerBy(() => ({ verdicts: [verdict] }))
      await page.getByRole('button', { name: /^Check Again/ }).click()
      await expect(page.getByText(/^10%/)).toBeVisible()
      await expect(page.getByText(verdict.reason)).toBeVisible()
    },
    { siteUrl: () => site.url, mayComplain: /status of 502|could not be checked/ },
  )

  journey(
    'shows a report whose remarks came as plain lines with one count of words, and lists as lists',
    async (page) => {
      const criteria = EXAM_SCALES.DSE.criteria.map(({ id }) => [id, { score: 3, comment: 'Clear enough.' }])
      model.answerBy(() => ({
        criteria: Object.fromEntries(criteria),
        mistakes: '- "He go" → "He goes": the verb agrees with he\n- "many informations" → "much information"',
        suggestions: '- Say what the school teaches him.\n- End with what follows from it.',
        feedback: 'Your 99 words make one point:\n- school is useful\n- the world is large',
        revised: 'He goes to school every day because school gives him much information about the world.',
      }))
      await signInStudent(page)
      await gradeEssay(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Your Report' })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByText(/^DSE · 15 words$/)).toBeVisible()
      await expect(main.getByRole('listitem').filter({ hasText: /^school is useful$/ })).toBeVisible()
      await expect(main.getByText('End with what follows from it.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Mistake 2: .*many informations/ })).toBeVisible()
      expectValue(await main.innerText()).not.toMatch(/^- /m)
    },
    { siteUrl: () => site.url },
  )

  journey(
    'keeps an answer as far as a browser had shown it that was killed in the middle, and asks its price for that',
    async (page) => {
      const student = await signInStudent(page)
      model.answerBy(() => 'Osmosis is the movement of water')
      const { browser, tab } = await otherBrowser(page, student)
      const asking = await tab()
      await askOf(asking, ROOTS, 'What is osmosis?')
      const answerOn = (one: Page) => one.getByRole('article', { name: 'Answer' })
      await expect(answerOn(asking)).toHaveText(/Osmosis is the movement of water/)
      await killBrowser(browser)

      await expectValue.poll(() => belongings(student)).toMatchObject({ chats: [2], heldCredits: 0, credits: 19 })
      await page.goto('/module/understanding')
      await page.getByRole('button', { name: 'Previous chats' }).click()
      await page.getByRole('button', { name: /^What is osmosis\?.*2 messages/ }).click()
      await expect(answerOn(page)).toHaveText(/Osmosis is the movement of water/)
      await expect(page.getByText('This answer was interrupted; it ends where it was then.')).toBeVisible()
      await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()
    },
    { siteUrl: () => site.url },
  )

  journey(
    'and a checkout says of a payment that is not what was asked that it brought nothing, and what to do',
    async (page) => {
      await signInStudent(page)
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Get Payment Link' }).click()
      await expect(page.getByText(/^Waiting for your payment/)).toBeVisible()
      expectValue(await cashier.takeOther(site.url)).toBe(200)
      await expect(page.getByText(/is not the one that was asked for, so no credits were added\./)).toBeVisible()
      await expect(page.getByText(/^Waiting for your payment/)).toBeGone()
      await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible()
    },
    { siteUrl: () => site.url },
  )
})

/** The words by which the model and the speech service are asked for all that is under way. */
const ASKED = [
  'Mitosis is',
  'A root hair',
  'He go to',
  'Virtual Memory',
  'Make these questions',
  'What is osmosis',
  'My family likes',
  'audio.mp3',
]

describe('A site that is killed', () => {
  beforeAll(() => model.answerBy(() => null))

  journey(
    'is gone on with by every page that was open on it, at the price that was said',
    async (page) => {
      const student = await signInStudent(page)
      const tab = () => page.context().newPage()

      // A run is opened, and its page not told so; parts of another and of notes, an essay and a lecture are being made.
      const [opened, begun, notes, essay, lecture] = [page, await tab(), await tab(), await tab(), await tab()]
      const [exam, scan] = [await tab(), await tab()]
      // On a second device: a browser has no more than six calls under way to one site.
      const second = await otherBrowser(page, student)
      const [chat, talk, heard] = [await second.tab(), await second.tab(), await second.tab()]
      await site.holdRepeats(opened, '**/api/recite/generations/', site.loseAnswer)
      for (const address of ['recite/generate', 'notes/generate', 'writing/grade', 'exam/generate'])
        for (const one of [begun, notes, essay, exam])
          await site.holdRepeats(one, `**/api/${address}/`, (route) => route.continue())
      await site.holdRepeats(talk, '**/api/speaking/chat/*/reply/', (route) => route.continue())
      await generateCards(opened, sentences)
      await generateCards(begun, MITOSIS)
      await generateNotes(notes, ROOTS)
      await gradeEssay(essay)
      await exam.goto('/module/exam')
      await exam.getByLabel('Content').fill(await readLessons())
      await exam.getByRole('radio', { name: '10', exact: true }).click()
      await expect(exam.getByText('Costs 4 credits')).toBeVisible()
      await exam.getByRole('button', { name: 'Generate Exam' }).click()
      await askOf(chat, ROOTS, 'What is osmosis?')
      await sayTurn(talk)
      const list = await tab()
      await list.goto('/module/writing')
      const graded = list.getByRole('region', { name: 'Being graded' })
      await expect(graded.getByText(/ · 15 words\. You may leave/)).toBeVisible()
      await list.close()
      await scan.goto('/')
      const reading = await openOcr(scan)
      await lecture.goto('/module/lecture?view=upload')
      await lecture.locator('input[type=file]').setInputFiles(document('en.pdf'))
      // Late: what hangs ends these two within three minutes, which are not long on a busy machine.
      await makeListening(heard)
      await lecture.getByRole('button', { name: 'Upload & Process PDF' }).click()
      await expect(lecture.getByRole('heading', { level: 1, name: 'Processing Your Lecture' })).toBeVisible()
      await expectValue.poll(() => site.answersLost).toBe(1)
      const isAsked = (words: string) => model.asked.some((body) => body.includes(words))
      await expectValue.poll(() => ASKED.every(isAsked)).toBe(true)
      await extract(reading, document('scan.pdf'), 'Traditional Chinese')
      const scanned = await readFile(document('scan.pdf'))
      await expect(reading.getByText(/scanned pages read$/)).toBeVisible()
      await site.kill()
      await site.startAgain({ SPEECH_BASE_URL: ears.baseUrl, SPEECH_MODEL: 'test-ears' })
      // The process that reads a page dies: that page alone is not read, is named, costs nothing, and is read again by itself.
      await expectValue.poll(() => site.killReader(scanned)).toBe(true)

      await expect(reviewOf(opened)).toBeVisible()
      for (const one of [begun, notes]) {
        await expect(one.getByText('The generation was interrupted. Please try again.').first()).toBeVisible()
        await one.getByRole('button', { name: 'Try again' }).click()
      }
      // The built-in engine has all of it to make, one after the other.
      await reviewOf(begun).waitFor()
      await notes.waitForURL(/view=note&note_id=\d+/)
      await expect(essay.getByRole('heading', { level: 1, name: 'Your Report' })).toBeVisible()
      await lecture.getByRole('heading', { level: 2, name: 'Virtual Memory and Paging' }).waitFor()
      await practiceHearsKeys(exam)
      await expect(chat.getByText('Sorry, an error occurred processing your request.')).toBeVisible()
      await chat.getByRole('button', { name: 'Try Again' }).click()
      await expect(chat.getByRole('article', { name: 'Answer' })).toHaveText(/movement of water/)
      await expect(talk.getByText('Partner')).toHaveCount(2)
      await heard.getByRole('heading', { level: 1, name: 'sentences-90s.mp3' }).waitFor()
      await second.browser.close()
      await reading.getByText(/^Page \d could not be read/).waitFor()
      await reading.getByRole('button', { name: /^Read page \d again/ }).click()
      await expect(reading.getByText(/^Page \d could not be read/)).toBeGone()
      await reading.getByLabel('Extracted text').waitFor()
      expectValue(await reading.getByLabel('Extracted text').inputValue()).toMatch(
        /^Photosynthesis is the process.+Lecture 4: Virtual Memory.+第四講：虛擬記憶體與分頁/s,
      )

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
      await expect(between.getByText('Part 3 of 3 has nothing that makes a good card.')).toBeVisible()
      expectValue(await belongings(student)).toEqual({
        sets: ['Leaves', 'Mitosis'],
        notes: 1,
        essays: 1,
        exams: [10],
        lectures: ['completed'],
        chats: [2],
        talks: [1],
        listening: 1,
        heldCredits: 0,
        credits: 5,
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
