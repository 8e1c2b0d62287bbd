import type { RunSummary } from '@lectern/contract/generation'
import type { ListeningSet } from '@lectern/contract/listening/shapes'
import type { ReviewItem } from '@lectern/contract/review/shapes'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass, refusal } from '../../core/account/signed-in-ground.tsx'
import { closeOcrWindow, ocrWindowStore } from '../../core/documents/ocr-window.ts'
import { RUN_ID } from '../../core/generation/run-ground.ts'
import { loadTexts } from '../../lib/language.ts'
import { beginPractice } from '../../modules/exam/practice.ts'
import { answerQuestion } from '../../modules/listening/answer-practice.ts'
import { practiceStore } from '../../modules/listening/practice.ts'
import { forgetStudy } from '../../modules/recite/left-studies.ts'
import { changeDraft, clearDraft } from '../../modules/writing/change-draft.ts'
import { attemptStore, draftStore, nameOf } from '../../modules/writing/draft.ts'
import { NO_STATS, NOTHING } from '../today/today-ground.ts'
import { HomePage } from './HomePage.tsx'
import { ReviewPage } from './ReviewPage.tsx'

/** Every call is answered: one that is not holds the screen up for three seconds. */
const homeServer = (answers: Record<string, unknown>) => fakeServer({ ...NOTHING, ...answers })

const RUN: RunSummary = {
  generation_id: RUN_ID,
  status: 'unfinished',
  document_name: 'Cells.pdf',
  purpose: '',
  total_chunks: 3,
  done_chunks: 0,
  failed_chunks: 0,
  empty_chunks: 0,
  made_count: 0,
  suggested_count: 0,
  credit_cost: 3,
  charged_credits: 0,
  held_credits: 3,
  go_on_credits: 0,
  created_at: '2026-12-20T08:00:00Z',
}

// Each test is of a student of its own: what was read for one is kept for them.
beforeEach(async () => {
  beMei()
  await loadTexts('shell', 'today', 'due', 'review')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the first screen shows every run that waits, of whichever module, with the ways on', async () => {
  const pagination = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }
  const waiting = { generations: [RUN], pagination }
  const runOf = (module: string) => {
    const { generation_id: id, document_name: title, created_at: since } = RUN
    return { module, id, title, status: 'left', progress: { done: 0, total: 3 }, is_again: false, since }
  }
  const server = homeServer({
    'GET /api/unfinished/': { work: [runOf('recite'), runOf('notes')] },
    [`DELETE /api/recite/generations/${RUN.generation_id}/`]: { success: true },
    'GET /api/recite/generations/': waiting,
    'GET /api/notes/generations/': waiting,
  })
  const router = await openScreen(<HomePage />, '/')
  await vi.waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Flashcards from Cells.pdf',
      'Notes from Cells.pdf',
    ]),
  )
  const asked = server.sent('GET /api/unfinished/').length
  fireEvent.click(screen.getAllByRole('button', { name: 'End it' })[0] as HTMLElement)
  const question = within(await screen.findByRole('alertdialog'))
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'End it' })))
  await vi.waitFor(() => expect(server.sent('GET /api/unfinished/').length).toBeGreaterThan(asked))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  screen.getAllByRole('button', { name: 'Go on' })[1]?.click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/notes'))
  expect(router.state.location.search).toMatch(/^\?view=generate&generation_id=/)
})

test('a line leads to whatever else is under way, failed or waits, and documents open their window', async () => {
  const since = '2026-11-22T08:00:00Z'
  const work = [
    { module: 'exam', id: 'a', status: 'failed', title: 'The mitochondrion', progress: null, is_again: false, since },
    { module: 'lecture', id: '7', status: 'under_way', title: 'Week 3', progress: null, is_again: false, since },
    { module: 'ocr', id: '5', status: 'waiting', title: 'scan.pdf', progress: null, is_again: false, since },
  ]
  beMei({ email: 'of-lines@example.hk' })
  const server = homeServer({ 'GET /api/unfinished/': { work } })
  onTestFinished(closeOcrWindow)
  // Left in this tab, it is being ended.
  forgetStudy(9)
  const router = await openScreen(<HomePage />, '/')
  const lines = within(await screen.findByRole('list', { name: 'Unfinished work' }))
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The mitochondrionExam, could not be finished',
    'Week 3Lecture, under way',
    'scan.pdfOCR Document, done, and waiting for you',
  ])
  const document = lines.getByRole('button', { name: /scan\.pdf/ })
  fireEvent.click(document)
  expect(ocrWindowStore.get()).toEqual({ opener: document, file: null })
  server.answer('GET /api/unfinished/', { work: work.slice(0, 2) })
  act(closeOcrWindow)
  await vi.waitFor(() => expect(lines.queryByText('scan.pdf')).toBeNull())
  fireEvent.click(lines.getByRole('link', { name: /The mitochondrion/ }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/exam'))
})

test('without any such work the first screen says nothing of it', async () => {
  beMei({ email: 'without-lines@example.hk' })
  const server = homeServer({ 'GET /api/unfinished/': { work: [] } })
  await openScreen(<HomePage />, '/')
  await vi.waitFor(() => expect(server.sent('GET /api/unfinished/')).not.toEqual([]))
  expect(screen.queryByRole('list', { name: 'Unfinished work' })).toBeNull()
})

const MISSED: ReviewItem = {
  id: 4,
  kind: 'exam',
  source_id: 9,
  stage: 'review',
  due_at: '2026-11-24T04:00:00Z',
  last_reviewed_at: null,
  review_count: 0,
  lapse_count: 1,
  is_suspended: false,
  is_leech: false,
  is_buried: false,
  flag: 0,
  question: 'What makes `ATP`?',
  answer: 'The mitochondrion',
  mode: 'choice',
  options: ['The mitochondrion', 'The nucleus'],
  explanation: null,
  source: null,
  material_id: null,
  set: { id: 2, title: 'Cells' },
  note: { kind: 'basic', question: 'What makes `ATP`?', answer: 'The mitochondrion', part: 0, tags: [] },
}
const dayOf = (date: string) => ({ date, answer_count: 4, new_count: 0, minutes: 1.5 })

test('it shows what was missed, to be practised at once, and the last seven days alone', async () => {
  beMei({ email: 'with-mistakes@example.hk' })
  const pagination = { current_page: 1, total_pages: 1, total_count: 5, has_previous: false, has_next: false }
  homeServer({
    'GET /api/review/items/?which=mistakes&page=1': { items: [MISSED], pagination },
    'GET /api/review/stats/': {
      ...NO_STATS,
      days: ['2026-11-16', '2026-11-17', '2026-11-23'].map(dayOf),
      days_studied_this_month: 3,
    },
  })
  await loadTexts('cards', 'places')
  const home = await openScreen(<HomePage />, '/')
  await screen.findByRole('link', { name: /^Recite/ })
  // What shows them was loaded because of an answer, and pushes nothing down.
  screen.getByText('8 answers on 2 days, 3 minutes.')
  expect(screen.getByText('Show as a table')).toBeTruthy()
  await screen.findByText('5 questions that you missed come back until you know them.')
  expect(screen.getByText('ATP').tagName).toBe('CODE')
  fireEvent.click(screen.getByRole('link', { name: 'Practise 1 of them now' }))
  await vi.waitFor(() => expect(home.state.location.search).toBe('?way=missed'))
  cleanup()
  const review = await openScreen(<ReviewPage />, '/review?way=missed')
  await screen.findByRole('heading', { level: 1, name: 'What you missed' })
  const [end] = screen.getAllByRole('button', { name: 'End practice' })
  if (end) fireEvent.click(end)
  await vi.waitFor(() => expect(review.state.location.pathname).toBe('/'))
})

test('what was begun in each module and can be gone on with is one press away', async () => {
  beMei({ email: 'with-drafts@example.hk' })
  // It does not know yet how far this tab is.
  const since = '2026-11-22T08:00:00Z'
  const work = [
    { module: 'exam', id: '7', title: 'Rocks', done: 1, total: 3, since },
    { module: 'exam', id: '1', title: 'Cells', done: 2, total: 9, since },
    { module: 'listening', id: '3', title: 'The harbour', done: 1, total: 8, since },
    { module: 'listening', id: '4', title: 'The platform', done: 4, total: 10, since },
    { module: 'lecture', id: '5', title: 'Week 3', done: 3, total: 8, since },
    { module: 'speaking', id: '6', title: 'My family', done: 2, total: null, since },
    { module: 'recite', id: '8', title: 'Verbs', done: 3, total: 12, since },
    { module: 'recite', id: '9', title: 'Nouns', done: 1, total: 12, since },
  ]
  homeServer({ 'GET /api/begun/': { work } })
  beginPractice(1, { id: 2, title: 'Cells', made_by: 'built-in', is_sampled: false }, [])
  const questions = [{ id: 5 }, { id: 6 }] as ListeningSet['questions']
  answerQuestion({ id: 3, title: 'The harbour', questions }, 5, 'At six')
  answerQuestion({ id: 3, title: 'The harbour', questions }, 6, 'Ada')
  onTestFinished(() => practiceStore.set(null))
  changeDraft({ content: 'My holidays were long.' })
  const router = await openScreen(<HomePage />, '/')
  const lines = within(await screen.findByRole('list', { name: 'Continue' }))
  await lines.findByRole('link', { name: /Rocks/ })
  expect(lines.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'VerbsRecite, 3 of 12 answered',
    'My familySpeaking, not ended yet',
    'CellsExam, 0 of 0 answered',
    'RocksExam, 1 of 3 answered',
    'The harbourListening, 2 of 2 answered',
    'The platformListening, 4 of 10 answered',
    'Week 3Lecture, section 3 of 8',
    'My holidays were long.Essay not sent yet, 4 words',
  ])
  // Sent and not refused, it is being graded, or was: pressing again would pay it twice.
  const attempt = { draft: nameOf(draftStore.get(), null), key: 'k' }
  onTestFinished(() => {
    attemptStore.set(null)
    clearDraft()
  })
  act(() => attemptStore.set({ ...attempt, hasFailed: false }))
  expect(lines.queryByRole('link', { name: /holidays/ })).toBeNull()
  act(() => attemptStore.set({ ...attempt, hasFailed: true }))
  expect(lines.getByRole('link', { name: /holidays/ })).toBeTruthy()
  expect(lines.getByRole('link', { name: /platform/ }).getAttribute('href')).toBe(
    '/module/listening?view=practice&set=4',
  )
  expect(lines.getByRole('link', { name: /My family/ }).getAttribute('href')).toBe(
    '/module/speaking?view=session&session_id=6',
  )
  expect(lines.getByRole('link', { name: /Week 3/ }).getAttribute('href')).toBe(
    '/module/lecture?view=content&lecture_id=5',
  )
  fireEvent.click(lines.getByRole('link', { name: /Cells/ }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?view=practice&id=1'))
})

test('an essay that was left on another device is one press away, by its words there', async () => {
  beMei({ email: 'with-essay@example.hk' })
  const about = { module: 'writing', id: 'unsent', title: 'My holidays', total: null, since: '2026-11-20T12:05:00Z' }
  homeServer({ 'GET /api/begun/': { work: [{ ...about, done: 250 }] } })
  const router = await openScreen(<HomePage />, '/')
  const line = await screen.findByRole('link', { name: /^My holidays.*Essay not sent yet, 250 words$/ })
  fireEvent.click(line)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/writing'))
})

const ASKED_FIRST = [
  'GET /api/unfinished/',
  'GET /api/begun/',
  'GET /api/review/today/',
  'GET /api/review/settings/',
  'GET /api/review/items/',
  'GET /api/review/stats/',
  'GET /api/recite/generations/',
  'GET /api/notes/generations/',
  'GET /api/sample/',
]

test.each([
  ['once all of it is answered', 'answered@example.hk', ASKED_FIRST, 100],
  ['three seconds later where some of it is not', 'unanswered@example.hk', ASKED_FIRST.slice(1), 3000],
])('what the first screen asks for is drawn together: %s', async (_, email, answered, drawnAfterMs) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  beMei({ email })
  fakeServer(Object.fromEntries(answered.map((call) => [call, refusal(404, 'not_found', 'None.')])))
  await openScreen(<HomePage />, '/')
  const modules = () => screen.queryByRole('link', { name: /^Recite/ })
  if (drawnAfterMs > 100) {
    await pass(drawnAfterMs - 100)
    expect(modules()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Loading')
  }
  await pass(100)
  expect(modules()).not.toBeNull()
  expect(screen.queryByText('Loading')).toBeNull()
})

const OWN = Object.keys(NOTHING).filter((call) => !/settings|sample/.test(call))
const DOWN = refusal(503, 'unavailable', 'Down.')
const down = (calls: readonly string[]) => Object.fromEntries(calls.map((call) => [call, DOWN]))
const told = () =>
  screen.queryAllByRole('alert').map(({ firstElementChild, textContent }) => firstElementChild && textContent)

test('where nothing of it can be loaded, one notice says so above the modules, and asks for all of it again', async () => {
  beMei({ email: 'all-down@example.hk' })
  const server = homeServer(down(OWN))
  await openScreen(<HomePage />, '/')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(told()).toEqual(['What is due and what you have begun could not be loaded.Try again'])
  await screen.findByRole('link', { name: /^Recite/ })
  const since = '2026-11-22T08:00:00Z'
  const work = [{ module: 'exam', id: '7', title: 'Rocks', done: 1, total: 3, since }]
  for (const [call, answer] of Object.entries({ ...NOTHING, 'GET /api/begun/': { work } })) server.answer(call, answer)
  await act(async () => void fireEvent.click(again))
  await screen.findByRole('link', { name: /Rocks/ })
  // What was asked beside it comes in no order.
  await vi.waitFor(() => expect(told()).toEqual([]))
})

test.each([
  [['GET /api/review/today/'], ['What is due could not be loaded.']],
  [['GET /api/begun/'], ['Some of what you have begun could not be loaded.']],
  [['GET /api/unfinished/', 'GET /api/begun/'], ['Some of what you have begun could not be loaded.']],
  [['GET /api/review/items/'], ['Your mistakes could not be loaded.']],
  [['GET /api/review/stats/'], ['Your last seven days could not be loaded.']],
  [
    ['GET /api/unfinished/', 'GET /api/review/items/', 'GET /api/review/stats/'],
    ['Some of what you have begun could not be loaded.', 'Your mistakes and your last seven days could not be loaded.'],
  ],
  [['GET /api/sample/'], []],
])('where %j cannot be loaded, that is said in its place, and the rest stands', async (calls, texts) => {
  beMei({ email: `${calls.join()}@example.hk` })
  homeServer(down(calls))
  await openScreen(<HomePage />, '/')
  await screen.findByRole('link', { name: /^Recite/ })
  await vi.waitFor(() => expect(told()).toEqual(texts.map((text) => `${text}Try again`)))
})

test('without a network it says that what is missing comes with it, and it does', async () => {
  beMei({ email: 'offline@example.hk' })
  homeServer({})
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await openScreen(<HomePage />, '/')
  await screen.findByText(/What you have begun|Some of what you have begun/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => onlineManager.setOnline(true))
  await vi.waitFor(() => expect(told()).toEqual([]))
})
