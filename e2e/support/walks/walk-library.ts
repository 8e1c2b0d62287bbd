import { readFile } from 'node:fs/promises'
import { materialsEndpoints } from '@lectern/contract/materials'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { document } from '../material.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from '../visit.ts'

/** Every screen of the library, and the page of a material. */
export async function walkLibraryScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  const open = async (path: string, heading: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
  await open('/library', 'Library')
  await expect(page.getByText('Your library is empty')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'setup.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByRole('alert')).toBeVisible()
  await visit('library-empty')
  await walkSample(page, visit)

  const library = student.call(materialsEndpoints)
  const file = new File([await readFile(document('two.pdf'))], `${LONG_WORD}.pdf`)
  const { id } = await library.create({ form: { file, title: LONG_TITLE } })
  for (let index = 1; index <= 11; index++)
    await library.create({ form: { text: `${index}. ${LONG_WORD} 細胞有細胞核。`, title: `${index}. 第四講` } })
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: '11. 第四講', exact: true })).toBeVisible()
  await visit('library')
  await page.getByRole('button', { name: 'Paste Text' }).click()
  await page.getByRole('button', { name: 'Keep Text' }).click()
  await expect(page.getByText('Please paste a text first.')).toBeVisible()
  await visit('library-paste')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search your library').fill(LONG_WORD.toUpperCase().repeat(2))
  await expect(page.getByText(/^Nothing matches/)).toBeVisible()
  await visit('library-nothing')

  await searchEverything(page, visit)
  await pickEarlier(page, visit)
  await showPlace(page, student, visit)

  await student.recite.createSet({
    body: { title: LONG_TITLE, selected_cards: [{ question: LONG_WORD, answer: '細胞' }], material_id: id },
  })
  await open(`/library/${id}`, LONG_TITLE)
  await refuseRange(page)
  await page.getByLabel('Go to page').fill('2')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Page 2 of 3' }).locator('[data-start]').nth(1)).toBeVisible()
  await visit('library-material')
  await findWords(page, visit)
  // Where there is no room beside the text.
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByText('Make from it, and what was made').click()
  await refuseRange(page)
  await visit('library-material-made')
  await page.getByRole('button', { name: `Rename ${LONG_TITLE}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('library-material-rename')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('library-material-delete')
  await page.keyboard.press('Escape')
  await walkChapters(page, student, visit)
  await open('/library/999999', 'Material Not Found')
  await visit('library-not-found')
}

/** In the material that is read, of which one place is gone to. */
async function findWords(page: Page, visit: Visit): Promise<void> {
  await page.getByLabel('Find in this material').fill('memory')
  await page.keyboard.press('Enter')
  await expect(page.locator('mark[aria-current]').first()).toBeVisible()
  await visit('library-material-found')
  await page.keyboard.press('Escape')
}

/** The chapter for somebody new, which is led to from the first screen, and goes again. */
async function walkSample(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Try a Sample Chapter' }).click()
  await expect(page.getByText('Your library is empty')).toBeGone()
  await page.goto('/')
  const sample = page.getByRole('region', { name: 'Your sample chapter' })
  await expect(sample).toBeVisible()
  await visit('home-sample')
  await sample.getByRole('button', { name: 'Dismiss' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await visit('home-sample-dismiss')
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await expect(sample).toBeGone()
}

/** What was brought before, to be used again where something is made. */
async function pickEarlier(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/notes')
  await page.getByRole('button', { name: 'Use earlier material' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /第四講/ })
      .first(),
  ).toBeVisible()
  await visit('material-picker')
  // What was typed is asked about.
  await page.keyboard.press('Escape')
  await page.getByLabel('Content', { exact: true }).fill(LONG_WORD)
  await page.getByRole('button', { name: 'Use earlier material' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /第四講/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Add to the End' })).toBeVisible()
  await visit('material-offered')
}

async function searchEverything(page: Page, visit: Visit): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByLabel('Search everything').fill(LONG_WORD.toUpperCase().repeat(2))
  await expect(page.getByText(/^Nothing was found for/)).toBeVisible()
  await visit('search-nothing')
  await page.getByLabel('Search everything').fill('細胞')
  await expect(page.getByText('5 results')).toBeVisible()
  await visit('search')
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page.locator('mark').filter({ hasText: '細胞' })).toBeVisible()
}

/** A text in Markdown, of chapters and what stands under them. */
async function walkChapters(page: Page, student: Student, visit: Visit): Promise<void> {
  const part = (number: number) =>
    `## ${number}. ${LONG_TITLE}\n\n${'A cell has a nucleus. '.repeat(200)}\n\n### 細胞核\n\n細胞有細胞核。`
  const text = `# 第四講\n\n${[1, 2, 3, 4, 5, 6].map(part).join('\n\n')}`
  const { id } = await student.call(materialsEndpoints).create({ form: { text, title: 'Cells' } })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/library/${id}`)
  await page.getByText('Make from it, and what was made').click()
  await page.getByRole('radio', { name: 'A Chapter' }).click()
  await page.getByRole('radio', { name: /^2\. / }).check()
  await expect(page.getByRole('button', { name: /^Flashcards/ })).toBeVisible()
  await visit('library-chapters')
}

async function refuseRange(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Some Pages' }).click()
  await page.getByLabel('From page').fill('9')
  await expect(page.getByRole('alert')).toBeVisible()
}

/** Where a card came from, beside its set. */
async function showPlace(page: Page, student: Student, visit: Visit): Promise<void> {
  const text = `${LONG_WORD} 細胞有細胞核。 `.repeat(40)
  const source = '植物的細胞有細胞壁。'
  const { id } = await student.call(materialsEndpoints).create({ form: { text: text + source, title: LONG_TITLE } })
  const cards = [1, 2, 3].map((number) => ({ question: `${number}. ${LONG_WORD}`, answer: '細胞', source }))
  const set = await student.recite.createSet({ body: { title: LONG_TITLE, selected_cards: cards, material_id: id } })
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await page.locator('a[href*="from="]').first().click()
  await expect(page.locator('.beside mark')).toBeVisible()
  await visit('library-place')
  await page.keyboard.press('Escape')
}
