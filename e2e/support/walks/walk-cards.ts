import { readFile } from 'node:fs/promises'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reviewEndpoints } from '@lectern/contract/review'
import { writeCoveredPicture } from '@lectern/domain/cards/occlusion'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { picture } from '../material.ts'
import { AHEAD, BEHIND, missOne } from '../missed-question.ts'
import { keepSet } from '../recite.ts'
import { LONG_WORD, type Visit } from '../visit.ts'
import { PHONE } from '../widths.ts'

const SENTENCE = '細胞是生命的基本單位，也是能獨立生存的最小單位。'

/** The dialogs and fields in which cards are written, wherever that can be done, and how cards of each kind are asked. */
export async function walkCardScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await walkMissed(page, student, visit)
  const setId = await walkKinds(page, student, visit)
  await walkAsked(page, { setId, visit })
  await walkMany(page, student, visit)
  await walkPassage(page, student, visit)
  await walkWrong(page, student, visit)
  await walkNewSet(page, visit)
}

/** A question that was missed, to be chosen again, and as the first card of a set. */
async function walkMissed(page: Page, student: Student, visit: Visit): Promise<void> {
  const review = student.call(reviewEndpoints)
  await review.updateSettings({ body: { time_zone: BEHIND, new_per_day: 0 } })
  const { choice } = await missOne(student)
  await review.updateSettings({ body: { time_zone: AHEAD } })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your mistakes' })).toBeVisible()
  await visit('home-missed')
  await page.goto('/review')
  const options = page.getByRole('group', { name: 'Answers to choose from' })
  await expect(options).toBeVisible()
  await visit('review-missed')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Make a card', exact: true })).toBeVisible()
  await visit('review-missed-card')
  await page.keyboard.press('Escape')
  await options.getByText(choice.correct_answer, { exact: true }).click()
  await visit('review-missed-right')
  await review.updateSettings({ body: { new_per_day: 20 } })
}

async function uploadLeaf({ recite }: Student): Promise<string> {
  const content = new File([await readFile(picture('tc.jpg'))], 'leaf.jpg', { type: 'image/jpeg' })
  return (await recite.uploadMedia({ form: { file: content } })).name
}

/** A text with gaps and a covered picture while they are written. */
async function walkKinds(page: Page, student: Student, visit: Visit): Promise<number> {
  const covered = writeCoveredPicture({
    header: '細胞的構造',
    hidesOthers: true,
    picture: { name: await uploadLeaf(student), alt: '細胞' },
    shapes: [
      { number: 1, name: LONG_WORD, angle: 0, outline: { kind: 'rect', left: 0.1, top: 0.1, width: 0.3, height: 0.2 } },
      { number: 2, name: '細胞核', angle: 0, outline: { kind: 'ellipse', left: 0.5, top: 0.5, rx: 0.1, ry: 0.15 } },
    ],
  })
  const set = await keepSet(student, '細胞的構造與功能', [
    { kind: 'cloze', question: '{{c1::葉綠體}}進行{{c2::光合作用::過程}}。', answer: '$6CO_2 + 6H_2O$' },
    { kind: 'occlusion', question: covered, answer: '' },
  ])
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await page.getByRole('button', { name: 'Edit card 1' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await visit('card-gaps')
  await page.getByRole('button', { name: 'Finish card 1' }).click()
  await page.getByRole('button', { name: 'Edit card 2' }).click()
  const stage = page.getByRole('application', { name: 'Picture and its covers' })
  await stage.getByRole('button').first().focus()
  await expect(page.getByRole('group', { name: 'Cover 1', exact: true })).toBeVisible()
  await visit('card-covers')
  return set.id
}

/** The cards of that set turned, said anew where they are asked, and what came of it. */
async function walkAsked(page: Page, { setId, visit }: { setId: number; visit: Visit }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Edit Card' })
  const turnWith = async (words: string) => {
    await page.getByRole('button', { name: /^Show Answer/ }).click()
    await expect(page.getByText(words).first()).toBeVisible()
    await page.getByRole('button', { name: /^Good/ }).waitFor()
  }
  await page.goto(`/review?set_id=${setId}`)
  await turnWith('葉綠體')
  await visit('review-gap')
  await page.keyboard.press('e')
  await expect(dialog).toBeVisible()
  await visit('review-gap-edit')
  // What cannot be kept says why, and what was typed is asked about.
  await dialog.getByRole('textbox').first().fill(LONG_WORD)
  await visit('review-edit-fault')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('review-edit-leave')
  await page.getByRole('button', { name: 'Give Up' }).click()
  await expect(dialog).toBeGone()
  await page.keyboard.press('1')

  await turnWith('細胞的構造')
  await visit('review-cover')
  await page.keyboard.press('e')
  await expect(dialog).toBeVisible()
  await visit('review-cover-edit')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeGone()
  await page.keyboard.press('4')
  await turnWith('葉綠體')
  await page.keyboard.press('4')
  await expect(page.getByText('Done for now')).toBeVisible()
  await visit('review-done')
  // Going through the set without changing when its cards come back, ended after one that was missed.
  await page.goto(`/review?way=cram&set_id=${setId}`)
  await page.getByRole('button', { name: /^Show Answer/ }).click()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'End practice' }).click()
  await expect(page.locator('h2:focus')).toBeVisible()
  await visit('practice-end')
}

/** A set too long to be drawn whole: searched, several chosen, and its own limits. */
async function walkMany(page: Page, student: Student, visit: Visit): Promise<void> {
  const set = await keepSet(
    student,
    LONG_WORD,
    Array.from({ length: 70 }, (_, index) => ({ question: `第 ${index + 1} 題：${LONG_WORD}`, answer: '細胞' })),
  )
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByLabel('Select card 2', { exact: true }).click()
  await page.getByText('How many cards of this set a day').click()
  await expect(page.getByText('1 of 70 selected')).toBeVisible()
  await visit('cards-many')
}

/** A passage of a material, of which a card is made that says what another one says. */
async function walkPassage(page: Page, student: Student, visit: Visit): Promise<void> {
  const { id } = await student.call(materialsEndpoints).create({ form: { text: SENTENCE, title: '細胞' } })
  await keepSet(student, '生物', [{ question: '細胞是甚麼？', answer: SENTENCE }])
  await page.goto(`/library/${id}`)
  const line = page.getByRole('article').getByText(SENTENCE)
  await line.click({ clickCount: 3, position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: 'Make a Card of It' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a card', exact: true })
  await dialog.getByLabel('Question').fill('細胞是甚麼？')
  await expect(dialog.getByText(/says this already/)).toBeVisible()
  await visit('card-of-passage')
}

/** A made card that is said to be wrong, of which its material says otherwise. */
async function walkWrong(page: Page, student: Student, visit: Visit): Promise<void> {
  const source = 'The French Revolution began in 1789.'
  const content = `${source} It ended the old order of France. The king was executed in January 1793.`
  const { id: material_id } = await student.call(materialsEndpoints).create({ form: { text: content, title: '1789' } })
  const { generation_id } = await student.recite.generate({ body: { content, chunk_index: 0, total_chunks: 1 } })
  const card = { question: 'When did the French Revolution begin?', answer: '1798', source }
  const made = { title: '1789', selected_cards: [card], generation_id, material_id }
  const { id } = await student.recite.createSet({ body: made })
  await page.goto(`/module/recite?view=edit&set_id=${id}`)
  await page.getByRole('button', { name: 'This is wrong: card 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'This is wrong' })
  await expect(dialog).toBeVisible()
  await visit('card-wrong')
  // Toasts keep the height that they had when they came.
  await page.setViewportSize(PHONE)
  await dialog.getByRole('button', { name: 'It is wrong' }).click()
  await expect(page.getByText('Your material says otherwise:')).toBeVisible()
  await visit('card-contradicted')
}

/** A set that is begun by hand. */
async function walkNewSet(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'Write cards yourself' }).click()
  const title = page.getByLabel('Title of the set')
  await title.fill(LONG_WORD)
  await visit('cards-begin')
  await title.press('Enter')
  await expect(page.getByText('This set has no cards')).toBeVisible()
  await visit('cards-none')
}
