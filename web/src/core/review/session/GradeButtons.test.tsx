import type { QueuedItem } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../account/signed-in-ground.tsx'
import { GradeButtons } from './GradeButtons.tsx'
import type { Review } from './use-review.ts'
import { useReviewShortcuts } from './use-review-shortcuts.ts'

const minutes = (count: number) => ({ unit: 'minutes', count }) as const
const days = (count: number) => ({ unit: 'days', count }) as const
const CARD = {
  id: 1,
  mode: 'recall',
  intervals: { again: minutes(1), hard: minutes(6), good: days(3), easy: days(45) },
} as QueuedItem

const deeds = {
  ...{ undo: vi.fn(), reveal: vi.fn(), grade: vi.fn(), toggleFlag: vi.fn(), bury: vi.fn(), suspend: vi.fn() },
}
const onEdit = vi.fn()
beforeEach(() => {
  for (const deed of [...Object.values(deeds), onEdit]) deed.mockClear()
})
afterEach(cleanup)

async function show(grades: 2 | 4, showsIntervals = true) {
  const about = { card: CARD, grades, showsIntervals, isFirst: false, isRevealed: true }
  await openScreen(<GradeButtons {...about} onReveal={deeds.reveal} onGrade={deeds.grade} />)
  return within(screen.getByRole('group', { name: 'How well did you know it?' })).getAllByRole('button')
}

test('four grades stand side by side, each with the time after which the card would come back', async () => {
  const buttons = await show(4)
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Again .*1 min$/),
    expect.stringMatching(/^Hard .*6 min$/),
    expect.stringMatching(/^Good .*3 days$/),
    expect.stringMatching(/^Easy .*1\.5 mths$/),
  ])
  for (const button of buttons) fireEvent.click(button)
  expect(deeds.grade.mock.calls).toEqual([[1], [2], [3], [4]])
})

test('who wishes for two grades has Again and Good', async () => {
  const buttons = await show(2)
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Again .*1 min$/),
    expect.stringMatching(/^I knew it .*3 days$|3 days$/),
  ])
  for (const button of buttons) fireEvent.click(button)
  expect(deeds.grade.mock.calls).toEqual([[1], [3]])
})

test('the intervals can be hidden', async () => {
  for (const { textContent } of await show(4, false)) expect(textContent).not.toMatch(/min|day|mth/)
})

function Keys({ grades, review = {} }: { grades: 2 | 4; review?: Partial<Review> }) {
  const shown = { phase: 'reviewing', card: CARD, isRevealed: true, ...deeds, ...review } as Review
  useReviewShortcuts({ review: shown, grades, isEnabled: true, onEdit })
  return null
}
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

test('1 to 4 grade a card that lies open, in their order', () => {
  render(<Keys grades={4} />)
  press('1', '2', '3', '4')
  expect(deeds.grade.mock.calls).toEqual([[1], [2], [3], [4]])
})

test('of two grades 2 is Good, and 3 and 4 are none', () => {
  render(<Keys grades={2} />)
  press('1', '2', '3', '4')
  expect(deeds.grade.mock.calls).toEqual([[1], [3]])
})

test('a card that lies face down takes no grade', () => {
  render(<Keys grades={4} review={{ isRevealed: false }} />)
  press('2', '3', ' ')
  expect(deeds.grade).not.toHaveBeenCalled()
  expect(deeds.reveal).toHaveBeenCalledOnce()
})

test('B puts off, F flags, S sets aside, E edits and Z undoes', () => {
  render(<Keys grades={4} />)
  for (const [key, deed] of [
    ['b', deeds.bury],
    ['f', deeds.toggleFlag],
    ['s', deeds.suspend],
    ['e', onEdit],
    ['z', deeds.undo],
  ] as const) {
    press(key)
    expect(deed, key).toHaveBeenCalledOnce()
  }
})

test('at the end of a review Z alone does something', () => {
  render(<Keys grades={4} review={{ phase: 'finished', card: undefined }} />)
  press('b', 'f', 's', 'e', '3', 'z')
  expect([deeds.bury, deeds.toggleFlag, deeds.suspend, onEdit, deeds.grade].map(({ mock }) => mock.calls)).toEqual(
    Array.from({ length: 5 }, () => []),
  )
  expect(deeds.undo).toHaveBeenCalledOnce()
})
