import type { Share } from '@lectern/contract/sharing/shares'
import { useQueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts/toasts.ts'
import { beMei, fakeServer, openScreen, refusal } from '../account/signed-in-ground.tsx'
import { CopyNotice } from './CopyNotice.tsx'
import { SharedScreen } from './page/SharedScreen.tsx'
import { ShareButton } from './ShareButton.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const TOKEN = 'a1'.repeat(32)
const SHARE: Share = {
  token: TOKEN,
  url: `https://lectern.test/shared/${TOKEN}`,
  kind: 'set',
  id: 5,
  owner_name: 'Mei',
  has_passages: false,
  has_media: false,
  is_shown: true,
  left_out_count: 2,
  created_at: '2026-11-20T12:00:00Z',
}
const OF_SET = 'GET /api/shares/of/'
const CREATE = 'POST /api/shares/'
const OPEN = `GET /api/shares/${TOKEN}/`
const COPY = `POST /api/shares/${TOKEN}/copy/`
const TAKE_OVER = 'POST /api/shares/take-over/'
const SHARED = {
  owner_name: 'Mei',
  content: {
    kind: 'set',
    title: 'Cells',
    cards: [{ kind: 'basic', question: 'What is a cell?', answer: 'The unit of life.', source: 'A cell is a unit.' }],
  },
  is_own: false,
  copy_id: null,
}

const NOTHING_SAID = { removal_reason: null, reports: [] }
const REPORT = `POST /api/shares/${TOKEN}/reports/`

let server: ReturnType<typeof fakeServer>
let toastSuccess: MockInstance<typeof toasts.toastSuccess>
beforeEach(() => {
  toastSuccess = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

async function openDialog(
  of: { share: Share | null; copy: object | null; reports?: object[] },
  kind: Share['kind'] = 'set',
) {
  beMei()
  server = fakeServer({
    [OF_SET]: { ...NOTHING_SAID, ...of },
    [CREATE]: SHARE,
    [`DELETE /api/shares/${TOKEN}/`]: { success: true },
  })
  await openScreen(<ShareDialog thing={{ kind, id: 5 }} title="Cells" onClose={() => {}} />)
}

test('a link is made under a chosen name, without passages unless they are wanted', async () => {
  await openDialog({ share: null, copy: null })
  fireEvent.change(await screen.findByLabelText('Your name on the page (optional)'), { target: { value: ' Mei ' } })
  server.answer(OF_SET, { ...NOTHING_SAID, share: SHARE, copy: null })
  await press('Make the link')
  expect(server.sent(CREATE)).toEqual([
    { kind: 'set', id: 5, owner_name: 'Mei', has_passages: false, has_media: false },
  ])
  const link = await screen.findByDisplayValue(SHARE.url)
  expect(document.activeElement).toBe(link)
  expect(screen.getByRole('status').textContent).toBe('The link is made.')
  expect(screen.getByText('2 cards with pictures or sounds stay behind.')).toBeDefined()
})

test('pictures and sounds go along where that is ticked, and are read under the link', async () => {
  await openDialog({ share: SHARE, copy: null })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Cards with pictures and sounds go along' }))
  await press('Save changes')
  expect(server.sent(CREATE)).toMatchObject([{ has_passages: false, has_media: true }])
  cleanup()
  const name = `${'0c'.repeat(16)}.png`
  const card = { kind: 'basic', question: `![a cell](${name})`, answer: 'A cell.', source: null }
  fakeServer({ [OPEN]: { ...SHARED, content: { ...SHARED.content, cards: [card] } } })
  await openScreen(<SharedScreen token={TOKEN} />)
  const picture = await screen.findByRole('img', { name: 'a cell' })
  expect(picture.getAttribute('src')).toBe(`/api/shares/${TOKEN}/media/${name}/`)
})

test('of notes and exams no pictures are asked about', async () => {
  for (const kind of ['notes', 'exam'] as const) {
    await openDialog({ share: null, copy: null }, kind)
    await screen.findByLabelText('Title')
    expect(screen.queryByRole('checkbox', { name: /pictures/ })).toBeNull()
    cleanup()
  }
})

test('a thing is shared under the title that is given there, and never under none', async () => {
  await openDialog({ share: null, copy: null })
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('Cells')
  fireEvent.change(title, { target: { value: ' ' } })
  expect(screen.getByText('It needs a title.')).toBeDefined()
  await press('Make the link')
  expect(server.sent(CREATE)).toEqual([])
  fireEvent.change(title, { target: { value: ' Cells and genes ' } })
  await press('Make the link')
  expect(server.sent(CREATE)).toEqual([
    { kind: 'set', id: 5, title: 'Cells and genes', owner_name: '', has_passages: false, has_media: false },
  ])
})

const SENTENCES = 'Show the notes as they stand, sentences of my material included'
const OF_NOTES: Share = { ...SHARE, kind: 'notes', has_passages: true, left_out_count: 0 }
const HIDDEN = { ...OF_NOTES, has_passages: false, is_shown: false }
const NOTHING_SHOWN = /^Nobody sees anything by this link/

test('notes are shared only by who agrees that sentences of their material are shown', async () => {
  await openDialog({ share: null, copy: null }, 'notes')
  const box = await screen.findByLabelText<HTMLInputElement>(SENTENCES)
  expect([box.checked, screen.queryByRole('alert')]).toEqual([false, null])
  await press('Make the link')
  expect(server.sent(CREATE)).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('Please tick this: notes can only be shared as they stand.')
  fireEvent.click(box)
  expect(screen.queryByRole('alert')).toBeNull()
  server.answer(CREATE, OF_NOTES)
  server.answer(OF_SET, { ...NOTHING_SAID, share: OF_NOTES, copy: null })
  await press('Make the link')
  expect(server.sent(CREATE)).toEqual([{ kind: 'notes', id: 5, owner_name: '', has_passages: true, has_media: false }])
  await screen.findByDisplayValue(SHARE.url)
  expect(screen.queryByText(NOTHING_SHOWN)).toBeNull()
})

test('who no longer agrees is told that the link then shows nothing, and so it stands there', async () => {
  await openDialog({ share: OF_NOTES, copy: null }, 'notes')
  const box = await screen.findByLabelText<HTMLInputElement>(SENTENCES)
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  expect(screen.getByRole('alert').textContent).toBe('Without this, the link shows nothing to anybody.')
  server.answer(CREATE, HIDDEN)
  server.answer(OF_SET, { ...NOTHING_SAID, share: HIDDEN, copy: null })
  await press('Save changes')
  expect(server.sent(CREATE)).toEqual([
    { kind: 'notes', id: 5, owner_name: 'Mei', has_passages: false, has_media: false },
  ])
  expect(await screen.findByText(NOTHING_SHOWN)).toBeDefined()
  expect(screen.getByText('Without this, the link shows nothing to anybody.')).toBeDefined()
  for (const way of [screen.queryByRole('button', { name: 'Copy the link' }), screen.queryByText('See the page')])
    expect(way).toBeNull()
  expect(screen.getByRole('button', { name: 'Take the link back' })).toBeDefined()
})

test('a link is taken back after a question', async () => {
  await openDialog({ share: SHARE, copy: null })
  await screen.findByDisplayValue(SHARE.url)
  await press('Take the link back')
  server.answer(OF_SET, { ...NOTHING_SAID, share: null, copy: null })
  await press('Take the link back')
  expect(await screen.findByRole('button', { name: 'Make the link' })).toBeDefined()
  expect(toastSuccess).toHaveBeenCalledWith('The link was taken back.')
})

test('what cannot be loaded is named, and asked for again', async () => {
  beMei()
  server = fakeServer({ [OF_SET]: refusal(503, 'unavailable', 'Not now.') })
  await openScreen(<ShareDialog thing={{ kind: 'set', id: 5 }} title="Cells" onClose={() => {}} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('How it is shared could not be loadedTry again')
  server.answer(OF_SET, { ...NOTHING_SAID, share: null, copy: null })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Make the link' })).toBeDefined()
})

test('a copy says what is new where it comes from, and takes it over', async () => {
  const changes = { is_renamed: true, added_count: 3, changed_count: 1, kept_count: 1 }
  await openDialog({ share: null, copy: { owner_name: 'Ada', changes } })
  server.answer(TAKE_OVER, changes)
  expect(await screen.findByText(/Copied from something Ada shares/)).toBeDefined()
  expect(screen.getByText(/New in the original: 3 new cards, 1 changed card, a new title\./)).toBeDefined()
  expect(screen.getByText('One card that you changed too stays as you have it.')).toBeDefined()
  await press('Take over the changes')
  expect(server.sent(TAKE_OVER)).toEqual([{ kind: 'set', id: 5 }])
})

test('a copy whose cards cannot be saved first says so, and takes nothing over', async () => {
  const changes = { is_renamed: true, added_count: 0, changed_count: 0, kept_count: 0 }
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  beMei()
  server = fakeServer({ [OF_SET]: { ...NOTHING_SAID, share: null, copy: { owner_name: '', changes } } })
  await openScreen(<CopyNotice thing={{ kind: 'set', id: 5 }} prepare={async () => false} />)
  await screen.findByText(/New in the original: a new title\./)
  await press('Take over the changes')
  expect(toastError).toHaveBeenCalledWith(expect.stringContaining('half written'))
  expect(server.sent(TAKE_OVER)).toEqual([])
})

test('the dialog offers nothing to take over where the page does', async () => {
  beMei()
  const changes = { is_renamed: true, added_count: 0, changed_count: 0, kept_count: 0 }
  server = fakeServer({ [OF_SET]: { ...NOTHING_SAID, share: SHARE, copy: { owner_name: '', changes } } })
  await openScreen(<ShareButton thing={{ kind: 'set', id: 5 }} title="Cells" isNewsElsewhere />)
  await press('Share')
  await screen.findByDisplayValue(SHARE.url)
  expect(screen.queryByRole('button', { name: 'Take over the changes' })).toBeNull()
})

const openPage = () => openScreen(<SharedScreen token={TOKEN} />, `/shared/${TOKEN}`)

test('a visitor sees what is shared, by whom, and where to sign in to copy it', async () => {
  server = fakeServer({ [OPEN]: SHARED })
  await openPage()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cells')
  expect(screen.getByText('Shared by Mei, 1 card')).toBeDefined()
  expect(screen.getByText('A cell is a unit.')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Log in to copy it' })
  expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/shared/${TOKEN}`)}`)
})

test('a student copies it once, and is led to the copy', async () => {
  beMei()
  server = fakeServer({ [OPEN]: SHARED, [COPY]: { kind: 'set', id: 9 } })
  const router = await openPage()
  await screen.findByRole('button', { name: 'Copy to my account' })
  await press('Copy to my account')
  await vi.waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/module/recite?view=edit&set_id=9'),
  )
})

test('an exam shows its questions and says where the answers are', async () => {
  const questions = [{ type: 'mcq', question: 'What is life’s unit?', options: ['Cell', 'Wall', 'Sap', 'Leaf'] }]
  server = fakeServer({ [OPEN]: { ...SHARED, owner_name: '', content: { kind: 'exam', title: 'Cells', questions } } })
  await openPage()
  expect(await screen.findByText('Shared by a student, 1 question')).toBeDefined()
  expect(screen.getByText('Answers and explanations come with your copy, after an attempt.')).toBeDefined()
  expect(screen.getByText('Leaf')).toBeDefined()
})

test('a copy of an exam is opened where it is attempted', async () => {
  beMei()
  const content = { kind: 'exam', title: 'Cells', questions: [] }
  server = fakeServer({
    [OPEN]: { ...SHARED, content, copy_id: 9 },
    [OF_SET]: { ...NOTHING_SAID, share: null, copy: null },
  })
  await openPage()
  const link = await screen.findByRole('link', { name: 'Open my copy' })
  expect(link.getAttribute('href')).toBe('/module/exam?view=attempts&id=9')
})

test('a page that cannot be read again stays, and so does a report that is being written', async () => {
  beMei()
  server = fakeServer({ [OPEN]: SHARED })
  let readAgain = async () => {}
  function ReadAgain() {
    const queries = useQueryClient()
    readAgain = () => queries.invalidateQueries()
    return <SharedScreen token={TOKEN} />
  }
  await openScreen(<ReadAgain />, `/shared/${TOKEN}`)
  await screen.findByText('A cell is a unit.')
  await press('Report')
  fireEvent.change(screen.getByLabelText('What should they know?'), { target: { value: 'Page 3' } })
  server.answer(OPEN, refusal(500, 'internal', 'Failed.'))
  await act(() => readAgain())
  expect(server.sent(OPEN)).toHaveLength(2)
  expect(screen.getByDisplayValue('Page 3')).toBeDefined()
  expect(screen.getByText('A cell is a unit.')).toBeDefined()
})

test('a link that leads nowhere says so', async () => {
  server = fakeServer({ [OPEN]: refusal(404, 'not_found', 'Not found.') })
  await openPage()
  expect(await screen.findByText('The link was taken back, or part of it is missing')).toBeDefined()
})

test('anybody reports it, saying why', async () => {
  server = fakeServer({ [OPEN]: SHARED, [REPORT]: { success: true } })
  await openPage()
  await screen.findByRole('heading', { level: 1 })
  await press('Report')
  await press('Send the report')
  expect(screen.getByText('Please say what it is about.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('What should they know?'), { target: { value: ' Page 3 is mine. ' } })
  fireEvent.change(screen.getByLabelText('Your email (optional)'), { target: { value: 'ada@example.org' } })
  await press('Send the report')
  expect(server.sent(REPORT)).toEqual([{ reason: 'rights', text: 'Page 3 is mine.', contact: 'ada@example.org' }])
  expect(toastSuccess).toHaveBeenCalledWith('Thank you. The report was sent.')
})

test('the owner reads what was said and answers it', async () => {
  const report = {
    id: 3,
    reason: 'wrong',
    text: 'It is not so.',
    answer: null,
    created_at: SHARE.created_at,
    closed_at: null,
  }
  await openDialog({ share: SHARE, copy: null, reports: [report] })
  server.answer('POST /api/shares/reports/3/answer/', { ...report, answer: 'It is.' })
  expect(await screen.findByText('It is not so.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'It is.' } })
  await press('Send the answer')
  expect(server.sent('POST /api/shares/reports/3/answer/')).toEqual([{ text: 'It is.' }])
})
