import type { Flashcard, SetSummary } from '@lectern/contract/recite/shapes'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, noNetwork, openScreen } from '../../account/signed-in-ground.tsx'
import { CELLS, layLibrary, pageOf } from '../library-ground.ts'
import { MaterialScreen } from './MaterialScreen.tsx'
import { layPage } from './near-ground.ts'

const BIOLOGY: SetSummary = {
  id: 4,
  title: 'Biology',
  description: '',
  document_name: 'Cells.pdf',
  content_purpose: '',
  material_id: 7,
  card_count: 0,
  total_study_sessions: 0,
  average_score: null,
  time_limit_seconds: 60,
  time_limit_minutes: 1,
  created_at: '2026-01-02T03:04:05Z',
}
const CARD: Flashcard = {
  id: 9,
  client_id: '',
  question: 'Which?',
  answer: 'Page 1 頁。',
  kind: 'basic',
  tags: [],
  front: 'Which?',
  back: 'Page 1 頁。',
  source: null,
  times_studied: 0,
  is_correct: null,
  correct_count: 0,
  incorrect_count: 0,
}

let library: ReturnType<typeof layLibrary>
let nearby: ReturnType<typeof layPage>

beforeEach(() => {
  library = layLibrary()
  nearby = layPage()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => openScreen(<MaterialScreen materialId={7} />, '/library/7')
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const page = (n: number) => screen.findByRole('article', { name: `Page ${n} of 3` })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const select = (element: Element) =>
  act(async () => {
    document.getSelection()?.selectAllChildren(element)
    document.dispatchEvent(new Event('selectionchange'))
  })

test('a page is read when it comes near, and no sooner', async () => {
  await open()
  const second = await page(2)
  expect(library.getPage).not.toHaveBeenCalled()
  await nearby.bringNear(second)
  expect(await within(second).findByText('Page 2 頁。')).toBeDefined()
  expect(library.getPage.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 7, n: 2 }])
})

test('one without text says so; one that fails can be tried again', async () => {
  library.getPage.mockResolvedValueOnce({ page: 1, page_count: 3, start: 0, text: '' })
  await open()
  const [first, second] = [await page(1), await page(2)]
  await nearby.bringNear(first)
  expect(await within(first).findByText('This page holds no text.')).toBeDefined()
  library.getPage.mockRejectedValueOnce(new Error('down'))
  await nearby.bringNear(second)
  expect(await within(second).findByText('Page 2 could not be loaded.')).toBeDefined()
  await press('Try again')
  expect(await within(second).findByText('Page 2 頁。')).toBeDefined()
})

test('what is selected of a page can be made a card, and nothing else that is selected', async () => {
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  const text = await within(first).findByText('Page 1 頁。')
  const offered = () => screen.queryByRole('button', { name: 'Make a Card of It' })
  expect(offered()).toBeNull()
  await select(screen.getByRole('heading', { level: 1 }))
  expect(offered()).toBeNull()
  await select(text)
  await press('Make a Card of It')
  const dialog = await screen.findByRole('dialog', { name: 'Make a card' })
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('Page 1 頁。')
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('')
  const focus = vi.spyOn(first, 'focus')
  await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // One reads on where the passage stands.
  await vi.waitFor(() => expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true }))
})

test('a card of a passage is kept, and what was made is read again', async () => {
  const answers = fakeServer({
    'GET /api/recite/history/': { flashcard_sets: [BIOLOGY], recent_sessions: [], pagination: pageOf().pagination },
    'POST /api/recite/flashcard-sets/4/flashcards/': CARD,
  })
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  await select(await within(first).findByText('Page 1 頁。'))
  await press('Make a Card of It')
  type('Question', 'Which?')
  const readBefore = library.get.mock.calls.length
  await screen.findByLabelText('Into the set')
  await press('Save')
  await vi.waitFor(() => expect(library.get.mock.calls.length).toBe(readBefore + 1))
  expect(answers.sent('POST /api/recite/flashcard-sets/4/flashcards/')).toMatchObject([{ question: 'Which?', answer: 'Page 1 頁。' }])
})

test('where no set can be reached, nothing is said of a question', async () => {
  fakeServer({ 'GET /api/recite/history/': noNetwork })
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  await select(await within(first).findByText('Page 1 頁。'))
  await press('Make a Card of It')
  expect(await screen.findByText(/^Your sets cannot be reached just now\. The passage stays/)).toBeDefined()
})

test('a page on its way says so', async () => {
  library.getPage.mockReturnValue(new Promise(() => {}))
  await open()
  const second = await page(2)
  expect(within(second).queryByRole('status')).toBeNull()
  await nearby.bringNear(second)
  expect(within(second).getByRole('status').textContent).toBe('Page 2 is being loaded')
})

test('the lines of a printed page flow; those of a text stay', async () => {
  const lines = ['A cell has a nucleus that is kept apart by a membrane of', 'its own, and many']
  const text = [...lines, ...lines, ...lines].join('\n')
  library.getPage.mockResolvedValue({ page: 1, page_count: 1, start: 0, text })
  for (const [kind, shown] of [
    ['text', text],
    ['pdf', Array(3).fill(lines.join(' ')).join('\n')],
  ] as const) {
    library.get.mockResolvedValue({ ...CELLS, id: 8, kind, page_count: 1, made: [] })
    await open()
    const article = await screen.findByRole('article')
    await nearby.bringNear(article)
    await vi.waitFor(() => expect(article.textContent).toBe(shown))
    cleanup()
  }
})
