import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { beMei, fakeServer, noNetwork, openScreen, pass, refusal } from '../../../core/account/signed-in-ground.tsx'
import { RUN_ID } from '../../../core/generation/run-ground.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { ReciteScreen } from '../ReciteScreen.tsx'
import { setOf, studyOf } from '../recite-ground.ts'
import { clearSelection, openSelection, SELECT_CARDS, selectionStore } from '../selection.ts'
import { studyStore } from '../study-session.ts'

const CREATE = 'POST /api/recite/flashcard-sets/'
const START = 'POST /api/recite/flashcard-sets/5/study/'
const DISCARD = `DELETE /api/recite/generations/${RUN_ID}/`
let server: ReturnType<typeof fakeServer>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(async () => {
  vi.useFakeTimers()
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  beMei()
  server = fakeServer({ [CREATE]: setOf('Cells') })
  openSelection(
    {
      id: RUN_ID,
      detail: null,
      outcomes: new Map(),
      maker: { madeBy: 'built-in' },
      material: { content: 'The cell.', documentName: 'Cells.pdf', purpose: 'Summary', materialId: null },
    },
    ['One', 'Two', 'Three'].map((question) => ({
      question,
      answer: 'Answer',
      source: `About ${question}`,
      cloze: null,
      times_studied: 0,
      is_correct: null,
    })),
  )
  await openScreen(<ReciteScreen />, '/module/recite?view=select')
})

afterEach(() => {
  cleanup()
  clearSelection()
  studyStore.set(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const sentBody = () => server.sent(CREATE).at(-1)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('all cards start selected, each with the sentence it came from, and who made them is said', () => {
  expect(screen.getByText('3 of 3 selected')).toBeDefined()
  expect(screen.getByText('About Two')).toBeDefined()
  expect(screen.getByText(/made by the built-in engine/)).toBeDefined()
})

test.each([
  ['a card is ticked', () => fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)],
  ['all are', () => press('Select All')],
  ['the set is made', () => press('Create Set')],
])('the toast that asks to select cards goes once %s', async (_what, done) => {
  const closed: string[] = []
  onTestFinished(
    toasts.takeToasts(
      () => {},
      (name) => closed.push(name),
    ),
  )
  await done()
  await vi.waitFor(() => expect(closed).toContain(SELECT_CARDS))
})

test('Deselect All and Select All', async () => {
  await press('Deselect All')
  expect(screen.getByText('0 of 3 selected')).toBeDefined()
  await press('Create Set')
  expect(screen.getByRole('alert').textContent).toBe(say('recite.noCardsSelected'))
  expect(server.sent(CREATE)).toEqual([])
  await press('Select All')
  expect(screen.getByText('3 of 3 selected')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Create Set keeps the selected cards under the title, and goes to the history', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: /Two/ }))
  fireEvent.change(screen.getByLabelText('Title of the set'), { target: { value: 'Cells 細胞' } })
  await press('Create Set')
  expect(sentBody()).toMatchObject({
    title: 'Cells 細胞',
    document_name: 'Cells.pdf',
    document_content: 'The cell.',
    content_purpose: 'Summary',
    generation_id: RUN_ID,
    selected_cards: [{ question: 'One' }, { question: 'Three' }],
  })
  expect(heading()).toBe('Study History')
  expect(selectionStore.get()).toBeNull()
})

test('a card with a gap reads in plain words, and is kept as one', async () => {
  selectionStore.update((selection) => {
    const [first, ...others] = selection?.cards ?? []
    if (!selection || !first) throw new Error('Nothing to choose from')
    const gapped = {
      ...first,
      question: 'In […] cells were seen.',
      answer: 'cork',
      cloze: 'In {{c1::cork}} cells were seen.',
    }
    return { ...selection, cards: [gapped, ...others] }
  })
  await pass(0)
  expect(screen.getByRole('checkbox', { name: /In \[…\] cells were seen\./ })).toBeDefined()
  await press('Create Set')
  expect(sentBody()).toMatchObject({
    selected_cards: [
      { kind: 'cloze', question: 'In {{c1::cork}} cells were seen.', answer: '' },
      { question: 'Two', answer: 'Answer' },
      { question: 'Three', answer: 'Answer' },
    ],
  })
})

test('a set that could not be created loses nothing, and the same choice is sent under the same id', async () => {
  server.answer(CREATE, noNetwork)
  await press('Create Set')
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.createSetFailed'))
  expect(screen.getByText('3 of 3 selected')).toBeDefined()
  const first = sentBody()
  server.answer(CREATE, setOf('Cells'))
  await press('Create Set')
  expect(sentBody()).toEqual(first)
  expect(heading()).toBe('Study History')
})

test('Study Now creates the set first and then studies it', async () => {
  server.answer(START, studyOf())
  await press('Study Now')
  expect(server.sent(CREATE)).toHaveLength(1)
  expect(server.sent(START)).toHaveLength(1)
  expect(heading()).toBe('Cells')
})

test('Study Now that could create but not start goes to the history, where the set is', async () => {
  server.answer(START, noNetwork)
  await press('Study Now')
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.startStudyFailed'), 'session')
  expect(heading()).toBe('Study History')
})

test('discarding asks first, and throws the cards away on the server too', async () => {
  server.answer(DISCARD, noNetwork)
  await press('Discard All')
  expect(server.sent(DISCARD)).toEqual([])
  const confirm = () =>
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard All' }))
  confirm()
  await pass(10)
  expect(selectionStore.get()).not.toBeNull()
  server.answer(DISCARD, { success: true })
  confirm()
  await pass(10)
  expect(server.sent(DISCARD)).toHaveLength(2)
  expect(selectionStore.get()).toBeNull()
  expect(heading()).toBe('Flashcards')
})

test('cards whose run was discarded in another window are kept all the same', async () => {
  server.answer(CREATE, ({ generation_id }: { generation_id: string | null }) =>
    generation_id ? refusal(404, 'not_found', 'Not found.') : setOf('Cells'),
  )
  await press('Create Set')
  expect(server.sent(CREATE)).toMatchObject([{ generation_id: RUN_ID }, { generation_id: null }])
  expect(heading()).toBe('Study History')
})
