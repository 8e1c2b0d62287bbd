import { MISTAKE_WAIT_DAYS } from '@lectern/domain/review'
import { expect, test } from 'vitest'
import { mistakeScheduler } from './mistakes.ts'
import { type ItemEvent, replay } from './replay.ts'
import { NEW_MEMORY } from './scheduler.ts'

const at = (day: number, hour: number): Pick<ItemEvent, 'at' | 'day' | 'clientId'> => ({
  at: new Date((day * 24 + hour) * 3_600_000),
  day,
  clientId: `${day} ${hour}`,
})
const miss = (day: number, hour = 12): ItemEvent => ({ ...at(day, hour), kind: 'miss' })
const said = (day: number, grade: 1 | 3, hour = 13): ItemEvent => ({
  ...at(day, hour),
  kind: 'review',
  source: 'review',
  grade,
})
const waitAfter = (...events: ItemEvent[]) => {
  const { last } = replay(events, mistakeScheduler)
  return last && mistakeScheduler.answer(last.before, last.day, last.grade).wait
}

const TOMORROW = { unit: 'days', count: 1 }
const LATER = { unit: 'days', count: MISTAKE_WAIT_DAYS }
const DONE = { unit: 'never', count: 0 }

test('what was missed comes back the day after, and some days after it was right', () => {
  expect(waitAfter(miss(10))).toEqual(TOMORROW)
  expect(waitAfter(miss(10), said(11, 3))).toEqual(LATER)
})

test('it is done once it was right on two days, and not by being right twice on one', () => {
  expect(waitAfter(miss(10), said(11, 3), said(14, 3))).toEqual(DONE)
  expect(waitAfter(miss(10), said(11, 3, 13), said(11, 3, 14))).toEqual(LATER)
})

test('missing it again, in a review or elsewhere, begins it over', () => {
  expect(waitAfter(miss(10), said(11, 3), said(14, 1))).toEqual(TOMORROW)
  expect(waitAfter(miss(10), said(11, 3), said(14, 1), said(15, 3))).toEqual(LATER)
  expect(waitAfter(miss(10), said(11, 3), said(14, 3), miss(20))).toEqual(TOMORROW)
})

test('days that run backwards count as the one before', () => {
  const { memory } = mistakeScheduler.answer({ ...NEW_MEMORY, step: 1, lastDay: 12 }, 10, 3)
  expect(memory).toMatchObject({ step: 1, lastDay: 12 })
})

test('answers of reviews set it aside when it is missed too often, misses elsewhere do not', () => {
  const often = Array.from({ length: 8 }, (_, index) => said(11 + index, 1))
  expect(replay([miss(10), ...often], mistakeScheduler).state).toMatchObject({ isLeech: true, isSuspended: true })
  const elsewhere = Array.from({ length: 12 }, (_, index) => miss(11 + index))
  expect(replay(elsewhere, mistakeScheduler).state.isSuspended).toBe(false)
})
