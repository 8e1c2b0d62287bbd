import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()

/** The smallest PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openEditor(page: Page) {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Cities', 1)
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await expect(page.getByRole('list', { name: 'Cards' })).toBeVisible()
  const cardsKept = async () => (await student.recite.getSet({ params: { id: set.id } })).flashcards
  return { cardsKept }
}

journey('a text with gaps is written and reviewed by keyboard alone', async (page) => {
  const { cardsKept } = await openEditor(page)
  await page.getByRole('button', { name: 'Add Card' }).press('Enter')
  await page.getByLabel('Kind of card').selectOption('Text with gaps')
  await page.getByLabel('Text', { exact: true }).focus()
  await page.keyboard.insertText('巴黎')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+Shift+C')
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('{{c1::巴黎}}')
  await page.keyboard.press('End')
  await page.keyboard.type(' is in France')
  for (let letter = 0; letter < 'France'.length; letter++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+Shift+C')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('[…]')).toHaveCount(2)
  expectValue(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expectValue
    .poll(async () => (await cardsKept())[1])
    .toMatchObject({ kind: 'cloze', question: '{{c1::巴黎}} is in {{c2::France}}', answer: '' })
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('')

  await page.goto('/review')
  await expect(page.getByText('2 cards left')).toBeVisible()
  const gap = page.getByText('[…]')
  if (!(await gap.isVisible())) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Again/ })).toBeVisible()
    await page.keyboard.press('4')
  }
  await expect(gap).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.locator('mark')).toHaveText('巴黎')
  await expect(gap).toHaveCount(0)
})

journey('a set is begun by hand and its first cards are written by keyboard alone', async (page) => {
  const student = await signInStudent(page)
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'Write cards yourself' }).press('Enter')
  await expect(page.getByLabel('Title of the set')).toBeFocused()
  await page.keyboard.type('Verbs')
  expectValue(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Verbs' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Card' }).press('Enter')
  for (const word of ['ser', 'estar']) {
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('to be')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('')
  }
  const kept = async () => {
    const { flashcard_sets: sets } = await student.recite.history({ query: {} })
    const set = await student.recite.getSet({ params: { id: sets[0]?.id ?? 0 } })
    return { count: sets.length, title: set.title, questions: set.flashcards.map(({ question }) => question) }
  }
  await expectValue.poll(kept).toEqual({ count: 1, title: 'Verbs', questions: ['ser', 'estar'] })
})

journey('a question with options is written and chosen by keyboard alone', async (page) => {
  const { cardsKept } = await openEditor(page)
  await page.getByRole('button', { name: 'Edit card 1' }).press('Enter')
  await page.getByLabel('Kind of card').selectOption('Multiple choice')
  await page.getByLabel('Option 2', { exact: true }).fill('巴黎')
  await page.getByLabel('Option 2 is right').press('Space')
  await page.getByLabel('Option 3', { exact: true }).fill('Rome')
  expectValue(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expectValue
    .poll(async () => (await cardsKept())[0])
    .toMatchObject({ kind: 'choice', answer: '- [ ] Answer 1\n- [x] 巴黎\n- [ ] Rome\n- [ ]' })

  await page.goto('/review')
  const options = page.getByRole('group', { name: 'Answers to choose from' }).getByRole('button')
  await expect(options).toHaveCount(3)
  const place = (await options.allInnerTexts()).findIndex((text) => text.includes('巴黎'))
  await page.keyboard.press(String(place + 1))
  await expect(page.getByRole('status').getByText('Right', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 right, 0 missed')).toBeVisible()
})

journey('a card that another set has already is shown beside the one that is written, and led to', async (page) => {
  const student = await signInStudent(page)
  await keepSet(student, 'Last year', [{ question: 'What is a cell?', answer: 'The unit of life.' }])
  const set = await keepSet(student, 'Cities', 1)
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await page.getByRole('button', { name: 'Edit card 1' }).press('Enter')
  await page.getByLabel('Question', { exact: true }).fill('What is a CELL')
  await expect(page.getByText('A card of “Last year” says this already:')).toBeVisible()
  await expect(page.getByText('The unit of life.')).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Open that set' }).click()
  await expect(page.getByRole('heading', { name: 'Last year' })).toBeVisible()
  await expectValue
    .poll(async () => (await student.recite.getSet({ params: { id: set.id } })).flashcards[0]?.question)
    .toBe('What is a CELL')
})

journey('a picture is put on a card, shown as it is written, and given to nobody else', async (page) => {
  const { cardsKept } = await openEditor(page)
  await page.getByRole('button', { name: 'Edit card 1' }).press('Enter')
  await page
    .getByLabel('Choose a picture or a sound')
    .last()
    .setInputFiles({ name: 'heart.png', mimeType: 'image/png', buffer: PNG })
  const shown = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'heart' })
  await expect(shown).toBeVisible()
  await expectValue.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expectValue
    .poll(async () => (await cardsKept())[0]?.answer)
    .toMatch(/^Answer 1!\[heart\]\([0-9a-f]{32}\.png\)$/)
  const address = await shown.getAttribute('src')
  await signInStudent(page)
  const answer = await page.request.get(address ?? '')
  expectValue(answer.status()).toBe(404)
})
