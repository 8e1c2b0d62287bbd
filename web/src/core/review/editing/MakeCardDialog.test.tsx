import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../lib/language.ts'
import { beMei, fakeServer, openScreen, refusal } from '../../account/signed-in-ground.tsx'
import { CardOfPassage } from '../../library/material/CardOfPassage.tsx'
import { MakeCardDialog } from './MakeCardDialog.tsx'

const SET = {
  id: 5,
  title: 'Biology',
  description: '',
  document_name: '',
  content_purpose: '',
  folder: '',
  material_id: null,
  card_count: 3,
  total_study_sessions: 0,
  average_score: null,
  time_limit_seconds: 45,
  time_limit_minutes: 1,
  created_at: '2026-11-20T12:00:00Z',
}
const HISTORY = {
  flashcard_sets: [SET],
  recent_sessions: [],
  pagination: { current_page: 1, total_pages: 1, total_count: 1, has_next: false, has_previous: false },
}
const BEGIN = 'POST /api/recite/flashcard-sets/'
const CREATE = 'POST /api/recite/flashcard-sets/5/flashcards/'
const SAME = 'POST /api/recite/flashcards/same/'
const MISSED = {
  question: 'What are we made of?',
  answer: 'Cells',
  source: null,
  options: ['Atoms', 'Cells', 'Leaves'],
  explanation: 'All that lives is.',
}
const KEPT = {
  ...{ id: 9, client_id: 'card-9', kind: 'basic', question: 'Q', answer: 'A', front: 'Q', back: 'A', tags: [] },
  ...{ source: null, material_id: null, times_studied: 0, is_correct: null, correct_count: 0, incorrect_count: 0 },
}
const onClose = vi.fn()
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  onClose.mockClear()
  server = fakeServer({ 'GET /api/recite/history/': HISTORY, [SAME]: { cards: [] }, [CREATE]: KEPT })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (missed: Parameters<typeof MakeCardDialog>[0]['missed']) =>
  openScreen(<MakeCardDialog missed={missed} isOpen onClose={onClose} />)
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const send = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: say('review.save') })
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  await vi.waitFor(() => expect(server.sent(CREATE)).not.toEqual([]))
  return server.sent(CREATE)[0]
}
/** Sends it, and waits until it was kept. */
const save = async () => {
  const body = await send()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  return body
}

test('a question that was chosen keeps its options, which can be changed, and why the right one is right', async () => {
  await open(MISSED)
  expect(field(say('cards.more')).value).toBe('All that lives is.')
  fireEvent.change(field(say('cards.option', { number: 1 })), { target: { value: 'Air' } })
  fireEvent.click(screen.getByRole('button', { name: say('cards.removeOption', { number: 3 }) }))
  expect(await save()).toMatchObject({
    kind: 'choice',
    question: 'What are we made of?',
    answer: '- [ ] Air\n- [x] Cells\n\nAll that lives is.',
  })
})

test('it can be a question and an answer instead, and nothing that was written is lost meanwhile', async () => {
  await open(MISSED)
  const choose = (value: string) => fireEvent.change(screen.getByLabelText(say('cards.kind')), { target: { value } })
  fireEvent.change(field(say('cards.option', { number: 1 })), { target: { value: 'Air' } })
  choose('basic')
  expect(field(say('review.answer')).value).toBe('Cells')
  choose('choice')
  expect(field(say('cards.option', { number: 1 })).value).toBe('Air')
  choose('basic')
  expect(await save()).toMatchObject({ kind: 'basic', answer: 'Cells' })
})

test('it is not kept while nothing could be chosen, and what was typed has no kind to choose', async () => {
  await open({ ...MISSED, options: ['Cells', 'Atoms'] })
  await screen.findByLabelText(say('review.intoSet'))
  fireEvent.change(field(say('cards.option', { number: 2 })), { target: { value: ' Cells' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say('review.save') }).disabled).toBe(true)
  expect(screen.getByText(say('cards.neededOptions'))).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: say('review.cancel') }))
  onClose.mockClear()
  cleanup()
  await open({ ...MISSED, options: [] })
  expect(screen.queryByLabelText(say('cards.kind'))).toBeNull()
  expect(await save()).toMatchObject({ kind: 'basic', answer: 'Cells' })
})

test('what was sent before a reload is sent again as the same card', async () => {
  server.answer(CREATE, () => refusal(503, 'service_unavailable', 'Please try again.'))
  await open(MISSED)
  const first = await send()
  await screen.findByText('Please try again.')
  cleanup()
  server.answer(CREATE, () => KEPT)
  await open(MISSED)
  await send()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.sent(CREATE)).toEqual([first, first])
})

test('and to the set that was chosen then', async () => {
  const other = 'POST /api/recite/flashcard-sets/6/flashcards/'
  server.answer('GET /api/recite/history/', {
    ...HISTORY,
    flashcard_sets: [SET, { ...SET, id: 6, title: 'Chemistry' }],
  })
  server.answer(other, () => refusal(503, 'service_unavailable', 'Please try again.'))
  await open(MISSED)
  fireEvent.change(await screen.findByLabelText(say('review.intoSet')), { target: { value: '6' } })
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  await screen.findByText('Please try again.')
  cleanup()
  server.answer(other, () => KEPT)
  await open(MISSED)
  expect((await screen.findByLabelText<HTMLSelectElement>(say('review.intoSet'))).value).toBe('6')
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.sent(other)).toHaveLength(2)
  expect(server.sent(CREATE)).toEqual([])
})

/** The sets that are there; the last choice is a new one. */
const labelsOf = ({ options }: HTMLSelectElement) => [...options].map(({ text }) => text).slice(0, -1)

test('who has no set yet names one, which is made once with the card in it', async () => {
  server.answer('GET /api/recite/history/', { ...HISTORY, flashcard_sets: [] })
  server.answer(BEGIN, { ...SET, title: 'Mine', card_count: 0, flashcards: [] })
  server.answer(CREATE, () => refusal(503, 'service_unavailable', 'Please try again.'))
  await open(MISSED)
  fireEvent.change(await screen.findByLabelText(say('review.newSetTitle')), { target: { value: 'Mine' } })
  await send()
  await screen.findByText('Please try again.')
  cleanup()
  // After a reload it is the same set and the same card.
  server.answer(CREATE, () => KEPT)
  await open(MISSED)
  expect((await screen.findByLabelText<HTMLInputElement>(say('review.newSetTitle'))).value).toBe('Mine')
  await save()
  const [begun, again] = server.sent(BEGIN)
  expect(begun).toMatchObject({ title: 'Mine', selected_cards: [], is_blank: true, client_id: expect.any(String) })
  expect(again).toEqual(begun)
  expect(server.sent(CREATE)).toHaveLength(2)
  expect(server.sent(CREATE)[1]).toEqual(server.sent(CREATE)[0])
})

test('a new set goes by the title that was typed last, also where it was made with another', async () => {
  server.answer('GET /api/recite/history/', { ...HISTORY, flashcard_sets: [] })
  server.answer(BEGIN, { ...SET, title: 'Mine', card_count: 0, flashcards: [] })
  server.answer('POST /api/recite/flashcard-sets/5/rename/', { ...SET, title: 'Ours' })
  server.answer(CREATE, () => refusal(503, 'service_unavailable', 'Please try again.'))
  await open(MISSED)
  fireEvent.change(await screen.findByLabelText(say('review.newSetTitle')), { target: { value: 'Mine' } })
  await send()
  await screen.findByText('Please try again.')
  server.answer(CREATE, () => KEPT)
  fireEvent.change(field(say('review.newSetTitle')), { target: { value: ' Ours ' } })
  await save()
  expect(server.sent('POST /api/recite/flashcard-sets/5/rename/')).toEqual([{ title: 'Ours' }])
  expect(server.sent(BEGIN)).toHaveLength(2)
  expect(server.sent(CREATE)).toHaveLength(2)
})

test('a new set can be chosen beside those that are there, and its title is not lost by Escape', async () => {
  server.answer(BEGIN, { ...SET, id: 6, title: 'Physics', card_count: 0, flashcards: [] })
  server.answer('POST /api/recite/flashcard-sets/6/flashcards/', KEPT)
  await open(MISSED)
  fireEvent.change(await screen.findByLabelText(say('review.intoSet')), { target: { value: 'new' } })
  fireEvent.change(field(say('review.newSetTitle')), { target: { value: 'Physics' } })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByRole('button', { name: say('ui.keepWriting') }))
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.sent(BEGIN)).toMatchObject([{ title: 'Physics' }])
  expect(server.sent('POST /api/recite/flashcard-sets/6/flashcards/')).toHaveLength(1)
})

test('sets of one title are told apart by their folders', async () => {
  const sets = ['Biology', 'History::Rome', ''].map((folder, at) => ({ ...SET, id: 5 + at, title: 'Unit 1', folder }))
  server.answer('GET /api/recite/history/', () => ({ ...HISTORY, flashcard_sets: sets }))
  await open(MISSED)
  const select = await screen.findByLabelText<HTMLSelectElement>(say('review.intoSet'))
  expect(labelsOf(select)).toEqual(['Biology › Unit 1', 'History › Rome › Unit 1', 'Unit 1'])
})

test('those of one title in one folder are told apart by their cards and when they were made', async () => {
  const sets = [3, 4, 4].map((card_count, at) => ({
    ...{ ...SET, id: 5 + at, title: at < 2 ? 'Unit 1' : 'Unit 2', folder: 'Biology', card_count },
    created_at: `2026-11-2${at}T12:00:00Z`,
  }))
  server.answer('GET /api/recite/history/', () => ({ ...HISTORY, flashcard_sets: sets }))
  await open(MISSED)
  const select = await screen.findByLabelText<HTMLSelectElement>(say('review.intoSet'))
  expect(labelsOf(select)).toEqual([
    expect.stringMatching(/^Biology › Unit 1 \(3 cards, .*20 Nov.*\)$/),
    expect.stringMatching(/^Biology › Unit 1 \(4 cards, .*21 Nov.*\)$/),
    'Biology › Unit 2',
  ])
})

test('a search that finds no set says so, since no card can be kept then', async () => {
  server.answer('GET /api/recite/history/', { ...HISTORY, pagination: { ...HISTORY.pagination, total_pages: 2 } })
  await open(MISSED)
  const search = await screen.findByLabelText(say('review.findSet'))
  server.answer('GET /api/recite/history/', { ...HISTORY, flashcard_sets: [] })
  fireEvent.change(search, { target: { value: 'Chemistry' } })
  expect(await screen.findByText(say('review.noSetFound'))).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say('review.save') }).disabled).toBe(true)
})

test('a card of a material that has been deleted since is made without it, and says so', async () => {
  server.answer(CREATE, ({ material_id }: { material_id: number | null }) =>
    material_id === null ? refusal(409, 'conflict', 'This set is full.') : refusal(404, 'not_found', 'Not found.'),
  )
  await open({ ...MISSED, source: 'All that lives is made of cells.', material_id: 7 })
  await send()
  await vi.waitFor(() => expect(server.sent(CREATE)).toHaveLength(2))
  expect(server.sent(CREATE)).toMatchObject([
    { material_id: 7 },
    { material_id: null, is_material_gone: true, source: 'All that lives is made of cells.' },
  ])
  expect(await screen.findByText('This set is full.')).toBeDefined()
})

test('what is half-written is there again after the page was left, until it is kept', async () => {
  await open(MISSED)
  fireEvent.change(field(say('review.question')), { target: { value: 'Of what?' } })
  fireEvent.change(screen.getByLabelText(say('cards.kind')), { target: { value: 'basic' } })
  fireEvent.change(field(say('review.answer')), { target: { value: 'Of cells' } })
  cleanup()
  await open({ ...MISSED, question: 'Another?' })
  expect(field(say('review.question')).value).toBe('Another?')
  cleanup()
  await open(MISSED)
  expect(field(say('review.question')).value).toBe('Of what?')
  expect(field(say('review.answer')).value).toBe('Of cells')
  expect(await save()).toMatchObject({ kind: 'basic', question: 'Of what?', answer: 'Of cells' })
  cleanup()
  await open(MISSED)
  expect(field(say('review.question')).value).toBe(MISSED.question)
})

test('a passage of which a card is half-written opens with its material again, and not once that was given up', async () => {
  const passage = { question: '', answer: 'A cell lives.', source: 'A cell lives.', material_id: 3 }
  const openPassage = () => openScreen(<MakeCardDialog missed={passage} isPassage isOpen onClose={() => {}} />)
  const read = async (materialId: number) => openScreen(<CardOfPassage materialId={materialId}>The text</CardOfPassage>)
  await openPassage()
  fireEvent.change(field(say('review.question')), { target: { value: 'What lives?' } })
  cleanup()
  await read(4)
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  await read(3)
  expect(field(say('review.question')).value).toBe('What lives?')
  expect(field(say('review.answer')).value).toBe('A cell lives.')
  fireEvent.click(screen.getByRole('button', { name: say('review.cancel') }))
  cleanup()
  await read(3)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a card of any set that says the same is shown beside it', async () => {
  const same = { id: 1, kind: 'basic', question: 'What are we made of', answer: 'Of cells, all of us.' }
  await open(MISSED)
  // The live region is there before what it is to say.
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  server.answer(SAME, { cards: [{ ...same, flashcard_set: { id: 5, title: 'Biology' } }] })
  fireEvent.change(field(say('review.question')), { target: { value: 'Of what are we made?' } })
  const told = await screen.findByText(say('cards.sameElsewhere', { title: 'Biology' }))
  expect(region.contains(told)).toBe(true)
  expect(screen.getByText('Of cells, all of us.')).toBeDefined()
})
