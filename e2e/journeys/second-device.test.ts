import { reviewEndpoints } from '@lectern/contract/review'
import { begunEndpoints } from '@lectern/contract/work/begun'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import {
  type BegunEverywhere,
  CARD_FILE,
  GRADED_TOPIC,
  HEARD,
  MATERIAL,
  MISTAKES,
  NEW_PER_DAY,
  NOTES,
  QUESTION,
  RECORDING,
  SET,
  SHADOWED,
  STUDY_GOAL,
  TALK,
  UNSENT,
  workEverywhere,
} from '../support/everywhere/work-everywhere.ts'
import { expect } from '../support/expect.ts'
import { collectComplaints, journey, useBrowser } from '../support/journey.ts'
import { signInElsewhere } from '../support/other-browser.ts'
import { reviewOf } from '../support/paid-work.ts'
import { PHONE } from '../support/widths.ts'

useBrowser()

journey(
  'What was begun and done in every module is found on a second device, and gone on with there',
  async (laptop) => {
    const student = await signInStudent(laptop, { language: 'en' })
    const begun = await workEverywhere(student)
    // It speaks another language until it knows who is there.
    const phone = await signInElsewhere(laptop, student, { viewport: PHONE, locale: 'zh-HK' })
    const complaints = collectComplaints(phone)
    await findToday(phone, begun)
    await findWork(phone, begun)
    await goOnWithRun(phone)
    await goOnWithExam(phone, begun)
    await goOnWithEssay(phone)
    await goOnWithListening(phone, begun)
    await goOnWithReview(phone, student)
    await findLibrary(phone)
    await goOnWithTalks(phone, begun)
    await goOnWithLecture(phone, begun)
    await findNotes(phone)
    await findAccount(phone)
    await takeRun(phone)
    await goOnWithStudy(phone, student)
    const begunNow = async () =>
      Object.fromEntries((await student.call(begunEndpoints).list()).work.map(({ module, done }) => [module, done]))
    await expectValue.poll(begunNow).toMatchObject({ recite: 2, exam: 3, listening: 2, writing: 9 })
    expectValue(complaints).toEqual([])
  },
)

/** Goes to a place by the bar at the foot. */
const goTo = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place, exact: true }).click()
const continued = (page: Page) => page.getByRole('list', { name: 'Continue' })
const RUN = 'Flashcards from Money.txt'
const runOf = (page: Page, title: string) => page.getByRole('region', { name: title })

async function findToday(page: Page, { missed }: BegunEverywhere): Promise<void> {
  await expect(page.getByRole('region', { name: 'Due today' }).getByText(/^\d+ cards are due/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your sample chapter' })).toBeVisible()
  await expect(page.getByText('1 question that you missed comes back until you know it.')).toBeVisible()
  await expect(page.getByText(missed)).toBeVisible()
  await expect(page.getByText(/^\d+ answers on 1 day, /)).toBeVisible()
}

/** Paid work that waits: on the first screen, in the tray, and where more is made. */
async function findWork(page: Page, { extracted }: BegunEverywhere): Promise<void> {
  for (const place of ['Today', 'Create']) {
    await goTo(page, place)
    await expect(runOf(page, 'Flashcards from Mitosis.txt').getByRole('button', { name: 'Review Cards' })).toBeVisible()
    for (const run of [RUN, 'Notes from Banks.txt'])
      await expect(runOf(page, run).getByRole('button', { name: /^Go on/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /^en\.pdf/ })).toBeVisible()
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /under way$|to look at$/ })
    .click()
  const tray = page.getByRole('dialog', { name: 'Under way and done' })
  for (const title of ['Mitosis.txt', 'Money.txt', 'Banks.txt'])
    await expect(tray.getByRole('link', { name: title })).toBeVisible()
  await tray.getByRole('button', { name: 'en.pdf' }).click()
  const ocr = page.getByRole('dialog', { name: 'OCR Document' })
  await ocr.getByRole('button', { name: 'Open en.pdf' }).click()
  await expect(ocr.getByLabel('Extracted text')).toHaveValue(extracted)
  await page.keyboard.press('Escape')
  await expect(ocr).toBeGone()
}

/** Its second part is made while other things are looked at. */
async function goOnWithRun(page: Page): Promise<void> {
  await runOf(page, RUN)
    .getByRole('button', { name: /^Go on/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Making Your Flashcards' })).toBeVisible()
}

async function takeRun(page: Page): Promise<void> {
  await goTo(page, 'Today')
  await runOf(page, RUN).getByRole('button', { name: 'Review Cards' }).click()
  await expect(reviewOf(page)).toBeVisible()
}

async function goOnWithExam(page: Page, { questionCount }: BegunEverywhere): Promise<void> {
  await goTo(page, 'Today')
  await continued(page)
    .getByRole('link', { name: `Exam, 2 of ${questionCount} answered` })
    .click()
  await expect(page.getByText(`2 of ${questionCount} answered. You can leave and come back.`)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Question 4' })).toBeVisible()
  await page.getByRole('button', { name: `Questions, 2/${questionCount}` }).click()
  const map = page.getByRole('dialog')
  await expect(map.getByRole('button', { name: 'Question 2, answered', exact: true })).toBeVisible()
  await map.getByRole('button', { name: 'Question 3, flagged', exact: true }).click()
  await page.getByRole('radio').first().click()
  await expect(page.getByText(`3 of ${questionCount} answered. You can leave and come back.`)).toBeVisible()
  await page.getByRole('button', { name: 'Back to Exam', exact: true }).click()
  await page.getByRole('button', { name: 'Exam History' }).click()
  await page.getByRole('button', { name: /^1 attempt at/ }).click()
  await page.getByRole('button', { name: /^Open the attempt of/ }).click()
  await expect(page.getByText(/^0%/)).toBeVisible()
  await page.getByRole('button', { name: 'Make cards of my mistakes' }).click()
  await expect(page.getByText(/has cards of all of them already\.$/)).toBeVisible()
}

async function goOnWithEssay(page: Page): Promise<void> {
  await goTo(page, 'Today')
  await continued(page)
    .getByRole('link', { name: /Essay not sent yet, 9 words$/ })
    .click()
  await expect(page.getByLabel('Essay', { exact: true })).toHaveValue(UNSENT.content)
  await expect(page.getByLabel('Topic (optional)')).toHaveValue(UNSENT.topic)
  await expect(page.getByText('A revised draft of a graded essay')).toBeVisible()
  await page.getByRole('button', { name: 'Graded Essays' }).click()
  await page.getByRole('button', { name: /^View Report/ }).click()
  await expect(page.getByText(GRADED_TOPIC, { exact: true }).first()).toBeVisible()
}

/** Where it was left: at the answer that was given, which is joined by another one. */
async function goOnWithListening(
  page: Page,
  { heardCount, heardAnswer: { number, answer } }: BegunEverywhere,
): Promise<void> {
  await goTo(page, 'Today')
  await continued(page)
    .getByRole('link', { name: `${HEARD} Listening, 1 of ${heardCount} answered` })
    .click()
  await expect(page.getByText(`1 of ${heardCount} answered.`, { exact: false })).toBeVisible()
  const question = page.getByRole('group', { name: `Question ${number}`, exact: true })
  await expect(question.getByRole('radio', { name: answer, exact: true, checked: true })).toHaveCount(1)
  const open = page.getByRole('group').filter({ hasNot: page.getByRole('radio', { checked: true }) })
  await open
    .filter({ has: page.getByRole('radio') })
    .first()
    .getByRole('radio')
    .first()
    .click()
  await expect(page.getByText(`2 of ${heardCount} answered.`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Listening', exact: true }).click()
  await expect(page.getByText(`Practice in progress: ${HEARD}, 2 of ${heardCount} answered.`)).toBeVisible()
}

/** At the card that comes next by now. */
async function goOnWithReview(page: Page, student: Student): Promise<void> {
  await goTo(page, 'Today')
  // It is of the set that is learned towards an exam, whose cards come first.
  const [next] = (await student.call(reviewEndpoints).queue({ query: {} })).items
  await page.getByRole('region', { name: 'Due today' }).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByText(`Question: ${next?.question}`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Modules' }).click()
}

/** The material on its shelf, what was made of it, and the passage that a card is from. */
async function findLibrary(page: Page): Promise<void> {
  await goTo(page, 'Library')
  await page.getByLabel('Folder', { exact: true }).selectOption(MATERIAL.folder)
  const list = page.getByRole('list', { name: 'Library' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByText(MATERIAL.tag, { exact: true })).toBeVisible()
  await list.getByRole('link', { name: MATERIAL.title }).click()
  await page.getByText('Make from it, and what was made').click()
  const made = page.getByRole('list', { name: 'Made from it' })
  const linkTo = (title: string, module: string) =>
    made.getByRole('link', { name: new RegExp(`^${title}\\s*${module}, `) })
  const things = [linkTo(SET.title, 'Recite'), linkTo(MISTAKES, 'Recite'), linkTo(NOTES, 'Notes'), linkTo('.*', 'Exam')]
  for (const thing of things) await expect(thing).toBeVisible()
  await expect(page.getByRole('button', { name: /^\d+ cards? on this passage: / }).first()).toBeVisible()
  await linkTo(SET.title, 'Recite').click()
  await page.getByRole('link', { name: 'Show in the Material of card 1' }).click()
  await expect(page.locator('mark:focus')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** What was talked about, asked and heard. */
async function goOnWithTalks(page: Page, { heardCount }: BegunEverywhere): Promise<void> {
  await goTo(page, 'Today')
  for (const topic of [SHADOWED, TALK])
    await expect(continued(page).getByRole('link', { name: `${topic} Speaking, not ended yet` })).toBeVisible()
  await goTo(page, 'Speaking')
  await page.getByRole('button', { name: 'Speaking History' }).click()
  await expect(page.getByRole('button', { name: `Go On with ${SHADOWED}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^View Summary of / })).toBeVisible()
  await page.getByRole('button', { name: `Go On with ${TALK}` }).click()
  await expect(page.getByText('Partner')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Type' }).click()
  await page.getByRole('textbox', { name: 'Your turn' }).fill('My brother likes the sea more than the hills.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Partner')).toHaveCount(3)

  await goTo(page, 'Understanding')
  await page.getByRole('button', { name: 'Previous chats' }).click()
  await page.getByRole('button', { name: `${QUESTION} 2 messages` }).click()
  await expect(page.getByRole('article', { name: 'Answer' })).toHaveText(/movement of water/)
  await expect(page.getByRole('button', { name: /^Notes \d+ words$/ })).toBeVisible()
  await page.getByLabel('Message').fill('What is xylem?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Answer' })).toHaveCount(2)

  await goTo(page, 'Listening')
  await page.getByRole('button', { name: 'Listening History' }).click()
  for (const set of [HEARD, RECORDING]) await expect(page.getByRole('heading', { level: 2, name: set })).toBeVisible()
  await page.getByRole('button', { name: /^Open the attempt / }).click()
  await expect(page.getByText(`0 of ${heardCount} correct`)).toBeVisible()
}

/** In the midst of the section that was read, and to its end, where nothing is left to go on with. */
async function goOnWithLecture(
  page: Page,
  { read: { title, section, number, count } }: BegunEverywhere,
): Promise<void> {
  await goTo(page, 'Today')
  await continued(page)
    .getByRole('link', { name: `${title} Lecture, section ${number} of ${count}` })
    .click()
  const heading = page.getByRole('heading', { level: 2, name: section, exact: true })
  await expect(heading).toBeVisible()
  await expectValue.poll(() => heading.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0)
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByText(`Section ${count} of ${count}`, { exact: true })).toBeVisible()
  await goTo(page, 'Today')
  await expect(continued(page).getByRole('link', { name: /Lecture, section/ })).toHaveCount(0)
}

async function findNotes(page: Page): Promise<void> {
  await goTo(page, 'Notes')
  await page.getByRole('button', { name: 'Your Notes' }).click()
  await page.getByRole('button', { name: `Open ${NOTES}` }).click()
  await expect(page.getByRole('article')).toBeVisible()
}

/** Exam dates, marks, what was done with cards in the review and its settings, the aim, and the links to what is shared. */
async function findAccount(page: Page): Promise<void> {
  await goTo(page, 'Progress')
  const exams = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Exams', exact: true }) })
  await expect(exams.getByRole('heading', { name: SET.title })).toBeVisible()
  await expect(page.getByLabel('New cards a day')).toHaveValue(String(NEW_PER_DAY))
  await expect(page.getByRole('heading', { name: 'Exam scores' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Essay scores' })).toBeVisible()
  for (const name of ['Flagged cards', 'Cards set aside'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await goTo(page, 'Account')
  await expect(page.getByText(STUDY_GOAL)).toBeVisible()
  await expect(page.getByText(/^\d+ credits? set aside for work under way$/)).toBeVisible()
  await expect(page.getByRole('button', { name: `Take the link to ${SET.title} back` })).toBeVisible()
}

/** What is kept of cards, and the study at its next card. */
async function goOnWithStudy(page: Page, student: Student): Promise<void> {
  await goTo(page, 'Today')
  await continued(page)
    .getByRole('link', { name: `${SET.title} Recite, 1 of ${SET.cardCount} answered` })
    .click()
  const left = new RegExp(`^Study of ${SET.title} not finished: 1 of ${SET.cardCount} answered`)
  await expect(page.getByText(left)).toBeVisible()
  await page.getByRole('button', { name: 'Study History' }).click()
  await expect(page.getByText('3 of 3 correct', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: MISTAKES })).toBeVisible()
  await page.getByRole('button', { name: 'Import cards' }).click()
  await expect(page.getByRole('dialog').getByText(CARD_FILE)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Folder', { exact: true }).selectOption(SET.folder)
  await expect(page.getByRole('heading', { level: 2, name: MISTAKES })).toBeGone()
  await expect(page.getByRole('heading', { level: 2, name: SET.title })).toBeVisible()
  await page.getByRole('button', { name: 'Go On' }).click()
  await expect(page.getByText('Question: Question 2')).toBeVisible()
  await page.getByRole('button', { name: /^Show Answer/ }).click()
  await page.getByRole('button', { name: /^Correct/ }).click()
  await expect(page.getByText('Question: Question 3')).toBeVisible()
  await expectValue.poll(async () => (await student.recite.listStudies()).study_sessions[0]?.answered_count).toBe(2)
}
