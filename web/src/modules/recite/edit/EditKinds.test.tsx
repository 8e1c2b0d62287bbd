import type { Flashcard } from '@lectern/contract/recite/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../../core/account/signed-in-ground.tsx'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { ReciteScreen } from '../ReciteScreen.tsx'
import { cardOf, setOf } from '../recite-ground.ts'
import { keepUnsaved } from './unsaved-cards.ts'

const SET = setOf('Biology', cardOf(1), cardOf(2))
const MEDIA = { name: `${'b'.repeat(32)}.png`, content_type: 'image/png', filename: 'heart.png', size_bytes: 9 }

const update = (id: number) => `PATCH /api/recite/flashcards/${id}/`
const CREATE = 'POST /api/recite/flashcard-sets/5/flashcards/'
const SAME = 'POST /api/recite/flashcards/same/'
const UPLOAD = 'POST /api/recite/media/'
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  beMei()
  server = fakeServer({
    'GET /api/recite/flashcard-sets/5/': SET,
    [CREATE]: (body: Partial<Flashcard>) => cardOf(10, body),
    [update(1)]: (body: Partial<Flashcard>) => cardOf(1, body),
    [update(2)]: (body: Partial<Flashcard>) => cardOf(2, body),
  })
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await screen.findByRole('button', { name: say('recite.editCard', { number: 1 }) })
})
afterEach(() => {
  cleanup()
  keepUnsaved(5, [])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (number: number) =>
  fireEvent.click(screen.getByRole('button', { name: say('recite.editCard', { number }) }))
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } })
const chooseKind = (kind: string) =>
  fireEvent.change(screen.getByLabelText(say('cards.kind')), { target: { value: kind } })
const lastBody = (id = 1) => server.sent(update(id)).at(-1)

test('words become a gap by key, shown in the preview, and the card is saved once it has one', async () => {
  open(1)
  chooseKind('cloze')
  expect(server.sent(update(1))).toEqual([])
  expect(screen.getByText(say('cards.savedOnceGap'))).toBeDefined()
  write(say('cards.text'), 'Paris is in France')
  field(say('cards.text')).setSelectionRange(0, 5)
  fireEvent.keyDown(field(say('cards.text')), { code: 'KeyC', ctrlKey: true, shiftKey: true })
  expect(field(say('cards.text')).value).toBe('{{c1::Paris}} is in France')
  const preview = within(screen.getByRole('region', { name: say('cards.preview') }))
  expect(preview.getByText('[…]')).toBeDefined()
  expect(preview.getByText('Paris').tagName).toBe('MARK')
  write(say('cards.more'), '')
  fireEvent.blur(field(say('cards.more')))
  await vi.waitFor(() =>
    expect(lastBody()).toEqual({ kind: 'cloze', question: '{{c1::Paris}} is in France', answer: '' }),
  )
})

test('tags are kept as they are typed, apart by commas of any script', async () => {
  open(1)
  const tags = screen.getByLabelText(say('cards.tags'))
  fireEvent.change(tags, { target: { value: 'Biology，細胞, biology, ' } })
  fireEvent.blur(tags)
  await vi.waitFor(() => expect(lastBody()).toMatchObject({ tags: ['Biology', '細胞'] }))
  fireEvent.change(tags, { target: { value: '' } })
  fireEvent.blur(tags)
  await vi.waitFor(() => expect(lastBody()).toMatchObject({ tags: [] }))
})

test('a picture that is pasted stands where the caret was, and what is no picture is told', async () => {
  server.answer(UPLOAD, MEDIA)
  const told = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  open(1)
  const answer = field(say('recite.answer'))
  answer.focus()
  answer.setSelectionRange(6, 6)
  const paste = () => fireEvent.paste(answer, { clipboardData: { files: [new File(['x'], 'heart.png')] } })
  paste()
  await vi.waitFor(() => expect(field(say('recite.answer')).value).toBe(`Answer![heart](${MEDIA.name}) 1`))
  await vi.waitFor(() => expect(lastBody()).toMatchObject({ answer: `Answer![heart](${MEDIA.name}) 1` }))
  server.answer(UPLOAD, refusal(415, 'unsupported_type', 'A card takes pictures.'))
  paste()
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('A card takes pictures.', 'edit'))
  fireEvent.paste(answer, { clipboardData: { files: [] } })
  expect(server.sent(UPLOAD)).toHaveLength(2)
})

test('Ctrl+Enter finishes a card and opens the next, a new one of the same kind after the last', async () => {
  open(1)
  write(say('recite.answer'), 'Better')
  fireEvent.keyDown(field(say('recite.answer')), { key: 'Enter', ctrlKey: true })
  await vi.waitFor(() => expect(lastBody()).toMatchObject({ answer: 'Better' }))
  expect(field(say('recite.question')).value).toBe('Question 2')
  chooseKind('typed')
  fireEvent.keyDown(field(say('recite.answer')), { key: 'Enter', metaKey: true })
  await vi.waitFor(() => expect(lastBody(2)).toMatchObject({ kind: 'typed' }))
  expect(field(say('recite.question')).value).toBe('')
  write(say('recite.question'), 'What?')
  write(say('recite.answer'), 'That')
  fireEvent.blur(field(say('recite.answer')))
  await vi.waitFor(() => expect(server.sent(CREATE).at(-1)).toMatchObject({ kind: 'typed', question: 'What?' }))
})

test('what an earlier card says already is shown beside the new one', () => {
  open(2)
  expect(screen.queryByText(say('cards.sameAs', { number: 1 }))).toBeNull()
  write(say('recite.question'), '  QUESTION-1?? ')
  expect(screen.getByText(say('cards.sameAs', { number: 1 }))).toBeDefined()
  chooseKind('cloze')
  write(say('cards.text'), '{{c1::Question}} 1')
  expect(screen.getByText(say('cards.sameAs', { number: 1 }))).toBeDefined()
})

test('what a card of another set says already is shown once the writing pauses, with the way there', async () => {
  const other = { id: 90, kind: 'basic', question: 'What is a cell?', answer: 'The unit of life.' }
  const own = { ...other, id: 2, flashcard_set: { id: 5, title: 'Biology' } }
  const elsewhere = { ...other, flashcard_set: { id: 8, title: 'Last year' } }
  server.answer(SAME, (body: { question: string; except_set_id?: number }) => ({
    cards: body.question === 'What is a cell' ? [body.except_set_id === 5 ? elsewhere : own] : [],
  }))
  open(2)
  write(say('recite.question'), 'What is a')
  write(say('recite.question'), 'What is a cell')
  expect(await screen.findByText(say('cards.sameElsewhere', { title: 'Last year' }))).toBeDefined()
  expect(screen.getByText('The unit of life.')).toBeDefined()
  expect(screen.getByRole('link', { name: say('cards.openThatSet') }).getAttribute('href')).toBe(
    '/module/recite?view=edit&set_id=8',
  )
  expect(server.sent(SAME)).not.toContainEqual({ kind: 'basic', question: 'What is a', except_set_id: 5 })
  write(say('recite.question'), 'Why')
  expect(screen.queryByText(say('cards.sameElsewhere', { title: 'Last year' }))).toBeNull()
})

test('options are written beside what the answer was, one of them right, and the card is saved once it can be asked', async () => {
  open(1)
  chooseKind('choice')
  const option = (number: number) => field(say('cards.option', { number }))
  expect([1, 2, 3, 4].map((number) => option(number).value)).toEqual(['Answer 1', '', '', ''])
  expect(server.sent(update(1))).toEqual([])
  expect(screen.getByText(say('cards.savedOnceOptions'))).toBeDefined()
  fireEvent.change(option(2), { target: { value: 'Another' } })
  fireEvent.click(screen.getByLabelText(say('cards.rightOption', { number: 2 })))
  fireEvent.click(screen.getByRole('button', { name: say('cards.removeOption', { number: 4 }) }))
  expect(document.activeElement).toBe(option(3))
  await vi.waitFor(() =>
    expect(lastBody()).toEqual({
      kind: 'choice',
      question: 'Question 1',
      answer: '- [ ] Answer 1\n- [x] Another\n- [ ]',
    }),
  )
  const preview = within(screen.getByRole('region', { name: say('cards.preview') }))
  expect(preview.getByText(/• Answer 1\s+• Another/)).toBeDefined()
  expect(preview.getByText('Another')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: say('cards.addOption') }))
  fireEvent.change(option(4), { target: { value: 'A third' } })
  write(say('cards.more'), 'Why')
  fireEvent.blur(field(say('cards.more')))
  await vi.waitFor(() =>
    expect(lastBody()).toMatchObject({ answer: '- [ ] Answer 1\n- [x] Another\n- [ ] \n- [ ] A third\n\nWhy' }),
  )
})

test('a card that is no longer chosen keeps its right option as the answer, and its options for the way back', async () => {
  open(1)
  chooseKind('choice')
  chooseKind('basic')
  expect(field(say('recite.answer')).value).toBe('Answer 1')
  chooseKind('choice')
  fireEvent.change(field(say('cards.option', { number: 2 })), { target: { value: 'Another' } })
  write(say('cards.more'), 'Why')
  chooseKind('typed')
  await vi.waitFor(() => expect(lastBody()).toMatchObject({ kind: 'typed', answer: 'Answer 1\n\nWhy' }))
  for (const body of server.sent(update(1)))
    if (JSON.stringify(body).includes('[x]')) expect(body).toMatchObject({ kind: 'choice' })
  chooseKind('choice')
  expect(field(say('cards.option', { number: 2 })).value).toBe('Another')
  chooseKind('basic')
  write(say('recite.answer'), 'A third')
  chooseKind('choice')
  expect(field(say('cards.option', { number: 1 })).value).toBe('A third')
  expect(field(say('cards.option', { number: 2 })).value).toBe('')
})
