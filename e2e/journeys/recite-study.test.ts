import type { Locator, Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()

const OFFLINE = /ERR_INTERNET_DISCONNECTED|^An answer was not taken/
const question = (page: Page, number: number) => page.getByText(`Question: Question ${number}`)

/** A new student in a running session of `count` cards. */
async function startStudy(page: Page, count: number): Promise<Student> {
  const student = await signInStudent(page)
  await keepSet(student, 'Leaves', count)
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'Study Leaves' }).click()
  await expect(question(page, 1)).toBeVisible()
  return student
}

/** Reveals the card and says how it went. */
async function answer(page: Page, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
  await page.keyboard.press(key)
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}
const bottomOf = async (locator: Locator): Promise<number> => {
  const { y, height } = await boxOf(locator)
  return y + height
}
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const latestSession = async ({ recite }: Student) => (await recite.history({ query: {} })).recent_sessions[0]

journey('the last minute is warned of, and a card left alone for three minutes shows its answer', async (page) => {
  await page.clock.install()
  const student = await startStudy(page, 14)
  await expect(page.getByRole('timer')).toHaveText(/^3:[23]\d$/)
  await page.clock.runFor(135_000)
  await expect(page.getByText('Less than a minute left')).toHaveCount(0)
  await page.clock.runFor(16_000)
  await expect(page.getByText('Less than a minute left')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByText('Answer: Answer 1')).toBeVisible()
  expectValue(await latestSession(student)).toBeUndefined()
})

journey('when the time is up the session ends, and cards without an answer are incorrect', async (page) => {
  await page.clock.install()
  const student = await startStudy(page, 1)
  await expect(page.getByRole('timer')).toHaveText(/^0:1\d$/)
  // The server takes a browser's word up to 5 seconds early.
  await page.clock.fastForward(4500)
  await expect(page.getByText("Time's up! Study session ended. Remaining cards marked as incorrect.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
  expectValue(await latestSession(student)).toMatchObject({ score: 0, correct_count: 0, total_cards: 1 })
  // It counts for the card itself, too.
  const [set] = (await student.recite.history({ query: {} })).flashcard_sets
  const { flashcards } = await student.recite.getSet({ params: { id: set?.id ?? 0 } })
  expectValue(flashcards).toMatchObject([{ times_studied: 1, is_correct: false }])
})

journey(
  'answers given without a network are kept and sent when it is back',
  async (page) => {
    const student = await startStudy(page, 3)
    await page.context().setOffline(true)
    await answer(page, 'ArrowRight')
    await expect(question(page, 2)).toBeVisible()
    await answer(page, 'ArrowRight')
    await expect(question(page, 3)).toBeVisible()
    await answer(page, 'ArrowLeft')
    await expect(page.getByText(/^(?:One|\d) answers? (?:is|are) still on the way\./)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Study session completed! Great job! 🎉')).toBeVisible()
    expectValue(await latestSession(student)).toMatchObject({ score: 67, correct_count: 2, total_cards: 3 })
  },
  { mayComplain: OFFLINE },
)

journey(
  'a toast lies over no button or link of the session and not over the end of the answer, and the buttons stay in view under a long answer',
  async (page) => {
    await page.clock.install()
    const student = await signInStudent(page)
    const long = { question: '光合作用是什麼？', answer: '植物利用光能製造養分。'.repeat(80) }
    await keepSet(student, 'Leaves', Array(6).fill(long))
    await page.goto('/module/recite?view=history')
    await page.route('**/study/', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.getByRole('button', { name: 'Study Leaves' }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Study Leaves' }).click()
    await page.getByRole('button', { name: /Show Answer/ }).click()
    await expect(page.getByText(/^Answer: 植物/)).toBeVisible()
    await expect(page.getByText(long.question)).toHaveCount(1)
    // The toast stays for as long as it is looked at here.
    await page.clock.pauseAt(Date.now() + 2000)
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 375) {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const shown = page.getByText(/^Answer: 植物/)
        await expectValue.poll(async () => meet(await boxOf(toast), await boxOf(shown))).toBe(false)
      }
      const below = page.getByRole('button', { name: /^Correct/ })
      await expectValue.poll(async () => await bottomOf(below)).toBeLessThanOrEqual(800)
      for (const control of await page.getByRole('main').locator('a, button').all())
        await expectValue.poll(async () => meet(await boxOf(toast), await boxOf(control))).toBe(false)
    }
  },
  { mayComplain: /status of 500/ },
)

journey('leaving asks first; what was answered then counts, and nothing where nothing was', async (page) => {
  const student = await startStudy(page, 4)
  await page.getByRole('button', { name: 'Back to Study History' }).click()
  await expect(
    page.getByText(/^You have not answered a card yet, so this session ends and is not counted\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Not studied yet')).toBeVisible()
  await expect(page.getByText('Sessions you have completed appear here.')).toBeVisible()
  await page.getByRole('button', { name: 'Study Leaves' }).click()
  await expect(question(page, 1)).toBeVisible()
  await answer(page, 'ArrowRight')
  await expect(question(page, 2)).toBeVisible()

  // In another tab the set is studied from its beginning: neither takes the answers of the other.
  const other = await page.context().newPage()
  await other.goto('/module/recite?view=history')
  await other.getByRole('button', { name: 'Study Leaves' }).click()
  await expect(question(other, 1)).toBeVisible()
  await answer(other, 'ArrowLeft')
  await expect(question(other, 2)).toBeVisible()
  const answeredCounts = async () =>
    (await student.recite.listStudies()).study_sessions.map(({ answered_count }) => answered_count)
  await expectValue.poll(answeredCounts).toEqual([1, 1])
  await other.close()
  await page.getByRole('button', { name: 'Back to Study History' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave this session?' })).toBeVisible()
  // No shortcut reaches the card behind the question.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(question(page, 2)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Modules' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('/')
  await expectValue.poll(() => latestSession(student)).toMatchObject({ score: 25, correct_count: 1, total_cards: 4 })
  expectValue(await answeredCounts()).toEqual([1])
})

journey('a session left by a reload is gone on with, and the tab that comes second on a card is told', async (page) => {
  // Two minutes and a half, which a busy machine may need.
  const student = await startStudy(page, 10)
  await answer(page, 'ArrowRight')
  await expect(question(page, 2)).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Flashcards' })).toBeVisible()
  expectValue(new URL(page.url()).search).toBe('')
  const left = /^Study of Leaves not finished: 1 of 10 answered, [0-2]:\d\d left\.$/
  await expect(page.getByText(left)).toBeVisible()
  await page.getByRole('button', { name: 'Go On' }).click()
  await expect(question(page, 2)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/module/recite?view=history')
  await expect(other.getByText(left)).toBeVisible()
  await other.getByRole('button', { name: 'Go On' }).click()
  await expect(question(other, 2)).toBeVisible()
  await answer(other, 'ArrowRight')
  await expect(question(other, 3)).toBeVisible()
  await expectValue.poll(async () => (await student.recite.listStudies()).study_sessions[0]?.answered_count).toBe(2)
  await other.close()

  await answer(page, 'ArrowLeft')
  await expect(page.getByText(/being studied in another tab/)).toBeVisible()
  await page.getByRole('button', { name: 'Go On Here' }).click()
  for (let index = 3; index <= 10; index++) {
    await expect(question(page, index)).toBeVisible()
    await answer(page, 'ArrowRight')
  }
  await expect(page.getByText('Study session completed! Great job! 🎉')).toBeVisible()
  expectValue(await latestSession(student)).toMatchObject({ score: 100, correct_count: 10, total_cards: 10 })
  await expect(page.getByText(/^Study of Leaves not finished/)).toHaveCount(0)
})
