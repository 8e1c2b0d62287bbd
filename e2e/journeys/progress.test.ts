import { reviewEndpoints } from '@lectern/contract/review'
import { planningEndpoints } from '@lectern/contract/review/planning'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet } from '../support/recite.ts'
import { expectToFit, HEIGHT, PHONE, WIDTHS } from '../support/widths.ts'

useBrowser()

const DAY_MS = 86_400_000
const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

journey('a set is learned towards its exam, which says what fits and what to leave out', async (page) => {
  const student = await signInStudent(page)
  await keepSet(student, 'Leaves', 60)
  await page.goto('/progress')
  const exams = panel(page, 'Exams')
  // The student's day may be another than the one by UTC: ten days ahead lie within either.
  const { date: today } = await student.call(reviewEndpoints).today()
  const date = new Date(Date.parse(today) + 10 * DAY_MS).toISOString().slice(0, 10)
  await exams.getByLabel('Date of the exam').fill(date)
  await exams.getByRole('button', { name: 'Set the Exam Date' }).press('Enter')
  const exam = exams.getByRole('listitem').first()
  await expect(exam.getByRole('heading', { name: 'Leaves' })).toBeVisible()
  const { exams: kept } = await student.call(planningEndpoints).listExams()
  expectValue(kept).toMatchObject([{ date, is_over: false, plan: { new_count: 60 } }])

  const minutes = exam.getByLabel('Minutes you have a day')
  await minutes.fill('1440')
  await minutes.press('Enter')
  await expect(exam.getByText(/^Everything fits/)).toBeVisible()
  await minutes.fill('1')
  await minutes.press('Enter')
  await expect(exam.getByText('Question 60')).toBeVisible()
  await exam.getByText('By section').click()
  await expect(exam.getByText('These cards belong to one section', { exact: false })).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])

  await exam.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(exam).toBeGone()
  expectValue((await student.call(planningEndpoints).listExams()).exams).toEqual([])
})

journey(
  'an exam by section fits at every width, in light and dark',
  async (page) => {
    const student = await signInStudent(page)
    const headings = ['The cell and what is in it', 'Genes', 'Photosynthesis in the leaves of plants']
    const sentence = (heading: string, at: number) => `${heading}: this is sentence ${at} of the lesson.`
    const set = await student.recite.createSet({
      body: {
        title: 'Biology',
        document_content: headings.map((one) => `# ${one}\n\n${sentence(one, 1)}\n\n${sentence(one, 2)}\n`).join('\n'),
        selected_cards: headings.flatMap((one) =>
          [1, 2].map((at) => ({ question: `${one} ${at}?`, answer: 'So', source: sentence(one, at) })),
        ),
      },
    })
    const { date: today } = await student.call(reviewEndpoints).today()
    const date = new Date(Date.parse(today) + 10 * DAY_MS).toISOString().slice(0, 10)
    await student.call(planningEndpoints).setExam({ params: { id: set.id }, body: { date } })
    await page.goto('/progress')
    const exam = panel(page, 'Exams').getByRole('listitem').first()
    await exam.getByText('By section').focus()
    await page.keyboard.press('Enter')
    const table = exam.getByRole('table', { name: 'What is known of Biology on that day, by section' })
    for (const heading of headings) await expect(table.getByRole('rowheader', { name: heading })).toBeVisible()
    await expectToFit(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      expectValue(await findBarriers(page), `at ${width} px`).toEqual([])
    }
    const minutes = exam.getByLabel('Minutes you have a day')
    await minutes.fill('0')
    await minutes.press('Enter')
    await expect(table.getByRole('columnheader', { name: 'Left out' })).toBeVisible()
    await expectToFit(page)
  },
  { viewport: PHONE },
)

journey('a reminder and the fit of parameters are chosen, and stay so', async (page) => {
  const student = await signInStudent(page)
  const planning = student.call(planningEndpoints)
  await page.goto('/progress')
  const reminder = page.getByLabel('Reminder by mail')
  expectValue(await reminder.inputValue()).toBe('never')
  await reminder.selectOption({ label: 'At 07:00' })
  await expectValue.poll(async () => (await planning.getReminder()).hour).toBe(7)
  const adapts = page.getByRole('checkbox', { name: 'Fit the schedule to how I remember' })
  expectValue(await adapts.isChecked()).toBe(true)
  await adapts.press('Space')
  await expectValue.poll(async () => (await student.call(reviewEndpoints).getSettings()).adapts).toBe(false)
  await page.reload()
  await expectValue.poll(() => reminder.inputValue()).toBe('7')
  await expectValue.poll(() => adapts.isChecked()).toBe(false)
  expectValue(await findBarriers(page)).toEqual([])
  await reminder.selectOption({ label: 'Never' })
  await expectValue.poll(async () => (await planning.getReminder()).hour).toBeNull()
})
