import { reviewEndpoints } from '@lectern/contract/review'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { AHEAD, BEHIND, missOne } from '../support/missed-question.ts'
import { keepSet } from '../support/recite.ts'
import { expectToFit, PHONE } from '../support/widths.ts'

useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

journey(
  'Cards are made of what was missed by one press, once, and the notification leads to their set: by keyboard, on a phone',
  async (page) => {
    const student = await signInStudent(page)
    const { session_id, choice } = await missOne(student)
    await page.goto(`/module/exam?view=results&id=${session_id}`)
    const make = page.getByRole('button', { name: 'Make cards of my mistakes' })
    await press(make)
    const way = page.getByRole('link', { name: 'Open the set' })
    await expect(page.getByText(/^One card was made in “Mistakes: .+”\.$/)).toBeVisible()
    expectValue(await findBarriers(page)).toEqual([])
    await press(make)
    await expect(page.getByText(/has cards of all of them already\.$/)).toBeVisible()
    await expectToFit(page)
    const told = page.locator('[data-sonner-toast]').filter({ has: way })
    await tabTo(told)
    expectValue(await told.evaluate((toast) => getComputedStyle(toast).outlineStyle)).toBe('solid')
    await press(way)
    await expect(page.getByRole('heading', { level: 1, name: /^Mistakes: / })).toBeVisible()
    await expect(page.getByText(choice.question)).toBeVisible()
    expectValue(await findBarriers(page)).toEqual([])
  },
  { viewport: PHONE },
)

journey('A missed exam question is seen at its end, comes back the day after, and is made a card', async (page) => {
  const student = await signInStudent(page)
  await keepSet(student, 'Biology', [{ question: 'A card?', answer: 'Yes' }])
  const review = student.call(reviewEndpoints)
  await review.updateSettings({ body: { time_zone: BEHIND, new_per_day: 0 } })
  const { session_id, choice } = await missOne(student)

  await page.goto(`/module/exam?view=results&id=${session_id}`)
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByText(/^What you missed comes back from tomorrow on/)).toBeVisible()
  await press(summary.getByText('What you missed', { exact: true }))
  await expect(summary.getByRole('button', { name: /^Make a card/ })).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await press(summary.getByRole('button', { name: 'Again: the one you missed' }))
  await expect(heading(page, 'What you missed')).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await page.keyboard.press(String(choice.options.indexOf(choice.correct_answer) + 1))
  await expect(page.getByRole('status').getByText('Right', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(summary).toBeVisible()
  expectValue((await review.queue({ query: {} })).items).toEqual([])

  // The next day, by the student's own clock.
  await review.updateSettings({ body: { time_zone: AHEAD } })
  await page.goto('/review')
  await expect(page.getByText('1 card left')).toBeVisible()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Make a card', exact: true })
  await expect(dialog.getByLabel('Into the set')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Kept in “Biology”.')).toBeVisible()

  expectValue(await findBarriers(page)).toEqual([])
  await page.getByRole('group', { name: 'Answers to choose from' }).getByText(choice.correct_answer).click()
  await expect(page.getByRole('status').getByText('Right', { exact: true })).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await press(page.getByRole('button', { name: /^Go on/ }))
  await expect(heading(page, 'Done for now')).toBeVisible()
  const [made] = (await student.recite.history({ query: {} })).flashcard_sets
  expectValue(made?.card_count).toBe(2)
  const { flashcards } = await student.recite.getSet({ params: { id: made?.id ?? 0 } })
  expectValue(flashcards[1]).toMatchObject({
    kind: 'choice',
    answer: expectValue.stringContaining(`[x] ${choice.correct_answer}`),
  })
  expectValue((await review.queue({ query: {} })).due_count).toBe(0)
})

journey('Typed answers: a slip is told from a missing idea, and the student may have been right', async (page) => {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Photosynthesis', [
    { question: 'Where is energy released?', answer: 'The mitochondrion' },
    {
      question: 'What happens in photosynthesis?',
      answer: 'Plants take in carbon dioxide and water. They release oxygen into the air.',
    },
    { kind: 'cloze', question: 'Plants are green by {{c1::chlorophyll}}.', answer: 'It takes up red light.' },
  ])
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  const isTyped = page.getByRole('checkbox', { name: 'Type the answers of this set in reviews' })
  await isTyped.check()
  // It waits until its press is kept.
  await expectValue.poll(() => isTyped.isEnabled()).toBe(true)
  await page.goto('/review')
  const answer = page.getByLabel('Your answer')
  await expect(page.getByText('Where is energy released?')).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.type('mitocondrion')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Right, but for a slip of form')).toBeVisible()
  await expect(page.locator('ins').first()).toHaveText(/The\s*$/)
  await expect(page.locator('ins').last()).toHaveText(/h$/)
  await page.keyboard.press('Enter')

  await expect(page.getByText('What happens in photosynthesis?')).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.type('Plants take in water and carbon dioxide.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Something is missing')).toBeVisible()
  await expect(page.getByText('Missing: They release oxygen into the air', { exact: true })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText('2 right, 0 missed')).toBeVisible()

  // Only the gap of a text is typed.
  await expect(answer).toBeFocused()
  await page.keyboard.type('clorophyll')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Right, but for a slip of form')).toBeVisible()
  await expect(page.locator('ins')).toHaveText(/h$/)
  await expect(page.getByText('It takes up red light.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 right, 0 missed')).toBeVisible()
})

journey(
  'Chinese is typed with an input method: Enter takes over what is spelled, and sends once that is done',
  async (page) => {
    const student = await signInStudent(page)
    const set = await keepSet(student, '生物', [{ question: '綠色植物如何製造養分？', answer: '光合作用' }])
    await student.call(reviewEndpoints).updateSetSettings({ params: { id: set.id }, body: { is_typed: true } })
    await page.goto('/review')
    const answer = page.getByLabel('Your answer')
    await expect(answer).toBeFocused()
    const device = await page.context().newCDPSession(page)
    await device.send('Input.imeSetComposition', { text: 'guang he zuo yong', selectionStart: 17, selectionEnd: 17 })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await device.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await device.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    await device.send('Input.insertText', { text: '光合作用' })
    await expect(answer).toHaveValue('光合作用')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('Right', { exact: true })).toBeVisible()
  },
)

journey(
  'a missed question and a typed answer fit at every width, in light and dark',
  async (page) => {
    const student = await signInStudent(page)
    const set = await keepSet(student, '第四講：虛擬記憶體', [
      { question: '什麼是頁框？', answer: '實體記憶體中的固定大小區塊' },
    ])
    const review = student.call(reviewEndpoints)
    await review.updateSetSettings({ params: { id: set.id }, body: { is_typed: true } })
    await review.updateSettings({ body: { time_zone: BEHIND } })
    const { session_id } = await missOne(student)
    await review.updateSettings({ body: { time_zone: AHEAD } })
    await page.goto(`/module/exam?view=results&id=${session_id}`)
    await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
    await expectToFit(page)
    await page.goto('/review')
    for (let left = 2; left > 0; left--) {
      await expect(page.getByText(left === 2 ? '2 cards left' : '1 card left')).toBeVisible()
      const answer = page.getByLabel('Your answer')
      const choices = page.getByRole('group', { name: 'Answers to choose from' })
      await expect(answer.or(choices)).toBeVisible()
      await expectToFit(page)
      if (await choices.isVisible()) await page.keyboard.press('1')
      else {
        await answer.fill('實體記憶體的區塊')
        await page.keyboard.press('Enter')
      }
      const controls = page.getByRole('group', { name: /^How (it went|well did you know it)/ })
      await expect(controls).toBeVisible()
      await expectToFit(page)
      await controls.getByRole('button').last().click()
    }
  },
  { viewport: PHONE },
)
