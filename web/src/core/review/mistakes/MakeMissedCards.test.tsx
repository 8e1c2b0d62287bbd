import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts, switchLanguage } from '../../../lib/language.ts'
import { closeToasts } from '../../../ui/toasts/close-toasts.ts'
import { Toaster } from '../../../ui/toasts/Toaster.tsx'
import { beMei, fakeServer, openScreen, refusal } from '../../account/signed-in-ground.tsx'
import { MakeMissedCards } from './MakeMissedCards.tsx'
import type { MissedQuestion } from './missed-question.ts'

const MAKE = 'POST /api/recite/flashcards/missed/'
const BEGIN = 'POST /api/recite/flashcard-sets/'
const SET = {
  ...{ id: 5, title: 'Biology', description: '', document_name: '', content_purpose: '', folder: '' },
  ...{ material_id: null, card_count: 3, total_study_sessions: 0, average_score: null, time_limit_seconds: 45 },
  ...{ time_limit_minutes: 1, created_at: '2026-11-20T12:00:00Z' },
}
const HISTORY = {
  flashcard_sets: [SET],
  recent_sessions: [],
  pagination: { current_page: 1, total_pages: 1, total_count: 1, has_next: false, has_previous: false },
}
const CHOSEN: MissedQuestion = {
  ...{
    id: 11,
    question: 'What are we made of?',
    answer: 'Cells',
    options: ['Atoms', 'Cells'],
    explanation: 'So it is.',
  },
  ...{ source: 'All that lives is made of cells.', material_id: 7 },
}
const TYPED: MissedQuestion = {
  ...{ id: 12, question: 'What holds genes?', answer: 'The nucleus', options: [], explanation: 'Because.' },
  ...{ source: 'The nucleus holds genes.', material_id: null, is_material_gone: true },
}
const SENT = [
  {
    ...{ kind: 'choice', question: CHOSEN.question, answer: '- [ ] Atoms\n- [x] Cells\n\nSo it is.' },
    ...{ question_id: 11, source: CHOSEN.source, material_id: 7 },
  },
  {
    ...{ kind: 'basic', question: TYPED.question, answer: 'The nucleus' },
    ...{ question_id: 12, source: TYPED.source, material_id: null, is_material_gone: true },
  },
]
const AT = { kind: 'exam', id: 4, title: 'Cells' } as const
const made = (made_count: number, id = 9, title = 'Mistakes: Cells') => ({ flashcard_set: { id, title }, made_count })
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  beMei()
  await loadTexts('ui', 'results', 'review', 'cards')
  server = fakeServer({ 'GET /api/recite/history/': HISTORY, [MAKE]: made(2) })
})
afterEach(() => {
  closeToasts()
  cleanup()
  vi.unstubAllGlobals()
})

async function open(missed: readonly MissedQuestion[] = [CHOSEN, TYPED]) {
  // Toasts stand outside what pages are given.
  render(<Toaster />, { wrapper: MemoryRouter })
  return openScreen(<MakeMissedCards at={AT} missed={missed} />, '/module/exam')
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('one press makes cards of all that was missed, each with its place, and leads to their set', async () => {
  await open()
  await press('Make cards of my mistakes')
  expect(await screen.findByText('2 cards were made in “Mistakes: Cells”.')).toBeDefined()
  expect(server.sent(MAKE)).toEqual([{ of: { kind: 'exam', id: 4 }, title: 'Mistakes: Cells', flashcards: SENT }])
  const way = screen.getByRole('link', { name: 'Open the set' })
  expect(way.getAttribute('href')).toBe('/module/recite?view=edit&set_id=9')
  fireEvent.click(way)
  await vi.waitFor(() => expect(screen.queryByText(/^2 cards were made/)).toBeNull())
  expect(server.changes()).toEqual([MAKE])
})

test('pressed again it asks for no second ones while they are made, and says afterwards that they are there', async () => {
  const { promise, resolve } = Promise.withResolvers()
  server.answer(MAKE, () => promise)
  await open()
  await press('Make cards of my mistakes')
  const button = screen.getByRole('button', { name: 'Make cards of my mistakes' })
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await press('Make cards of my mistakes')
  expect(server.sent(MAKE)).toHaveLength(1)
  await act(async () => resolve(made(1)))
  expect(await screen.findByText('One card was made in “Mistakes: Cells”. It has the others already.')).toBeDefined()
  server.answer(MAKE, made(0))
  await press('Make cards of my mistakes')
  expect(await screen.findByText('“Mistakes: Cells” has cards of all of them already.')).toBeDefined()
  // What was said of the same set before gives its place to that.
  expect(screen.getAllByRole('link', { name: 'Open the set' })).toHaveLength(1)
})

test('what fails is told, and can be tried again', async () => {
  server.answer(MAKE, refusal(409, 'conflict', 'A set holds at most 2,000 cards.'))
  await open()
  await press('Make cards of my mistakes')
  expect(await screen.findByText('A set holds at most 2,000 cards.')).toBeDefined()
  server.answer(MAKE, made(2))
  await press('Make cards of my mistakes')
  expect(await screen.findByText(/^2 cards were made/)).toBeDefined()
})

test('they go into a set that is chosen', async () => {
  await open()
  await press('Put them in another set')
  await screen.findByLabelText('Into the set')
  server.answer(MAKE, made(2, 5, 'Biology'))
  await press('Make 2 cards')
  expect(await screen.findByText('2 cards were made in “Biology”.')).toBeDefined()
  expect(server.sent(MAKE)).toMatchObject([{ set_id: 5, flashcards: SENT }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a new set that is named there is made once, also where a try fails half-way', async () => {
  server.answer(BEGIN, ({ title }: { title: string }) => ({ ...SET, id: 8, title, flashcards: [] }))
  server.answer(MAKE, refusal(503, 'unavailable', 'Later.'))
  await open()
  await press('Put them in another set')
  fireEvent.change(await screen.findByLabelText('Into the set'), { target: { value: 'new' } })
  expect(screen.getByLabelText<HTMLInputElement>('Title of the new set').value).toBe('Mistakes: Cells')
  fireEvent.change(screen.getByLabelText('Title of the new set'), { target: { value: 'For May' } })
  await press('Make 2 cards')
  expect((await screen.findByRole('alert')).textContent).toBe('Later.')
  server.answer(MAKE, made(2, 8, 'For May'))
  await press('Make 2 cards')
  expect(await screen.findByText('2 cards were made in “For May”.')).toBeDefined()
  const begun = server.sent(BEGIN) as { title: string; client_id: string }[]
  expect(begun.map(({ title }) => title)).toEqual(['For May', 'For May'])
  expect(new Set(begun.map(({ client_id }) => client_id)).size).toBe(1)
  expect(server.sent(MAKE)).toMatchObject([{ set_id: 8 }, { set_id: 8 }])
})

test('what cannot be a card is left out and told; of nothing else, none are offered', async () => {
  server.answer(MAKE, made(1))
  await open([CHOSEN, { ...TYPED, answer: '' }])
  await press('Make cards of my mistakes')
  expect(
    await screen.findByText('One card was made in “Mistakes: Cells”. One question cannot be made into cards.'),
  ).toBeDefined()
  cleanup()
  await open([{ ...TYPED, answer: '' }])
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['zh-hant', '把錯題做成卡片', '錯題：Cells', '已在「錯題：Cells」製作 2 張卡片。', '開啟卡組'],
  ['zh-hans', '把错题做成卡片', '错题：Cells', '已在“错题：Cells”中制作 2 张卡片。', '打开卡组'],
] as const)('in %s all of it is said in that language', async (language, button, title, told, way) => {
  await act(() => switchLanguage(language))
  onTestFinished(() => switchLanguage('en'))
  server.answer(MAKE, made(2, 9, title))
  await open()
  await press(button)
  expect(await screen.findByText(told)).toBeDefined()
  expect(screen.getByRole('link', { name: way })).toBeDefined()
  expect(server.sent(MAKE)).toMatchObject([{ title }])
})
