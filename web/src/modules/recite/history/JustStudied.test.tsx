import type { Flashcard } from '@lectern/contract/recite/shapes'
import type { ReviewItem } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { cardOf } from '../recite-ground.ts'
import { JustStudied } from './JustStudied.tsx'

const NOW = new Date('2026-11-23T10:00:00Z')
const minutesFromNow = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString()

const missedItem = (cardId: number, due_at: string | null): ReviewItem => ({
  ...{ id: 90 + cardId, kind: 'card', source_id: cardId, stage: 'learning', due_at, last_reviewed_at: null },
  ...{ review_count: 1, lapse_count: 0, is_suspended: false, is_leech: false, is_buried: false, flag: 0 },
  ...{ question: `Question ${cardId}`, answer: `Answer ${cardId}`, mode: 'recall', options: [], explanation: null },
  ...{ source: null, material_id: null, set: { id: 5, title: 'Cells' } },
  note: { kind: 'basic', question: `Question ${cardId}`, answer: `Answer ${cardId}`, part: 0, tags: [] },
})

const today = (dueCount: number, next_due_at: string | null) => ({
  ...{ date: '2026-11-23', ends_at: minutesFromNow(600), due_count: dueCount, new_count: 0, backlog_count: 0 },
  ...{ reviewed_count: 3, minutes_left: 1, next_due_at },
})

const summary = (missed: ReviewItem[], missedCount = missed.length) => ({
  ...{ answer_count: 3, right_count: 3 - missedCount, missed_count: missedCount, duration_ms: 9000 },
  ...{ next_due_at: null, due_tomorrow_count: 0, missed },
})

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Shows the end of a study of 3 cards in which those of `missedIds` were missed. */
async function end(
  missedIds: number[],
  answers: { today: object; summary: object },
  origin: Pick<Flashcard, 'material_id' | 'source'> = { material_id: null, source: null },
) {
  const server = fakeServer({
    'POST /api/materials/7/places/': { places: [{ page: 3, start: 120, end: 160 }], several: [[]] },
    'GET /api/review/today/': answers.today,
    'GET /api/review/summary/': answers.summary,
  })
  const studied = {
    ...{ title: 'Cells', cardCount: 3, seconds: 42, startedAt: '2026-11-23T09:55:00.000Z' },
    missed: missedIds.map((id) => cardOf(id, origin)),
  }
  await openScreen(<JustStudied studied={studied} onAgain={() => {}} />)
  await pass(0)
  return server
}

const noteOf = (question: string): string | null | undefined =>
  screen.getByText(question).closest('li')?.querySelector('p:last-child')?.textContent

test('cards that are in their learning steps are said to come back, each at its own time, though something is due', async () => {
  const server = await end([1, 2, 3], {
    today: today(2, null),
    summary: summary([
      missedItem(1, minutesFromNow(10)),
      missedItem(2, minutesFromNow(24 * 60)),
      missedItem(3, minutesFromNow(0)),
    ]),
  })
  expect(server.queries('GET /api/review/summary/')).toEqual([{ since: '2026-11-23T09:55:00.000Z' }])
  expect(screen.getByText('The first card that you missed comes back now.')).toBeDefined()
  fireEvent.click(screen.getByText('What you missed'))
  expect(['Question 1', 'Question 2', 'Question 3'].map(noteOf)).toEqual([
    'Comes back in 10 minutes.',
    'Comes back tomorrow.',
    'Comes back now.',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/review')
})

test('cards that come back together are said so once', async () => {
  await end([1, 2], {
    today: today(2, null),
    summary: summary([missedItem(1, minutesFromNow(10)), missedItem(2, minutesFromNow(10))]),
  })
  expect(screen.getByText('What you missed comes back in 10 minutes.')).toBeDefined()
})

test('a card comes back as the first of its parts does', async () => {
  await end([1], {
    today: today(1, null),
    summary: summary([missedItem(1, minutesFromNow(24 * 60)), missedItem(1, minutesFromNow(10))]),
  })
  expect(noteOf('Question 1')).toBe('Comes back in 10 minutes.')
})

test('a card without an answer comes back as before; where the server named only some, nothing is said of the others', async () => {
  const one = [missedItem(1, minutesFromNow(10))]
  const answers = { today: today(1, null), summary: summary(one) }
  await end([1, 2], answers)
  expect(noteOf('Question 2')).toBe('When it comes back has not changed.')
  cleanup()
  await end([1, 2], { ...answers, summary: summary(one, 2) })
  expect(screen.queryByText('When it comes back has not changed.')).toBeNull()
})

test('a missed card leads to its passage in the material, which is looked up once the list is open', async () => {
  const answers = { today: today(1, null), summary: summary([missedItem(1, null)]) }
  const server = await end([1], answers, { material_id: 7, source: 'A cell is a unit.' })
  expect(server.sent('POST /api/materials/7/places/')).toEqual([])
  const list = screen.getByText('What you missed').closest('details') as HTMLDetailsElement
  list.open = true
  fireEvent(list, new Event('toggle'))
  vi.useRealTimers()
  const way = await screen.findByRole('link', { name: 'Show in the Material of “Question 1”' })
  expect(way.getAttribute('href')).toMatch(/^\/library\/7\b/)
})

test('with nothing missed and nothing due it says when the next cards come back, and leads on', async () => {
  await end([], { today: today(0, minutesFromNow(24 * 60)), summary: summary([]) })
  const shown = within(screen.getByRole('region', { name: 'How this session went' }))
  expect(shown.getByText('The next cards come back tomorrow.')).toBeDefined()
  expect(shown.getByRole('link', { name: 'Back to Modules' }).getAttribute('href')).toBe('/')
})
