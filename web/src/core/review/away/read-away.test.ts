import type { Grade } from '@lectern/domain/review'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, MEI } from '../../account/signed-in-ground.tsx'
import { reviewOutbox } from '../outbox.ts'
import { aheadItem, aheadOf, deedAt, forgetWaiting, memoryDatabase } from './away-ground.ts'
import { takeAlong } from './kept-cards.ts'
import { queueAway, summaryAway, todayAway } from './read-away.ts'

const memory = vi.hoisted(() => ({ current: null as unknown as ReturnType<typeof memoryDatabase> }))
vi.mock('./away-database.ts', () => ({ awayDatabaseOf: () => memory.current.database }))

const HANDED_OUT = '2026-12-01T10:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(HANDED_OUT) })
  memory.current = memoryDatabase()
  localStorage.clear()
  beMei()
})
afterEach(() => {
  forgetWaiting()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Takes cards along; from then on the server does not answer. */
async function goAway(...[items, settings]: [ReturnType<typeof aheadItem>[], Parameters<typeof aheadOf>[2]?]) {
  fakeServer({ 'GET /api/review/ahead/': aheadOf(HANDED_OUT, items, settings) })
  expect(await takeAlong(MEI.email)).toHaveLength(items.length)
}
const shown = async () => (await queueAway(MEI.email, undefined))?.items.map(({ id }) => id)
let deedCount = 0
function answer(itemId: number, grade: Grade) {
  const clientId = `deed-${++deedCount}`
  const at = new Date().toISOString()
  reviewOutbox.add(deedAt(clientId, at, itemId, { kind: 'answer', grade, durationMs: 4000 }))
  return clientId
}

test('three days without a network have a card each, from four o’clock on, by what was done on the days before', async () => {
  await goAway([aheadItem(1), aheadItem(2), aheadItem(3), aheadItem(4)], { new_per_day: 1 })
  for (const [at, id] of [1, 2, 3].entries()) {
    const day = `2026-12-0${1 + at}`
    expect(await todayAway(MEI.email)).toMatchObject({ date: day, due_count: 0, new_count: 1, reviewed_count: 0 })
    expect(await shown()).toEqual([id])
    answer(id, 4)
    expect(await shown()).toEqual([])
    expect(await todayAway(MEI.email)).toMatchObject({ date: day, new_count: 0, reviewed_count: 1 })
    vi.setSystemTime(new Date(`2026-12-0${2 + at}T03:59:59Z`))
    expect(await shown()).toEqual([])
    vi.setSystemTime(new Date(`2026-12-0${2 + at}T04:00:00Z`))
  }
  expect(await shown()).toEqual([4])
})

test('a card that was missed comes back after its learning step, and a learned one on the day that its button said', async () => {
  await goAway([aheadItem(1)])
  answer(1, 1)
  expect((await queueAway(MEI.email, undefined))?.items[0]).toMatchObject({ id: 1, stage: 'learning', review_count: 1 })
  vi.advanceTimersByTime(61_000)
  const [card] = (await queueAway(MEI.email, undefined))?.items ?? []
  const wait = card!.intervals.easy
  expect(wait.unit).toBe('days')
  answer(1, 4)
  const back = Date.parse('2026-12-01T04:00:00Z') + wait.count * 86_400_000
  expect((await queueAway(MEI.email, undefined))?.next_due_at).toBe(new Date(back).toISOString())
  vi.setSystemTime(back - 1)
  expect(await shown()).toEqual([])
  vi.setSystemTime(back)
  expect(await shown()).toEqual([1])
})

test('what was taken back was never done, and what was edited asks anew, by its last words', async () => {
  await goAway([aheadItem(1), aheadItem(2)])
  const undoes = answer(1, 4)
  expect(await shown()).toEqual([2])
  reviewOutbox.add(deedAt('undo', HANDED_OUT, 1, { kind: 'undo', undoes }))
  expect(await shown()).toEqual([1, 2])
  for (const [at, question] of ['later', 'first'].entries())
    reviewOutbox.add(
      deedAt(`edit-${at}`, `2026-12-01T10:0${2 - at}:00Z`, 2, { kind: 'edit', cardId: 2, edit: { question } }),
    )
  const items = (await queueAway(MEI.email, undefined))?.items
  expect(items?.map(({ question }) => question)).toEqual(['Question 1', 'later'])
  expect(items?.[1]?.answer).toBe('Answer 2')
})

test('a clock that runs behind does not take the cards back to before they were handed out', async () => {
  await goAway([aheadItem(1, { stage: 'learning', due_at: '2026-12-01T09:59:00Z', stability: 2, difficulty: 5 })])
  vi.setSystemTime(new Date('2026-11-28T10:00:00Z'))
  expect(await todayAway(MEI.email)).toMatchObject({ date: '2026-12-01', due_count: 1 })
  expect(await shown()).toEqual([1])
})

test('the summary counts each card by its first answer, what was sent already among them', async () => {
  await goAway([aheadItem(1), aheadItem(2)])
  const sent = deedAt('sent', HANDED_OUT, 1, { kind: 'answer', grade: 1, durationMs: 5000 })
  await memory.current.database.put('deeds', sent)
  vi.advanceTimersByTime(61_000)
  const ids = new Set(['sent', answer(1, 3), answer(2, 4)])
  const summary = await summaryAway(MEI.email, ids)
  expect(summary).toMatchObject({ answer_count: 3, right_count: 1, missed_count: 1, duration_ms: 13_000 })
  expect(summary?.missed.map(({ id }) => id)).toEqual([1])
})
