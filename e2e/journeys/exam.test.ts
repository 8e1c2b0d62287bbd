import { readFile } from 'node:fs/promises'
import { examEndpoints } from '@lectern/contract/exam'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { sampleEndpoints } from '@lectern/contract/work/sample'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { LESSONS, practiceHearsKeys, readLessons } from '../support/exam.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, chooseFile, press, write } from '../support/keyboard.ts'
import { document } from '../support/material.ts'
import { openElsewhere } from '../support/other-browser.ts'
import { PHONE } from '../support/widths.ts'

useBrowser()

journey('Documents become an exam that is practised, marked, taken again and kept, by keyboard alone', async (page) => {
  const exam = (await signInStudent(page)).call(examEndpoints)
  await page.goto('/module/exam')
  await press(page.getByRole('button', { name: 'Generate Exam' }))
  await expect(page.getByText('Please provide content to generate an exam.')).toBeVisible()

  // Each document is added to what is there.
  await write(page.getByLabel('Content'), await readLessons())
  let words = await wordCount(page)
  for (const name of ['en.pdf', 'deck.pptx', 'two.pdf']) {
    await chooseFile(page, 'Add a document', document(name))
    await expectValue.poll(() => wordCount(page)).toBeGreaterThan(words)
    words = await wordCount(page)
  }
  await press(page.getByRole('button', { name: 'Generate Exam' }))
  await practiceHearsKeys(page)
  await expect(page.getByText(/^0 of 30 answered\./)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  // At least one is right: a second attempt at all thirty would be no re-test.
  const { exam_sets } = await exam.listSets({ query: {} })
  const { questions } = await exam.getSet({ params: { id: exam_sets[0]?.id ?? 0 } })
  const right = questions[1]?.options.indexOf(questions[1].correct_answer) ?? 0
  await page.keyboard.press(String(right + 1))
  await expect(page.getByRole('button', { name: 'Question 2, answered' })).toBeVisible()

  // Left, reloaded and found again.
  await page.goto('/module/exam')
  await expect(page.getByRole('banner').getByText(/10 credits/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Resume' }))
  await expect(page.getByText(/^2 of 30 answered\./)).toBeVisible()
  await choose(page.getByRole('radio', { name: 'All at once' }))
  expectValue(await page.getByRole('group', { name: /^Question \d+$/ }).count()).toBe(30)
  const answers = page.getByRole('textbox')
  await write(answers.first(), 'I do not know.')
  await press(page.getByRole('button', { name: 'Submit', exact: true }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }))

  await expect(page.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeVisible()
  await expect(page.getByText('I do not know.')).toBeVisible()
  const score = (await page.getByText(/^\d+%/).innerText()).split('%')[0]
  await press(page.getByRole('button', { name: /^Re-test Wrong Answers/ }))
  await expect(page.getByText(/^0 of \d+ answered/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Submit', exact: true }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }))
  await expect(page.getByText(/^0%/)).toBeVisible()

  // The re-test is an attempt of its own; the first one is opened again as it was.
  await press(page.getByRole('button', { name: 'Exam History' }))
  await expect(page.getByText(`Latest score ${score}%`)).toBeVisible()
  await page.setViewportSize(PHONE)
  expectValue(
    new Set(await Promise.all([/^Practise /, /^Share /, /^Delete /].map((name) => middleOf(page, name)))).size,
  ).toBe(1)
  await press(page.getByRole('button', { name: /^2 attempts at/ }))
  await expect(page.getByText(/^Re-test of \d+ questions: 0%/)).toBeVisible()
  await press(page.getByRole('button', { name: /^Open the attempt/ }).last())
  await expect(page.getByText('I do not know.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('I do not know.')).toBeVisible()

  await press(page.getByRole('button', { name: 'Exam History' }))
  await press(page.getByRole('button', { name: /^Rename / }))
  await write(page.getByLabel(/^Title of/), 'Memory 記憶體')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Memory 記憶體' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Delete Memory 記憶體' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('heading', { name: 'No exams yet' })).toBeVisible()
})

journey(
  'A practice that was begun on one device is gone on with on another, and handed in with the answers of both',
  async (laptop) => {
    const student = await signInStudent(laptop)
    const exam = student.call(examEndpoints)
    const { exam_id } = await student.call(sampleEndpoints).keep()
    const made = await exam.getSet({ params: { id: exam_id ?? 0 } })
    const total = made.questions.length
    const choices = made.questions.flatMap(({ type }, index) => (type === 'mcq' || type === 'tf' ? [index] : []))
    const [first = 0, second = 0] = choices
    await laptop.goto(`/module/exam?view=attempts&id=${made.id}`)
    await press(laptop.getByRole('button', { name: 'Practise', exact: true }))
    await practiceHearsKeys(laptop)
    const isKept = laptop.waitForResponse(
      (response) => response.request().method() === 'PUT' && /practice\/$/.test(response.url()),
    )
    await press(laptop.getByRole('button', { name: `Question ${first + 1}`, exact: true }))
    await laptop.keyboard.press('1')
    await expect(laptop.getByText(`1 of ${total} answered. You can leave and come back.`)).toBeVisible()
    await isKept
    await expectValue
      .poll(async () => (await student.call(begunEndpoints).list()).work)
      .toMatchObject([{ done: 1, total }])

    const phone = await openElsewhere(laptop, student, PHONE)
    await phone.goto('/')
    const line = phone
      .getByRole('list', { name: 'Continue' })
      .getByRole('link', { name: `Exam, 1 of ${total} answered` })
    await line.click()
    await expect(phone.getByText(`1 of ${total} answered. You can leave and come back.`)).toBeVisible()
    // Where it was left.
    await expect(phone.getByRole('group', { name: `Question ${first + 1}` })).toBeVisible()
    await phone.getByRole('button', { name: `Questions, 1/${total}` }).click()
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: `Question ${second + 1}`, exact: true })
      .click()
    await phone.getByRole('radio').first().click()
    await expect(phone.getByText(`2 of ${total} answered. You can leave and come back.`)).toBeVisible()
    await expectValue.poll(async () => (await student.call(begunEndpoints).list()).work[0]?.done).toBe(2)

    // Handed in on the laptop, which has not seen the second answer.
    await press(laptop.getByRole('button', { name: 'Submit', exact: true }))
    await press(laptop.getByRole('alertdialog').getByRole('button', { name: 'Submit' }))
    await expect(laptop.getByRole('region', { name: 'Summary' })).toBeVisible()
    const { sessions } = await exam.listSessions({ params: { id: made.id }, query: {} })
    const { results } = await exam.getSession({ params: { id: sessions[0]?.session_id ?? 0 } })
    expectValue(results.filter(({ user_answer }) => user_answer !== '')).toHaveLength(2)
    await phone.getByRole('button', { name: `Questions, 2/${total}` }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
    await expect(phone.getByText('This practice was submitted in another tab or on another device.')).toBeVisible()
    await phone.getByRole('button', { name: 'Results' }).click()
    await expect(phone.getByRole('region', { name: 'Summary' })).toBeVisible()
    await phone.goto('/')
    await expect(phone.getByRole('link', { name: /^Recite ./ })).toBeVisible()
    await expect(phone.getByRole('list', { name: 'Continue' })).toBeGone()
  },
)

/** How far down the middle of a button is. */
async function middleOf(page: Page, name: RegExp): Promise<number> {
  const box = await page.getByRole('main').getByRole('button', { name }).boundingBox()
  if (!box) throw new Error(`There is no button ${name}`)
  return Math.round(box.y + box.height / 2)
}

const UNCHECKED = { mayComplain: /status of 503|An answer could not be checked/ }

journey(
  'An answer that nobody could judge counts by its student’s own word, which is kept',
  async (page) => {
    const student = await signInStudent(page)
    const exam = student.call(examEndpoints)
    const content = await readLessons()
    const made = await exam.generate({ body: { method: 'content', content, question_count: 10 } })
    const { session_id } = await exam.startSession({ params: { id: made.id }, body: {} })
    const open = made.questions.find(({ type }) => type === 'short') ?? made.questions.at(-1)
    const answers = { [String(open?.id)]: 'In other words than these.' }
    await exam.endSession({ params: { id: session_id }, body: { answers } })

    await page.goto(`/module/exam?view=results&id=${session_id}`)
    await expect(page.getByText(/^0%/)).toBeVisible()
    await expect(page.getByText('Does your answer say this?')).toBeVisible()
    await expect(page.getByText(/^One answer was not checked and counts as incorrect for now\./)).toBeVisible()
    const outage = { status: 503, json: { error: 'This is not available.', code: 'unavailable' } }
    await page.route('**/api/exam/compare-answer/', (route) => route.fulfill(outage))
    await page.getByRole('button', { name: /^Check Again/ }).click()
    await expect(page.getByText(/This used up no check: please try again later\.$/)).toBeVisible()
    await page.unroute('**/api/exam/compare-answer/')
    await page.getByRole('button', { name: /^Check Again/ }).click()
    await expect(page.getByText(/^It could not be told whether this answer is right\./)).toBeVisible()
    await page.getByRole('button', { name: /^Yes, it does/ }).press('Enter')
    await expect(page.getByText('by your own word')).toBeVisible()
    await expect(page.getByText(/^[1-9]\d*%/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Yes, it does/, pressed: true })).toBeVisible()
    await page.getByRole('button', { name: /^No, it does not/ }).click()
    await expect(page.getByText(/^0%/)).toBeVisible()
  },
  UNCHECKED,
)

/** Words in the content box, as the screen says. */
async function wordCount(page: Page): Promise<number> {
  const said = await page.getByText(/^[\d,]+ words?$/).innerText()
  return Number(said.replace(/\D/g, ''))
}

journey('That a text is too short for an exam is said before anything is paid', async (page) => {
  await signInStudent(page)
  await page.goto('/module/exam')
  const tooLarge = page.getByText('File too large. Maximum file size is 10MB.')
  const pdf = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(tooLarge).toBeVisible()
  // Several at once, of which one is refused under its name.
  const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
  const lectures = [text('Cells.txt', 'A cell has a nucleus.'), pdf, text('Leaves.txt', 'A leaf is green.')]
  await page.locator('input[type=file]').setInputFiles(lectures)
  await expect(page.getByText('2 documents in the content: Cells.txt, Leaves.txt')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('A cell has a nucleus.\n\nA leaf is green.')
  await expect(page.getByText('large.pdf', { exact: true })).toBeVisible()
  await expect(tooLarge).toBeVisible()
  const tooLong = page.getByText('Word limit exceeded: Maximum 100,000 words allowed')
  await page.getByLabel('Content').fill('字'.repeat(100_001))
  await expect(tooLong).toBeVisible()
  await page.getByLabel('Content').fill('A cell is the smallest unit of life.')
  await expect(tooLong).toBeGone()
  await expect(
    page.getByText(/^The built-in engine makes the questions directly from the sentences of your material/),
  ).toBeVisible()
  await page.getByLabel('Language of the exam').selectOption('traditional_chinese')
  await expect(page.getByText(/^Your text is in English\. Without an AI model nothing is translated/)).toBeVisible()
  await page.getByLabel('Language of the exam').selectOption('english')
  await expect(page.getByText(/^Your text is in English\./)).toBeGone()
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  await expect(page.getByText(/^This material gives (no|\d) good questions?\.$/)).toBeVisible()
  await expect(page.getByText(/A longer text in full sentences helps/)).toBeVisible()

  // What there is of good questions is offered at its price, and is made while the page is away.
  const [lesson = ''] = await Promise.all(LESSONS.slice(1, 2).map((file) => readFile(file, 'utf8')))
  await page.getByLabel('Content').fill(lesson)
  await page.getByRole('button', { name: 'Generate Exam' }).click()
  const offer = page.getByRole('button', { name: /^Generate \d+ Questions$/ })
  await expect(offer).toBeVisible()
  await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
  const count = Number((await offer.innerText()).replace(/\D/g, ''))
  const isSent = page.waitForRequest(/\/api\/exam\/generate\//)
  await offer.click()
  await isSent
  await page.goto('/module/exam?view=history')
  await expect(page.getByText(new RegExp(`${count} questions`))).toBeVisible()
  await expect(page.getByRole('banner').getByText(`${20 - Math.ceil(count / 3)} credits`)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('row', { name: new RegExp(`Exam.+, ${count} questions`) })).toBeVisible()
})

journey('An exam that failed while its student was elsewhere is told where they come back', async (page) => {
  const student = await signInStudent(page)
  const short = { method: 'content', content: 'A cell is the smallest unit of life.', question_count: 10 } as const
  await expectValue(student.call(examEndpoints).generate({ body: short })).rejects.toMatchObject({ status: 502 })

  await page.goto('/module/exam?view=history')
  const notice = page.getByRole('region', { name: 'Exams being made' })
  await expect(notice.getByText('The exam could not be made, and nothing was charged')).toBeVisible()
  await expect(notice.getByText('A cell is the smallest unit of life., 10 questions')).toBeVisible()
  await expect(notice.getByText('Trying again costs 4 credits.')).toBeVisible()
  await notice.getByRole('button', { name: 'Try again' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Credits Refunded' })
    .getByRole('button', { name: 'Close' })
    .last()
    .press('Enter')
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(short.content)
  await expect(page.getByRole('alert').getByText(/^Failed to generate: /)).toBeVisible()
  await expect(notice).toBeGone()

  await page.reload()
  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(notice).toBeGone()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Generate Exam' })).toBeVisible()
  expectValue(await notice.count()).toBe(0)
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible()
})
