import type { MaterialItem } from '@lectern/contract/materials'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal, SITE_CONFIG } from '../../core/account/signed-in-ground.tsx'
import { closeOcrWindow, ocrWindowStore } from '../../core/documents/ocr-window.ts'
import { newRun } from '../../core/generation/run-state.ts'
import type { OpenedMaterial } from '../../core/library/materials-api.ts'
import { loadTexts } from '../../lib/language.ts'
import { generationStore } from '../../modules/exam/generation.ts'
import { MADE_LECTURE } from '../../modules/lecture/lecture-ground.ts'
import { awaitedStore } from '../../modules/lecture/upload/upload.ts'
import { noteRuns } from '../../modules/notes/generation.ts'
import { cardRuns } from '../../modules/recite/generation.ts'
import { CreatePage } from '../pages/CreatePage.tsx'

const CELLS: OpenedMaterial = {
  paid_words: 1200,
  has_pictures: false,
  outline: [],
  id: 12,
  title: 'Cells.pdf',
  filename: 'Cells.pdf',
  kind: 'pdf',
  content_type: 'application/pdf',
  excerpt: 'The cell',
  word_count: 2400,
  size_bytes: 3_200_000,
  file_size_bytes: 3_145_728,
  page_count: 8,
  folder: '',
  tags: [],
  source_module: 'library',
  created_at: '2026-11-20T08:00:00Z',
  made: [],
}
const TEXT = 'Every cell has a membrane. '.repeat(480).trim()

beforeEach(async () => {
  await loadTexts('create', 'documents', 'library', 'generation', 'recite', 'notes', 'exam', 'lecture', 'credits')
})
afterEach(() => {
  cleanup()
  closeOcrWindow()
  cardRuns.store.set(null)
  noteRuns.store.set(null)
  generationStore.set({ phase: 'idle' })
  awaitedStore.set(null)
  vi.unstubAllGlobals()
})

const NO_RUNS = {
  generations: [],
  pagination: { current_page: 1, total_pages: 1, total_count: 0, has_previous: false, has_next: false },
}

const answers = (about: Partial<MaterialItem> = {}) => ({
  'GET /api/materials/12/': { ...CELLS, ...about },
  'GET /api/documents/materials/12/': {
    id: 12,
    name: 'Cells.pdf',
    excerpt: 'The cell',
    word_count: 2400,
    size_bytes: 3_200_000,
    source_module: 'library',
    created_at: '2026-11-20T08:00:00Z',
    text: TEXT,
    page_starts: [0],
  },
  'POST /api/exam/quote/': { credits: 6, question_count: 30, available_count: 18 },
  'GET /api/unfinished/': { work: [] },
  'GET /api/recite/generations/': NO_RUNS,
  'GET /api/notes/generations/': NO_RUNS,
})

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const makeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make' })

test('what can be made stands with its price, several are chosen, and each is begun as its module begins it', async () => {
  beMei({ email: 'creates@example.hk' })
  const server = fakeServer(answers())
  await openScreen(<CreatePage />, '/create?material=12')
  await box(/^Exam 18 questions, 6 credits$/)
  const offers = within(screen.getByRole('list', { name: 'What to make from it' }))
  expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Flashcards 2 credits',
    'Notes 2 credits',
    'Exam 18 questions, 6 credits',
    'Lecture 3 credits',
  ])
  fireEvent.click(await box(/^Notes/))
  fireEvent.click(await box(/^Exam/))
  expect(screen.getByText('10 credits')).toBeTruthy()
  await act(async () => fireEvent.click(makeButton()))
  const run = { content: TEXT, document_name: 'Cells.pdf', material_id: 12 }
  await vi.waitFor(() => {
    expect(server.sent('POST /api/recite/generations/')).toEqual([expect.objectContaining(run)])
    expect(server.sent('POST /api/notes/generations/')).toEqual([expect.objectContaining(run)])
    expect(server.sent('POST /api/exam/generate/')).toEqual([
      expect.objectContaining({ content: TEXT, material_id: 12, question_count: 30, agreed_count: 18 }),
    ])
  })
  expect(await box(/^Notes.*One is being made/)).toHaveProperty('disabled', true)
  expect(makeButton().disabled).toBe(true)
  // What becomes of them stands under it.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('nothing is begun beyond the credits that there are, nor of too little material', async () => {
  beMei({ email: 'creates-poorly@example.hk', credits: 3 })
  fakeServer({ ...answers(), 'POST /api/exam/quote/': { credits: 1, question_count: 30, available_count: 2 } })
  await openScreen(<CreatePage />, '/create?material=12')
  expect(await box(/^Exam.*too few good questions/)).toHaveProperty('disabled', true)
  expect(makeButton().disabled).toBe(false)
  fireEvent.click(await box(/^Notes/))
  expect(screen.getByText(/You need 4 credits, but you have 3 credits/)).toBeTruthy()
  expect(makeButton().disabled).toBe(true)
})

test('what is under way and ends while its sheet is open is not chosen again by itself', async () => {
  beMei({ email: 'waits@example.hk' })
  fakeServer(answers())
  const run = newRun<never>({ content: TEXT, purpose: '', documentName: 'Cells.pdf', materialId: 12 })
  cardRuns.store.set(run)
  await openScreen(<CreatePage />, '/create?material=12')
  expect(await box(/^Flashcards.*One is being made/)).toHaveProperty('checked', false)
  fireEvent.click(await box(/^Notes/))
  act(() => noteRuns.store.set(run))
  await box(/^Notes.*One is being made/)
  act(() => {
    cardRuns.store.set(null)
    noteRuns.store.set(null)
  })
  expect(await box(/^Flashcards 2 credits$/)).toMatchObject({ checked: false, disabled: false })
  expect(await box(/^Notes 2 credits$/)).toMatchObject({ checked: false, disabled: false })
  expect(makeButton().disabled).toBe(true)
})

test('a lecture that was sent is under way until it is made, and stands among what was made then', async () => {
  beMei({ email: 'lectures@example.hk' })
  const answered = Promise.withResolvers<object>()
  const server = fakeServer({ ...answers(), 'GET /api/lecture/lectures/7/': () => answered.promise })
  awaitedStore.set({ lectureId: 7, title: 'Cells', startedAtMs: 0 })
  await openScreen(<CreatePage />, '/create?material=12')
  await box(/^Lecture.*One is being made/)
  const about = { status: 'completed', sections_done: 3, section_count: 3, created_at: CELLS.created_at }
  const made = [{ module: 'lecture', id: 7, title: 'Cells explained', ...about }]
  server.answer('GET /api/materials/12/', { ...CELLS, made })
  await act(async () => answered.resolve(MADE_LECTURE))
  expect(await box(/^Lecture 3 credits$/)).toHaveProperty('disabled', false)
  expect(awaitedStore.get()).toBeNull()
  await screen.findByText('Cells explained')
})

test('what is made alone is followed on the page of its module', async () => {
  beMei({ email: 'follows-one@example.hk' })
  const server = fakeServer(answers())
  const router = await openScreen(<CreatePage />, '/create?material=12')
  await box(/^Flashcards 2 credits$/)
  await act(async () => fireEvent.click(makeButton()))
  await vi.waitFor(() => expect(server.sent('POST /api/recite/generations/')).toHaveLength(1))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/module/recite?view=generate')
})

test('what was begun and came to nothing says why until it is dismissed', async () => {
  beMei({ email: 'fails@example.hk' })
  const server = fakeServer(answers())
  server.answer('POST /api/recite/generations/', refusal(402, 'insufficient_credits', 'Too few credits.'))
  await openScreen(<CreatePage />, '/create?material=12')
  await box(/^Flashcards 2 credits$/)
  fireEvent.click(await box(/^Notes/))
  await act(async () => fireEvent.click(makeButton()))
  const underWay = within(screen.getByRole('region', { name: 'Under way and ready' }))
  const alert = await underWay.findByRole('alert')
  expect(alert.textContent).toMatch(/^Flashcards from Cells\.pdf.*Too few credits\./)
  expect(await box(/^Flashcards 2 credits$/)).toMatchObject({ checked: false, disabled: false })
  fireEvent.click(underWay.getByRole('button', { name: 'Dismiss' }))
  expect(underWay.queryByRole('alert')).toBeNull()
})

test('a material that is gone is said to be, as the library says it', async () => {
  beMei({ email: 'deleted@example.hk' })
  fakeServer({ ...answers(), 'GET /api/materials/12/': refusal(404, 'not_found', 'None.') })
  const router = await openScreen(<CreatePage />, '/create?material=12')
  await screen.findByRole('heading', { name: 'There is no such material in your library' })
  fireEvent.click(screen.getByRole('button', { name: 'Bring something else' }))
  expect(router.state.location.search).toBe('')
  expect(document.activeElement?.textContent).toBe('Create')
})

test('of a recording without a transcript nothing is promised that this site cannot do', async () => {
  beMei({ email: 'records@example.hk' })
  fakeServer(answers({ kind: 'recording', word_count: 0 }))
  await openScreen(<CreatePage />, '/create?material=12')
  await screen.findByText(/nothing on this site transcribes recordings/)
})

test('a pasted text is kept once, by the one way into the library, and what can be made of it follows', async () => {
  beMei({ email: 'pastes@example.hk' })
  const { made: _, ...item } = CELLS
  const server = fakeServer({
    ...answers(),
    'POST /api/materials/': { ...item, is_truncated: false, empty_page_count: 0 },
    'GET /api/users/storage/': { storage_mb: 1, storage_limit_mb: 500 },
  })
  const router = await openScreen(<CreatePage />, '/create')
  fireEvent.click(await screen.findByRole('button', { name: 'Paste Text' }))
  fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value: TEXT } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep Text' })))
  await screen.findByRole('heading', { level: 2, name: 'Cells.pdf' })
  expect(router.state.location.search).toBe('?material=12')
  expect(server.sent('POST /api/materials/')).toHaveLength(1)
})

test('a document that is refused for its pictures is one press from OCR', async () => {
  beMei({ email: 'scans@example.hk' })
  const noText = refusal(422, 'content_rejected', 'No text was found in this document.', { empty_page_count: 3 })
  fakeServer({
    ...answers(),
    'POST /api/materials/': noText,
    'GET /api/users/storage/': { storage_mb: 1, storage_limit_mb: 500 },
  })
  await openScreen(<CreatePage />, '/create')
  const bring = (name: string) =>
    act(async () =>
      fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['x'], name)] } }),
    )
  const way = () => screen.queryByRole('button', { name: 'Read It with OCR Document' })
  await bring('pictures.docx')
  await screen.findByText(/^No text was found/)
  expect(way()).toBeNull()
  await bring('scan.pdf')
  await vi.waitFor(() => expect(way()).not.toBeNull())
  fireEvent.click(way()!)
  expect(ocrWindowStore.get()?.file?.name).toBe('scan.pdf')
})

test('what is brought can be spoken about, and opens where that is begun', async () => {
  beMei({ email: 'creates-talk@example.hk' })
  fakeServer({ ...answers(), 'GET /api/config/': SITE_CONFIG })
  const router = await openScreen(<CreatePage />, '/create?material=12')
  fireEvent.click(await screen.findByRole('button', { name: 'Speak about it 1 credit per turn' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/speaking'))
})
