import { readFile } from 'node:fs/promises'
import { type Lecture, type LectureSection, lectureEndpoints } from '@lectern/contract/lecture'
import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { document } from '../material.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from '../visit.ts'

/** What a model might write at its longest. */
const CONTENT = `<h3>${LONG_WORD} 頁面</h3><p><strong>Note:</strong> ${LONG_WORD.repeat(2)}</p>
<table><thead><tr><th>${LONG_WORD}</th><th>B</th><th>C</th></tr></thead><tbody><tr><td>1</td><td>${LONG_WORD}</td><td>3</td></tr></tbody></table>
<pre>const ${LONG_WORD} = "${LONG_WORD.repeat(2)}"</pre><ol><li>${LONG_WORD}</li></ol>
<blockquote>“實體記憶體中對應的區塊則稱為「頁框」。”（第 1 頁）</blockquote><dl><dt>${LONG_WORD}</dt><dd>定義</dd></dl>`
const SECTIONS: LectureSection[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  title: index === 0 ? LONG_TITLE : `${index + 1}. 虛擬記憶體與分頁`,
  first_page: index * 3 + 1,
  last_page: index * 3 + 3,
  badges: ['Tables', 'Lists', 'Code', 'Notes', 'Text'],
  content: CONTENT,
  questions: [{ question: `${LONG_WORD}？`, answer: LONG_WORD.repeat(2) }],
}))

/** Every screen of lectures, with a real lecture where its content does not matter. */
export async function walkLectureScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  const open = async (query: string, heading: string) => {
    await page.goto(`/module/lecture${query}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await open('?view=history', 'Lecture History')
  await expect(page.getByText('No lectures yet')).toBeVisible()
  await visit('lecture-history-empty')

  const lecture = await explainLecture(student)
  await open('', 'Lecture')
  await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible()
  await visit('lecture-main')
  await open('?view=history', 'Lecture History')
  await page.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('lecture-history-delete')

  const unread = { unread_pages: [3, 7, 8, 9], read_again: { pages: [3, 7, 8, 9], credits: 1 } }
  const again = { unread_pages: [3], reading_again: [3] }
  let shown: Partial<Lecture> = unread
  await page.route('**/sections/', (route) =>
    route.fulfill({ json: { lecture: { ...lecture, ...shown }, sections: SECTIONS } }),
  )
  await open(`?view=content&lecture_id=${lecture.id}`, LONG_TITLE)
  await page.getByText('Answer', { exact: true }).click()
  await visit('lecture-content')
  shown = again
  await page.reload()
  await expect(page.getByText(/^Page 3 is being read again/)).toBeVisible()
  await visit('lecture-content-again')
  await page.unroute('**/sections/')
  await open('?view=content&lecture_id=999999', 'Lecture Not Found')
  await visit('lecture-not-found')

  await walkWork(page, lecture, visit)
}

/** A lecture under way, and one that failed, as long as they are looked at. */
async function walkWork(page: Page, lecture: Lecture, visit: Visit): Promise<void> {
  const inProgress = { ...lecture, status: 'processing', phase: 'explaining', sections_done: 3, section_count: 12 }
  const failure = { status: 'failed', error_message: `${LONG_WORD}. Credits refunded.` }
  const failed = { ...lecture, ...failure, id: lecture.id + 1, retry_until: '2026-11-29T12:00:00.000Z' }
  await page.goto('/module/lecture?view=upload')
  await page.locator('input[type=file]').setInputFiles(document('en.pdf'))
  await expect(page.getByText('A started megabyte costs a whole credit.')).toBeVisible()
  await visit('lecture-upload')
  await page.route('**/api/lecture/upload/', (route) => route.fulfill({ json: { lecture_id: lecture.id } }))
  await page.route(`**/api/lecture/lectures/${lecture.id}/`, (route) => route.fulfill({ json: inProgress }))
  await page.getByRole('button', { name: 'Upload & Process PDF' }).click()
  await expect(page.getByText('3 of 12')).toBeVisible()
  await visit('lecture-processing')

  await page.route('**/api/lecture/unfinished/', (route) =>
    route.fulfill({ json: { in_progress: [inProgress], failed: [failed] } }),
  )
  await page.goto('/module/lecture?view=history')
  await expect(page.getByText(/^Explaining section 4 of 12/)).toBeVisible()
  await visit('lecture-history')
  await walkTray(page, lecture, visit)
}

/** Work of every kind, on the first screen and in the tray of every page; the lecture is done meanwhile. */
async function walkTray(page: Page, { id }: Lecture, visit: Visit): Promise<void> {
  const since = new Date().toISOString()
  const rest = { title: LONG_TITLE, progress: null, is_again: false, since } as const
  const making: UnfinishedWork = { ...rest, module: 'lecture', id: String(id), status: 'under_way' }
  const others: UnfinishedWork[] = [
    { ...rest, module: 'listening', id: '1', status: 'under_way', progress: { done: 3, total: 12 } },
    { ...rest, module: 'listening', id: '2', status: 'failed' },
    { ...rest, module: 'ocr', id: '3', status: 'waiting', title: `${LONG_WORD}.pdf` },
    { ...rest, module: 'exam', id: '4', status: 'left', title: '第四講' },
  ]
  let work = [making, ...others]
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/unfinished/', (route) => route.fulfill({ json: { work } }))
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Unfinished work' }).getByText('第四講', { exact: true })).toBeVisible()
  await visit('home-work')
  work = others
  await page.getByRole('button', { name: '1 under way' }).click()
  const tray = page.getByRole('dialog', { name: 'Under way and done' })
  await expect(tray.getByText('Lecture, ready')).toBeVisible()
  await visit('tray')
  await tray.getByRole('button', { name: /^Stop / }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('tray-stop')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function explainLecture(student: Student): Promise<Lecture> {
  const { get, rename, upload } = student.call(lectureEndpoints)
  const pdf_file = new File([await readFile(document('tc.pdf'))], `${LONG_WORD}.pdf`)
  const { lecture_id: id } = await upload({ form: { pdf_file } })
  await rename({ params: { id }, body: { title: LONG_TITLE } })
  for (;;) {
    const lecture = await get({ params: { id } })
    if (lecture.status !== 'processing') return lecture
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

const LOOK_EVERY_MS = 200
