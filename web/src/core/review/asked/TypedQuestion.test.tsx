import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, noNetwork, openScreen, pass } from '../../account/signed-in-ground.tsx'
import { AskedItem } from '../session/AskedItem.tsx'
import { queuedCard } from '../session/queued-card-ground.ts'
import type { Review } from '../session/use-review.ts'
import { compareTyped } from './compare.ts'

const COMPARE = 'POST /api/review/compare/'
const CARD = queuedCard(1, { mode: 'typed', question: 'The smallest unit of life?', answer: 'the cell' })
const SETTINGS = { grade_buttons: 4, shows_intervals: true } as const
const grade = vi.fn()
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = fakeServer({ [COMPARE]: noNetwork })
})
afterEach(() => {
  cleanup()
  grade.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function type(typed: string, settings: Parameters<typeof AskedItem>[0]['settings'] = SETTINGS) {
  const review = { card: CARD, isRevealed: false, hasAnswered: false, reveal: vi.fn(), grade } as unknown as Review
  await openScreen(<AskedItem card={CARD} review={review} settings={settings} hasKeys />)
  const box = screen.getByLabelText('Your answer')
  fireEvent.change(box, { target: { value: typed } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await pass(0)
}
const gradeNames = () =>
  within(screen.getByRole('group', { name: 'How well did you know it?' }))
    .getAllByRole('button')
    .map(({ textContent }) => /^\w+/.exec(textContent)?.[0])
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('without a network an equal answer is right, none is wrong, and any other is for its student to judge', async () => {
  expect(await compareTyped(1, ' The  cell ', 'the cell')).toMatchObject({ verdict: 'same', rating: 3 })
  expect(await compareTyped(1, ' ', 'the cell')).toMatchObject({ verdict: 'different', rating: 1 })
  for (const typed of ['a cell', 'the cel', 'chlorophyll'])
    expect(await compareTyped(1, typed, 'the cell')).toEqual({ verdict: 'unsure', rating: null, ideas: [] })
})

test('an answer that nobody can tell is graded by its student: Enter passes over nothing, and there is nothing to object to', async () => {
  await type('a cell')
  expect(server.sent(COMPARE)).toEqual([{ item_id: 1, answer: 'a cell' }])
  expect(screen.getByText('Judge for yourself: how well did you know it?')).toBeDefined()
  expect(gradeNames()).toEqual(['Again', 'Hard', 'Good', 'Easy'])
  for (const key of ['Enter', ' ', 'r']) press(key)
  expect(grade).not.toHaveBeenCalled()
  press('2')
  expect(grade.mock.calls).toEqual([[2]])
})

test('what the server cannot tell either is graded so, by the two grades and without the intervals where those are wished', async () => {
  server.answer(COMPARE, { verdict: 'unsure', rating: null, ideas: [] })
  await type('a cell', { grade_buttons: 2, shows_intervals: false })
  const [again, known] = within(screen.getByRole('group', { name: 'How well did you know it?' })).getAllByRole('button')
  expect(gradeNames()).toHaveLength(2)
  expect(`${again?.textContent} ${known?.textContent}`).not.toMatch(/min|day/)
  press('2')
  expect(grade.mock.calls).toEqual([[3]])
})
