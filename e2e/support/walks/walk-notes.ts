import { notesEndpoints } from '@lectern/contract/notes'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from '../visit.ts'

const HTML = `<h2>${LONG_WORD} 虛擬記憶體</h2><p>${LONG_WORD.repeat(3)}</p>
<h3>頁面</h3><dl><dt>${LONG_WORD}</dt><dd>定義</dd></dl>
<table><tr><th>${LONG_WORD}</th><th>B</th><th>C</th></tr><tr><td>1</td><td>${LONG_WORD}</td><td>3</td></tr></table>
<ul><li>點<ul><li>${LONG_WORD}</li></ul></li></ul><p class="failed-chunk">Part 2 of 3: ${LONG_WORD}</p>`

/** Every screen of notes but the run under way, which is that of flashcards. */
export async function walkNotesScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  const open = async (query: string, heading: string) => {
    await page.goto(`/module/notes${query}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await open('', 'Notes')
  await page.getByRole('button', { name: 'Generate Notes' }).click()
  await expect(page.getByText('Please provide content to generate notes.')).toBeVisible()
  await visit('notes-input')
  await open('?view=history', 'Your Notes')
  await expect(page.getByText('No notes yet')).toBeVisible()
  await visit('notes-history-empty')

  const notes = student.call(notesEndpoints)
  const { id } = await notes.create({
    body: { title: LONG_TITLE, html: HTML, purpose: LONG_WORD, made_by: 'model' },
  })
  for (let index = 1; index <= 12; index++)
    await notes.create({ body: { title: `${index}. 第四講`, html: '<p>一句話。</p>', made_by: 'built-in' } })
  await open('?view=history', 'Your Notes')
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  await visit('notes-history')
  await page.getByLabel('Search notes').fill(LONG_WORD.toUpperCase())
  await page.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('notes-history-delete')

  await open(`?view=note&note_id=${id}`, LONG_TITLE)
  await visit('notes-note')
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('menuitem', { name: 'Word (.docx)' })).toBeVisible()
  await visit('notes-export')
  await open('?view=note&note_id=999999', 'Notes Not Found')
  await visit('notes-not-found')
}
