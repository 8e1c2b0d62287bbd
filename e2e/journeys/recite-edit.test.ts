import { readFileSync } from 'node:fs'
import { materialsEndpoints } from '@lectern/contract/materials'
import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet, studySet } from '../support/recite.ts'

useBrowser()

const ALL_SAVED = 'All changes are saved.'

/** A new student who edits a set of `count` cards. */
async function openEditor(page: Page, count: number): Promise<{ student: Student; set: FlashcardSet }> {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Leaves', count)
  await studySet(student, set, 1)
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'edit Leaves' }).click()
  await expect(page.getByRole('list', { name: 'Cards' })).toBeVisible()
  return { student, set }
}

const card = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Cards' })
    .getByRole('listitem')
    .nth(number - 1)

/** The questions as the server has them. */
const questionsOf = async ({ recite }: Student, { id }: FlashcardSet): Promise<string[]> =>
  (await recite.getSet({ params: { id } })).flashcards.map(({ question }) => question)

const expectQuestions = ({ student, set }: { student: Student; set: FlashcardSet }, questions: string[]) =>
  expectValue.poll(() => questionsOf(student, set)).toEqual(questions)

journey('cards are put in order by the mouse and by the keyboard', async (page) => {
  const editing = await openEditor(page, 3)
  const handle = (number: number) => page.getByRole('button', { name: `Move card ${number}` })
  const from = await handle(1).boundingBox()
  const to = await handle(2).boundingBox()
  if (!from || !to) throw new Error('The handles are not in view')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
  await page.mouse.up()
  await expectQuestions(editing, ['Question 2', 'Question 1', 'Question 3'])

  const announced = page.getByText(/^Card 3 /)
  await handle(3).press('Space')
  // At once: presses that come before the places are measured are not lost.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(announced).toHaveText('Card 3 is over place 1 of 3.')
  await page.keyboard.press('Space')
  await expect(announced).toHaveText('Card 3 was put down at place 1 of 3.')
  await expectQuestions(editing, ['Question 3', 'Question 2', 'Question 1'])
  await page.reload()
  await expect(card(page, 1).getByText('Question 3')).toBeVisible()
})

journey(
  'a card is written on its own, saved when a box or the card is left, and never while it is half empty',
  async (page) => {
    const editing = await openEditor(page, 2)
    await page.getByRole('button', { name: 'Edit card 1' }).press('Enter')
    await expect(card(page, 1).getByLabel('Question')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('葉綠素是什麼？')
    await page.keyboard.press('Tab')
    await expectQuestions(editing, ['葉綠素是什麼？', 'Question 2'])
    await expect(page.getByText(ALL_SAVED)).toBeVisible()
    expectValue(await card(page, 2).getByRole('textbox').count()).toBe(0)

    await page.getByRole('button', { name: 'Add Card' }).click()
    await card(page, 3).getByLabel('Question').fill('What is a stoma?')
    await card(page, 3).getByLabel('Answer').focus()
    await expect(card(page, 3).getByText('Saved once it has a question and an answer.')).toBeVisible()
    expectValue(await questionsOf(editing.student, editing.set)).toHaveLength(2)
    await page.keyboard.type('A pore in a leaf.')
    await page.getByRole('button', { name: 'Finish card 3' }).click()
    await expectQuestions(editing, ['葉綠素是什麼？', 'Question 2', 'What is a stoma?'])

    await page.getByRole('button', { name: 'Edit card 2' }).click()
    await page.getByRole('button', { name: 'Delete card 2' }).click()
    await expect(page.getByText('Flashcard deleted successfully!')).toBeVisible()
    await expectQuestions(editing, ['葉綠素是什麼？', 'What is a stoma?'])
  },
)

journey(
  'nothing moves between the press on the tick and its click, and a half-written card outlives a reload',
  async (page) => {
    const editing = await openEditor(page, 3)
    // The answer comes late enough for 'Saving…' to be seen.
    await page.route('**/api/recite/flashcards/*/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    for (const [width, text] of [
      [375, 'At 375'],
      [768, 'At 768'],
      [1440, 'At 1440'],
    ] as const) {
      await page.setViewportSize({ width, height: 500 })
      await page.getByRole('button', { name: 'Edit card 3' }).click()
      await card(page, 3).getByLabel('Answer').fill('Changed as well')
      await card(page, 3).getByLabel('Answer').fill(text)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const tick = page.getByRole('button', { name: 'Finish card 3' })
      // On a low screen the card that is written is taller than the view.
      await tick.scrollIntoViewIfNeeded()
      const place = await tick.boundingBox()
      if (!place) throw new Error('The tick is not in view')
      const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
      const height = await pageHeight()
      await page.mouse.move(place.x + place.width / 2, place.y + 4)
      await page.mouse.down()
      await expect(card(page, 3).getByText('Saving…')).toBeVisible()
      expectValue(await tick.boundingBox()).toEqual(place)
      expectValue(await pageHeight()).toBe(height)
      await page.mouse.up()
      await expect(page.getByRole('button', { name: 'Edit card 3' })).toBeVisible()
      await expect(page.getByText(ALL_SAVED)).toBeVisible()
      await expect(card(page, 3).getByText(text)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Add Card' }).click()
    await card(page, 4).getByLabel('Question').fill('Only asked')
    await page.reload()
    await expect(card(page, 4).getByText('Only asked')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await page.waitForURL('/')
    await page.goBack()
    await expect(card(page, 4).getByText('Only asked')).toBeVisible()
    await page.goForward()
    await page.waitForURL('/')
    await page.goBack()
    await expect(card(page, 4).getByText('Only asked')).toBeVisible()
    expectValue(await questionsOf(editing.student, editing.set)).toHaveLength(3)
  },
)

journey('what was typed last is saved by going back and by closing the page', async (page) => {
  const editing = await openEditor(page, 1)
  const type = async (text: string) => {
    await page.getByRole('button', { name: 'Edit card 1' }).click()
    await card(page, 1).getByLabel('Question').fill(text)
  }
  await type('Kept by the button')
  await page.getByRole('button', { name: 'Back to Study History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
  await expectQuestions(editing, ['Kept by the button'])

  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Recite/ })
    // Where it stands may change until all of Today has been answered, which it waits for a second.
    .press('Enter')
  await page.getByRole('button', { name: /Study History/ }).click()
  await page.getByRole('button', { name: 'edit Leaves' }).click()
  await type('Kept by going back')
  await page.goBack()
  await page.waitForURL('/')
  await expectQuestions(editing, ['Kept by going back'])

  await page.goto(`/module/recite?view=edit&set_id=${editing.set.id}`)
  await type('Kept by closing')
  await page.close({ runBeforeUnload: true })
  await expectQuestions(editing, ['Kept by closing'])
})

journey('a set goes out to a text file and comes back', async (page) => {
  const editing = await openEditor(page, 2)
  const chosen = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await chosen
  expectValue(download.suggestedFilename()).toBe('Leaves.txt')
  const file = readFileSync(await download.path())
  expectValue(file.toString()).toBe('Question 1\nAnswer 1\n---\nQuestion 2\nAnswer 2\n')

  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'cards.csv', mimeType: 'text/plain', buffer: file })
  await expect(page.getByText('Please select a .txt file')).toBeVisible()
  await input.setInputFiles({
    name: 'cards.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Only a question\n---\n'),
  })
  await expect(page.getByText('No valid flashcards found in the file')).toBeVisible()
  const cards = Buffer.concat([file, Buffer.from('---\r\n葉？\r\nTwo\r\nlines\r\n')])
  await input.setInputFiles({ name: 'cards.TXT', mimeType: 'text/plain', buffer: cards })
  await expect(page.getByText('Imported 3 flashcards.')).toBeVisible()
  await expectQuestions(editing, ['Question 1', 'Question 2', 'Question 1', 'Question 2', '葉？'])
})

journey('progress is cleared after a question; the cards stay', async (page) => {
  const editing = await openEditor(page, 2)
  await expect(card(page, 1).getByText('1 correct')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Progress' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Progress' }).click()
  await expect(page.getByText('Flashcard set progress cleared successfully!')).toBeVisible()
  await expect(page.getByText('1 correct')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to Study History' }).click()
  await expect(page.getByText('Not studied yet')).toBeVisible()
  expectValue(await questionsOf(editing.student, editing.set)).toHaveLength(2)
})

journey("another student's set is not there", async (page) => {
  const { set } = await openEditor(page, 1)
  await page.context().clearCookies()
  await signInStudent(page)
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.goto('/module/recite?view=edit&set_id=mine')
  await expect(page.getByRole('heading', { level: 1, name: 'Flashcards' })).toBeVisible()
})

journey('a card that its material contradicts is told so, and leads to where that says otherwise', async (page) => {
  const student = await signInStudent(page)
  const said = 'The French Revolution began in 1789.'
  const text = `${said} It ended the old order of France. The king was executed four years later.`
  const { id } = await student.call(materialsEndpoints).create({ form: { text } })
  const { generation_id } = await student.recite.generate({ body: { content: text, chunk_index: 0, total_chunks: 1 } })
  const wrong = { question: 'When did the French Revolution begin?', answer: '1798', source: said }
  await student.recite.createSet({
    body: { title: 'France', selected_cards: [wrong], generation_id, material_id: id },
  })
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'edit France' }).click()
  await page.getByRole('button', { name: 'This is wrong: card 1' }).click()
  await page.getByRole('button', { name: 'It is wrong' }).click()
  await expect(page.getByText('Thank you. It is gone.')).toBeVisible()
  await expect(page.getByText('Your material says otherwise:')).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Show in the Material' }).click()
  await expect(page.locator('mark')).toHaveText(said)
  await expect(page.getByText('Your material says otherwise:')).toBeGone()
})
