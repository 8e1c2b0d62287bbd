import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { fakeServer, noNetwork, refusal } from '../../../core/account/signed-in-ground.tsx'
import * as downloads from '../../../lib/download-file.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import type { reciteApi } from '../api.ts'
import { cardOf, setOf, studyOf } from '../recite-ground.ts'
import { justStudiedStore, studyStore } from '../study-session.ts'
import { HistoryView } from './HistoryView.tsx'

type History = Awaited<ReturnType<typeof reciteApi.history>>

const { flashcards: _, ...SUMMARY } = setOf('Biology 生物')
const SET = { ...SUMMARY, card_count: 24 }

const page = (about: Partial<History> = {}, pagination: Partial<History['pagination']> = {}): History => ({
  flashcard_sets: [SET],
  recent_sessions: [],
  pagination: { current_page: 1, total_pages: 3, total_count: 30, has_previous: false, has_next: true, ...pagination },
  ...about,
})

const HISTORY = 'GET /api/recite/history/'
const CREATE = 'POST /api/recite/flashcard-sets/'
const FOLDERS = 'GET /api/recite/folders/'
let server: ReturnType<typeof fakeServer>
let toastError: MockInstance<typeof toasts.toastError>
const openView = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  openView.mockClear()
  server = fakeServer({
    [HISTORY]: page(),
    [FOLDERS]: { folders: [] },
    'GET /api/recite/study-sessions/': { study_sessions: [] },
  })
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  justStudiedStore.set(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const queriesSent = () => server.queries(HISTORY)

async function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <HistoryView openView={openView} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await pass(1)
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Search sets'), { target: { value: text } })

test('the first page is asked for without page and search', async () => {
  await open()
  expect(queriesSent()).toEqual([{}])
  expect(screen.getByRole('heading', { name: 'Biology 生物' })).toBeDefined()
})

test('a search waits until typing has stopped for 300 ms, and is sent trimmed, from the first page', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await pass(0)
  type('pho')
  await pass(200)
  type(' photo ')
  await pass(299)
  expect(queriesSent()).toHaveLength(2)
  await pass(1)
  expect(queriesSent().at(-1)).toEqual({ search: 'photo' })
  expect(queriesSent().filter(({ search }) => search)).toHaveLength(1)
})

test('a later page is asked for by its number', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  await pass(0)
  expect(queriesSent().at(-1)).toEqual({ page: '3' })
})

test('no sets offers to create one; no match offers to clear the search', async () => {
  server.answer(HISTORY, page({ flashcard_sets: [] }, { total_pages: 1 }))
  await open()
  expect(screen.getByRole('heading', { name: 'No flashcard sets yet' })).toBeDefined()
  type('quark')
  await pass(300)
  expect(screen.getByRole('heading', { name: 'Nothing matches quark' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  await pass(300)
  expect(screen.getByRole('heading', { name: 'No flashcard sets yet' })).toBeDefined()
})

test('a set of one’s own cards is named, made once however often that is sent, and opened to be written', async () => {
  server.answer(CREATE, noNetwork)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Write cards yourself' }))
  fireEvent.change(screen.getByLabelText('Title of the set'), { target: { value: ' Verbs ' } })
  const begin = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Begin Writing' }))
    await pass(0)
  }
  await begin()
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.createSetFailed'))
  expect(openView).not.toHaveBeenCalled()
  server.answer(CREATE, { ...setOf('Verbs'), id: 9, card_count: 0, flashcards: [] })
  await begin()
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'edit', setId: 9 })
  const [first, second] = server.sent(CREATE)
  expect(first).toMatchObject({ title: 'Verbs', selected_cards: [], is_blank: true, client_id: expect.any(String) })
  expect(second).toEqual(first)
})

test('a history that could not be read is logged and told each time, and can be read again where it would stand', async () => {
  const logged: unknown[] = []
  console.warn = (...words) => void logged.push(words)
  server.answer(HISTORY, noNetwork)
  await open()
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.loadHistoryFailed'))
  expect(logged).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('Your study history could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(toastError).toHaveBeenCalledTimes(2)
  server.answer(HISTORY, page())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Biology 生物' })).toBeDefined()
  expect(toastError).toHaveBeenCalledTimes(2)
})

test('a folder is exported as one package for Anki, by the name that is shown, or it is said why not', async () => {
  const download = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => {})
  const give = 'GET /api/recite/folders/export/'
  server.answer(FOLDERS, { folders: [{ name: 'Biology::Cells', set_count: 1 }] })
  server.answer(give, () => new Response('PK'))
  await open()
  expect(screen.queryByRole('button', { name: say('imports.exportFolder') })).toBeNull()
  fireEvent.change(screen.getByLabelText(say('library.folder')), { target: { value: 'Biology::Cells' } })
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: say('imports.exportFolder') }))
  const dialog = within(screen.getByRole('dialog', { name: say('imports.exportTitle', { title: 'Biology › Cells' }) }))
  expect(dialog.queryByRole('button', { name: say('imports.export_csv') })).toBeNull()
  expect(dialog.getByText(/tick/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: say('imports.export_apkg') }))
  await pass(0)
  expect(server.queries(give)).toEqual([{ folder: 'Biology::Cells' }])
  const [name, content] = download.mock.lastCall ?? []
  expect([name, await content?.text()]).toEqual(['Biology › Cells.apkg', 'PK'])

  server.answer(give, refusal(409, 'conflict', 'Too many cards.'))
  fireEvent.click(dialog.getByRole('button', { name: say('imports.export_apkg') }))
  await pass(0)
  expect(toastError).toHaveBeenCalledExactlyOnceWith('Too many cards.')
})

test('a set without cards says nothing of a time limit', async () => {
  await open()
  expect(screen.getByText('Time limit 6 min')).toBeDefined()
  cleanup()
  server.answer(HISTORY, page({ flashcard_sets: [{ ...SET, card_count: 0, time_limit_minutes: 0 }] }))
  await open()
  expect(screen.getByRole('button', { name: /^0 cards/ })).toBeDefined()
  expect(screen.queryByText(/Time limit/)).toBeNull()
})

test('the card count opens the editor', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: /24 cards/ }))
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'edit', setId: 5 })
})

test('what was missed in the study that just ended is practised at once, until each was known, and nothing of it is sent', async () => {
  const startedAt = '2026-11-20T12:00:00Z'
  justStudiedStore.set({ title: 'Cells', cardCount: 3, missed: [cardOf(1), cardOf(2)], seconds: 42, startedAt })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Again: the 2 you missed' }))
  const answer = (question: string, name: RegExp) => {
    expect(screen.getByText(question)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /^Show Answer/ }))
    fireEvent.click(screen.getByRole('button', { name }))
  }
  answer('Question 1', /^Again/)
  answer('Question 2', /^Got it/)
  answer('Question 1', /^Got it/)
  await pass(0)
  expect(screen.getByRole('button', { name: 'Again: the 2 you missed' })).toBeDefined()
  expect(server.changes()).toEqual([])
})

test('Study starts a session and opens it; a start that failed is told and changes nothing', async () => {
  const start = 'POST /api/recite/flashcard-sets/5/study/'
  server.answer(start, noNetwork)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Study Biology 生物' }))
  await pass(0)
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.startStudyFailed'), 'session')
  expect(openView).not.toHaveBeenCalled()

  server.answer(start, studyOf())
  fireEvent.click(screen.getByRole('button', { name: 'Study Biology 生物' }))
  await pass(0)
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'study' })
  expect(studyStore.get()).toMatchObject({ session_id: 7, title: 'Biology 生物', deadlineMs: Date.now() + 360_000 })
})

test('a title is changed in place; refused, what was typed stays in the box', async () => {
  const rename = 'POST /api/recite/flashcard-sets/5/rename/'
  server.answer(rename, noNetwork)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Rename Biology 生物' }))
  const box = screen.getByLabelText<HTMLInputElement>('Title of Biology 生物')
  fireEvent.change(box, { target: { value: ' Cells ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await pass(0)
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.renameSetFailed'), 'edit')
  expect(box.value).toBe(' Cells ')

  server.answer(rename, SET)
  fireEvent.keyDown(box, { key: 'Enter' })
  await pass(20)
  expect(server.sent(rename)).toEqual([{ title: 'Cells' }, { title: 'Cells' }])
  expect(screen.queryByLabelText('Title of Biology 生物')).toBeNull()
})

test('a set is deleted after the student has confirmed it', async () => {
  const remove = 'DELETE /api/recite/flashcard-sets/5/'
  server.answer(remove, { success: true })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Biology 生物' }))
  expect(server.sent(remove)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await pass(0)
  expect(server.sent(remove)).toHaveLength(1)
})

test('sets are shown by their folder, which is renamed and dissolved, and each is put into another', async () => {
  const folders = [
    { name: 'Biology', set_count: 2 },
    { name: 'Biology::Cells', set_count: 1 },
  ]
  server.answer(FOLDERS, { folders })
  server.answer(HISTORY, page({ flashcard_sets: [{ ...SET, folder: 'Biology::Cells' }] }))
  const change = 'PATCH /api/recite/folders/'
  const put = 'PUT /api/recite/flashcard-sets/5/folder/'
  server.answer(change, { folders })
  server.answer(put, refusal(400, 'invalid', 'That is no folder.'))
  await open()
  expect(screen.getByText('Biology › Cells')).toBeDefined()
  const filter = screen.getByLabelText<HTMLSelectElement>(say('library.folder'))
  expect([...filter.options].map(({ text }) => text)).toEqual([
    say('library.everyFolder'),
    'Biology (2)',
    'Biology › Cells (1)',
  ])
  fireEvent.change(filter, { target: { value: 'Biology' } })
  await pass(0)
  expect(queriesSent().at(-1)).toEqual({ folder: 'Biology' })

  fireEvent.click(screen.getByRole('button', { name: say('library.renameFolder') }))
  fireEvent.change(screen.getByLabelText(say('library.folderName')), { target: { value: ' Life :: All ' } })
  fireEvent.click(screen.getByRole('button', { name: say('library.keepShelf') }))
  await pass(0)
  expect(server.sent(change)).toEqual([{ name: 'Biology', new_name: 'Life::All' }])
  expect(queriesSent().at(-1)).toEqual({ folder: 'Life::All' })

  const putInto = (folder: string) => {
    fireEvent.change(screen.getByLabelText(say('library.folder'), { selector: 'input' }), { target: { value: folder } })
    fireEvent.click(screen.getByRole('button', { name: say('library.keepShelf') }))
    return pass(0)
  }
  fireEvent.click(screen.getByRole('button', { name: say('recite.folderOf', { title: 'Biology 生物' }) }))
  await putInto('Genes')
  expect(toastError).toHaveBeenCalledWith('That is no folder.', 'standard')
  server.answer(put, { ...SET, folder: '' })
  await putInto(' ')
  expect(server.sent(put)).toEqual([{ folder: 'Genes' }, { folder: '' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})
