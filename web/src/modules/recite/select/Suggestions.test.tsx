import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { RUN_ID } from '../../../core/generation/run-ground.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { ReciteScreen } from '../ReciteScreen.tsx'
import { setOf, studyOf } from '../recite-ground.ts'
import { clearSelection, openSelection, selectionStore } from '../selection.ts'
import { studyStore } from '../study-session.ts'

const CREATE = 'POST /api/recite/flashcard-sets/'
const MORE = 'More to choose from'
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  beMei()
  server = fakeServer({ [CREATE]: setOf('Cells') })
})

afterEach(() => {
  cleanup()
  clearSelection()
  studyStore.set(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const asked = (questions: readonly string[]) =>
  questions.map((question) => ({
    question,
    answer: 'Answer',
    source: `About ${question}`,
    cloze: null,
    times_studied: 0,
    is_correct: null,
  }))

async function choose(cards: readonly string[], suggestions: readonly string[]) {
  openSelection(
    {
      id: RUN_ID,
      detail: null,
      outcomes: new Map(),
      maker: { madeBy: 'built-in' },
      material: { content: 'The cell.', documentName: 'Cells.pdf', purpose: 'Summary', materialId: null },
    },
    asked(cards),
    asked(suggestions),
  )
  await openScreen(<ReciteScreen />, '/module/recite?view=select')
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
const tickedIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => checked)
const questionsSent = () =>
  (server.sent(CREATE).at(-1) as { selected_cards: { question: string }[] }).selected_cards.map(
    ({ question }) => question,
  )

test('stand below the cards in a section of their own, none of them ticked, and are counted beside the cards', async () => {
  await choose(['One', 'Two'], ['Three', 'Four'])
  expect(screen.getByRole('region', { name: MORE }).textContent).toContain(say('recite.suggestionsText'))
  expect(screen.queryByText(say('recite.nothingSure'))).toBeNull()
  expect(tickedIn('Generated flashcards')).toEqual([true, true])
  expect(tickedIn(MORE)).toEqual([false, false])
  expect(screen.getByText('2 of 2 selected')).toBeDefined()
  tick('Four')
  expect(screen.getByText('2 of 2 selected, and 1 suggestion')).toBeDefined()
  await press('Deselect All')
  expect(tickedIn(MORE)).toEqual([false, true])
  expect(screen.getByText('0 of 2 selected, and 1 suggestion')).toBeDefined()
  await press('Select All')
  expect(tickedIn(MORE)).toEqual([false, true])
})

test('that are ticked are kept after the cards; the others are not', async () => {
  await choose(['One', 'Two'], ['Three', 'Four'])
  tick('Four')
  tick('One')
  await press('Create Set')
  expect(questionsSent()).toEqual(['Two', 'Four'])
  expect(server.sent(CREATE).at(-1)).toMatchObject({ generation_id: RUN_ID })
  expect(selectionStore.get()).toBeNull()
})

test('alone are said to be what they are, and make a set once one is ticked', async () => {
  await choose([], ['Three', 'Four'])
  expect(screen.getByText(say('recite.nothingSure'))).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Generated flashcards' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Select All' })).toBeNull()
  expect(screen.getByText('0 of 2 suggestions selected')).toBeDefined()
  await press('Study Now')
  expect(screen.getByRole('alert').textContent).toBe(say('recite.noCardsSelected'))
  expect(server.sent(CREATE)).toEqual([])
  server.answer('POST /api/recite/flashcard-sets/5/study/', studyOf())
  tick('Three')
  expect(screen.getByText('1 of 2 suggestions selected')).toBeDefined()
  await press('Study Now')
  expect(questionsSent()).toEqual(['Three'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cells')
})

test.each([
  [['One'], [], 'All 1 generated flashcards are thrown away. What they cost is not given back.'],
  [
    ['One', 'Two'],
    ['Three'],
    'All 2 generated flashcards and 1 suggestion are thrown away. What they cost is not given back.',
  ],
  [[], ['Three', 'Four'], 'All 2 suggestions are thrown away. They cost nothing.'],
])('with %j and %j, discarding says what goes', async (cards, suggestions, warning) => {
  await choose(cards, suggestions)
  await press('Discard All')
  expect(screen.getByRole('alertdialog').textContent).toContain(warning)
})

test('what was laid out before there were any is still there to choose from', async () => {
  await choose(['One'], [])
  selectionStore.update((selection) => selection && { ...selection, suggestions: undefined })
  await pass(0)
  expect(screen.getByText('1 of 1 selected')).toBeDefined()
  tick('One')
  expect(screen.getByText('0 of 1 selected')).toBeDefined()
})

test('of which there are many are ticked one by one without changing the others, which are not drawn anew then', async () => {
  await choose(
    ['One'],
    Array.from({ length: 100 }, (_, index) => `Question ${index}`),
  )
  const boxes = document.querySelectorAll<HTMLInputElement>('section li input[type=checkbox]')
  expect(boxes).toHaveLength(100)
  const before = selectionStore.get()?.suggestions ?? []
  const box = boxes[7]
  if (box) fireEvent.click(box)
  const after = selectionStore.get()?.suggestions ?? []
  expect(after.flatMap((card, index) => (card === before[index] ? [] : [card.question]))).toEqual(['Question 7'])
})
