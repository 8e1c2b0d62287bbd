import { ApiError } from '@lectern/contract/api-error'
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
  folder: '',
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
  material_id: null,
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
  library.getPage.mockRejectedValueOnce(new TypeError('down'))
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
  expect(answers.sent('POST /api/recite/flashcard-sets/4/flashcards/')).toMatchObject([
    { question: 'Which?', answer: 'Page 1 頁。' },
  ])
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
  // Until then it is an empty sheet under its number.
  expect(second.children).toHaveLength(1)
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
    library.get.mockResolvedValue({
      ...CELLS,
      id: 8,
      kind,
      page_count: 1,
      paid_words: 1200,
      has_pictures: false,
      outline: [],
      made: [],
    })
    await open()
    const article = await screen.findByRole('article')
    await nearby.bringNear(article)
    await vi.waitFor(() => expect(article.textContent).toBe(shown))
    cleanup()
  }
})

test('a passage of the address is marked and gone to, over the end of its page too', async () => {
  // 'Page 1 頁。' stands from 0 to 9, 'Page 2 頁。' from 10 to 19.
  await openScreen(<MaterialScreen materialId={7} />, '/library/7?page=1&from=5&to=14')
  const [first, second] = [await page(1), await page(2)]
  const mark = await within(first).findByText('1 頁。')
  expect(mark.tagName).toBe('MARK')
  expect(document.activeElement).toBe(mark)
  expect(mark.scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'instant', block: 'center' })
  expect(first.textContent).toContain('Page 1 頁。')
  await nearby.bringNear(second)
  expect((await within(second).findByText('Page')).tagName).toBe('MARK')
  expect(document.activeElement).toBe(mark)
  const shown = () => vi.mocked(mark.scrollIntoView).mock.calls.length
  const before = shown()
  nearby.grow()
  expect(shown()).toBe(before + 1)
  // Whoever scrolls is not brought back.
  fireEvent.wheel(mark)
  nearby.grow()
  expect(shown()).toBe(before + 1)
  type('Go to page', '3')
  await press('Go')
  expect(document.querySelector('mark')).toBeNull()
})

test.each([
  ['is scrolled away from by the bar', () => void vi.stubGlobal('scrollY', 400), 0],
  ['is where its own scroll left it', () => {}, 1],
])('a passage that %s is brought back as often as it should', async (_, move, times) => {
  await openScreen(<MaterialScreen materialId={7} />, '/library/7?page=1&from=5&to=9')
  const mark = await within(await page(1)).findByText('1 頁。')
  const before = vi.mocked(mark.scrollIntoView).mock.calls.length
  move()
  fireEvent.scroll(window)
  nearby.grow()
  expect(vi.mocked(mark.scrollIntoView).mock.calls.length - before).toBe(times)
})

test('a passage that comes while something is typed is marked, and leaves the focus where it is', async () => {
  let come: () => void = () => {}
  const text = await library.getPage({ params: { id: 7, n: 1 } })
  library.getPage.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(text))))
  await openScreen(<MaterialScreen materialId={7} />, '/library/7?page=1&from=5&to=9')
  const field = await screen.findByLabelText('Go to page')
  field.focus()
  await act(async () => come())
  expect((await within(await page(1)).findByText('1 頁。')).tagName).toBe('MARK')
  expect(document.activeElement).toBe(field)
})

test('a passage of a page that was read before keeps the focus', async () => {
  const router = await openScreen(<MaterialScreen materialId={7} />, '/library/7?page=1&from=5&to=14')
  await within(await page(1)).findByText('1 頁。')
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/library/7?page=1&from=0&to=4'))
  const mark = await within(await page(1)).findByText('Page')
  await vi.waitFor(() => expect(document.activeElement).toBe(mark))
  expect(library.getPage.mock.calls.filter(([{ params }]) => params.n === 1)).toHaveLength(1)
})

test.each(['?page=1&from=9&to=5', '?page=1&from=x&to=9', '?page=1&from=500&to=900', '?page=1&from=3'])(
  'an address that marks nothing marks nothing: %s',
  async (address) => {
    await openScreen(<MaterialScreen materialId={7} />, `/library/7${address}`)
    const first = await page(1)
    await nearby.bringNear(first)
    expect(await within(first).findByText('Page 1 頁。')).toBeDefined()
    expect(document.querySelector('mark')).toBeNull()
  },
)

test('a passage of a printed page is marked where its lines flow', async () => {
  const lines = ['A cell has a nucleus that is kept apart by a membrane of', 'its own, and many']
  const text = [...lines, ...lines, ...lines].join('\n')
  library.get.mockResolvedValue({
    ...CELLS,
    id: 8,
    kind: 'pdf',
    page_count: 1,
    paid_words: 1200,
    has_pictures: false,
    outline: [],
    made: [],
  })
  library.getPage.mockResolvedValue({ page: 1, page_count: 1, start: 100, text })
  const from = 100 + text.indexOf('membrane')
  await openScreen(
    <MaterialScreen materialId={8} />,
    `/library/8?page=1&from=${from}&to=${from + 'membrane of\nits own'.length}`,
  )
  expect((await screen.findByText('membrane of its own')).tagName).toBe('MARK')
})

test('where the material of a passage is gone, that is said', async () => {
  library.get.mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await openScreen(<MaterialScreen materialId={7} />, '/library/7?page=1&from=5&to=9')
  expect(await screen.findByText('The material that this passage stood in is no longer in your library')).toBeDefined()
})
