import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../account/signed-in-ground.tsx'
import type { ReviewStats } from '../api.ts'
import { ProgressScreen } from './ProgressScreen.tsx'

const TODAY = '2026-11-23'
const STATS: ReviewStats = {
  due_by_day: [
    { date: TODAY, count: 4 },
    { date: '2026-11-24', count: 0 },
    { date: '2026-11-25', count: 7 },
  ],
  retention: { wished: 0.9, measured: 0.84, answer_count: 50 },
  days: [
    { date: '2026-10-01', answer_count: 9, new_count: 3, minutes: 31 },
    { date: '2026-11-20', answer_count: 12, new_count: 5, minutes: 6.4 },
    { date: '2026-11-22', answer_count: 30, new_count: 0, minutes: 8.2 },
  ],
  days_studied_this_month: 5,
  free_days_this_month: ['2026-11-21'],
  cards: { new: 5, learning: 3, young: 20, mature: 11, suspended: 1 },
}
const SCORES = {
  modules: [
    {
      module: 'exam',
      scores: [
        { at: '2026-11-02T12:00:00Z', title: 'Cells', score: 20, most: 40 },
        { at: '2026-11-09T12:00:00Z', title: 'Leaves', score: 30, most: 40 },
      ],
    },
  ],
}

/** Every call that holds the screen up is answered. */
const layServer = (answers: Record<string, unknown> = {}) =>
  fakeServer({
    'GET /api/review/today/': refusal(404, 'not_found', 'None.'),
    'GET /api/review/stats/': STATS,
    'GET /api/review/scores/': SCORES,
    ...answers,
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T10:00:00Z`), toFake: ['Date'] })
  beMei()
  layServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What stands under a heading. */
async function panel(name: string | RegExp) {
  const found = (await screen.findByRole('heading', { name })).closest('section')
  if (!found) throw new Error(`There is no panel ${name}`)
  return found
}
/** The cells of the table in a panel, row by row; a folded one as well. */
const rowsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
/** How much of its plot each bar takes. */
const barsIn = (place: HTMLElement, side: 'width' | 'height') =>
  [...within(place).getByRole('img').querySelectorAll('rect')].map((bar) => Number(bar.getAttribute(side)))

test('what is due in the next days is a plot that says its sum, with a table of the same days', async () => {
  await openScreen(<ProgressScreen />)
  const place = await panel('Due in the next 3 days')
  expect(within(place).getByRole('img').getAttribute('aria-label')).toBe(
    '11 cards come back; the fullest day is 25 Nov with 7.',
  )
  expect(barsIn(place, 'height')).toEqual([expect.closeTo((4 / 7) * 120), 0, 120])
  expect(rowsIn(place)).toEqual([
    ['23 Nov', '4'],
    ['24 Nov', '0'],
    ['25 Nov', '7'],
  ])
})

test('cards that are due and new are told apart from those of which it is known when they come back', async () => {
  const { cards } = STATS
  const note = async () => (await panel('Due in the next 3 days')).querySelector('p')?.textContent
  await openScreen(<ProgressScreen />)
  expect(await note()).toBe(
    '11 cards come back; the fullest day is 25 Nov with 7. 5 new cards are not counted here until you have answered them.',
  )
  cleanup()
  const none = STATS.due_by_day.map((day) => ({ ...day, count: 0 }))
  layServer({ 'GET /api/review/stats/': { ...STATS, due_by_day: none, cards: { ...cards, new: 20 } } })
  await openScreen(<ProgressScreen />)
  expect(await note()).toBe(
    'None of the cards you have learned comes back in this time. 20 new cards are not counted here until you have answered them.',
  )
})

test('the cards by stage are a plot of their parts, with a table of the same figures', async () => {
  await openScreen(<ProgressScreen />)
  const place = await panel('Your cards')
  expect(within(place).getByRole('img').getAttribute('aria-label')).toBe(
    '40 cards: 5 new, 3 learning, 20 young, 11 mature, 1 set aside.',
  )
  expect(barsIn(place, 'width')).toEqual([5, 3, 20, 11, 1].map((count) => expect.closeTo(count / 40)))
  expect(rowsIn(place)).toEqual([
    ['New', '5'],
    ['Learning', '3'],
    ['Young', '20'],
    ['Mature', '11'],
    ['Set aside', '1'],
  ])
})

test('a student without cards sees an empty bar', async () => {
  const cards = { new: 0, learning: 0, young: 0, mature: 0, suspended: 0 }
  layServer({ 'GET /api/review/stats/': { ...STATS, cards }, 'GET /api/review/scores/': { modules: [] } })
  await openScreen(<ProgressScreen />)
  expect(barsIn(await panel('Your cards'), 'width')).toEqual([0, 0, 0, 0, 0])
})

test('what is missing is said once, and asked for all together', async () => {
  const failed = refusal(400, 'invalid', 'Not now.')
  const server = layServer({ 'GET /api/review/scores/': failed, 'GET /api/review/exams/': failed })
  await openScreen(<ProgressScreen />)
  const again = within(await screen.findByRole('alert'))
  expect(again.getByText('Part of this page could not be loaded.')).toBeDefined()
  server.answer('GET /api/review/scores/', SCORES)
  server.answer('GET /api/review/exams/', { exams: [] })
  fireEvent.click(again.getByRole('button', { name: 'Try again' }))
  expect(await panel('Exam scores')).toBeDefined()
  expect(await panel('Exams')).toBeDefined()
})

test('the year is a plot with a day a cell, and a table of the days with answers, newest first', async () => {
  await openScreen(<ProgressScreen />)
  const place = await panel('The last year')
  const plot = within(place).getByRole('img')
  expect(plot.getAttribute('aria-label')).toMatch(/51/)
  const cells = [...plot.querySelectorAll('rect')].map((cell) => [cell.textContent, cell.getAttribute('class')])
  // 23 November 2026 is a Monday: 52 whole weeks before it.
  expect(cells).toHaveLength(52 * 7 + 1)
  expect(cells.filter(([, look]) => look?.startsWith('fill-accent'))).toEqual([
    [expect.stringContaining('1 October 2026'), 'fill-accent/25'],
    [expect.stringContaining('20 November 2026'), 'fill-accent/50'],
    [expect.stringContaining('22 November 2026'), 'fill-accent/75'],
  ])
  expect(rowsIn(place)).toEqual([
    ['22 November 2026', '30', '0', '8'],
    ['20 November 2026', '12', '5', '6'],
    ['1 October 2026', '9', '3', '31'],
  ])
})

test('scores are a plot a module over time, with a table of what was marked', async () => {
  await openScreen(<ProgressScreen />)
  const place = await panel(/exam/i)
  expect(within(place).getByRole('img').getAttribute('aria-label')).toMatch(/75%.*63%/)
  expect(barsIn(place, 'height')).toEqual([60, 90])
  expect(rowsIn(place)).toEqual([
    ['2 Nov', expect.stringMatching(/20.*40.*Cells/)],
    ['9 Nov', expect.stringMatching(/30.*40.*Leaves/)],
  ])
})

test('what was remembered is said against what was wished, with the days and the minutes of this month', async () => {
  await openScreen(<ProgressScreen />)
  const place = await panel('Remembered')
  expect(place.textContent).toMatch(/84%.*50.*90%/)
  const figures = [...place.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(figures).toEqual([expect.stringContaining('84%'), expect.stringContaining('5'), expect.stringContaining('15')])
})
