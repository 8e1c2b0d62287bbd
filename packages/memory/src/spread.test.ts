import type { EasyDay, Grade } from '@lectern/domain/review'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScheduler, type Memory, NEW_MEMORY } from './scheduler.ts'
import { type Load, spanOf, spreadOutcomes } from './spread.ts'

const scheduler = createScheduler()
const EMPTY: Load = { dueOn: () => 0, easyDays: [], holidays: new Set() }
const learned = (stability: number, lastDay: number): Memory => ({
  ...NEW_MEMORY,
  stage: 'review',
  stability,
  difficulty: 5,
  reps: 4,
  lastDay,
})
const anyMemory = fc.record({
  stability: fc.double({ min: 0.5, max: 3000, noNaN: true }),
  late: fc.integer({ min: 0, max: 400 }),
})

describe('Intervals', () => {
  test('stay as ts-fsrs reckons them where every day is empty', () => {
    fc.assert(
      fc.property(anyMemory, ({ stability, late }) => {
        const memory = learned(stability, 1000 - late)
        const outcomes = scheduler.outcomes(memory, 1000)
        expect(spreadOutcomes(outcomes, memory, 1000, EMPTY)).toEqual(outcomes)
      }),
    )
  })

  test('stay within the span of their fuzz, and a better grade never comes back sooner', () => {
    fc.assert(
      fc.property(anyMemory, fc.array(fc.nat(50), { minLength: 31, maxLength: 31 }), ({ stability, late }, counts) => {
        const memory = learned(stability, 1000 - late)
        const outcomes = scheduler.outcomes(memory, 1000)
        const load = { ...EMPTY, dueOn: (day: number) => counts[day % 31] ?? 0 }
        const spread = spreadOutcomes(outcomes, memory, 1000, load)
        let sooner = 0
        for (const grade of [2, 3, 4] satisfies Grade[]) {
          const days = spread[grade].wait.count
          const { fromDays, toDays } = spanOf(outcomes[grade].wait.count, late)
          expect(days).toBeGreaterThan(sooner)
          expect(days).toBeGreaterThanOrEqual(fromDays)
          expect(days).toBeLessThanOrEqual(Math.max(toDays, sooner + 1))
          sooner = days
        }
      }),
    )
  })

  test('of a hundred cards that are learned alike fill the days evenly', () => {
    const memory = learned(30, 970)
    const due = new Map<number, number>()
    const load = { ...EMPTY, dueOn: (day: number) => due.get(day) ?? 0 }
    for (let card = 0; card < 100; card += 1) {
      const { wait } = spreadOutcomes(scheduler.outcomes(memory, 1000), memory, 1000, load)[2]
      due.set(1000 + wait.count, (due.get(1000 + wait.count) ?? 0) + 1)
    }
    const wished = scheduler.outcomes(memory, 1000)[2].wait.count
    const { fromDays, toDays } = spanOf(wished, 30)
    expect(due.size).toBe(toDays - fromDays + 1)
    expect(Math.max(...due.values()) - Math.min(...due.values())).toBeLessThanOrEqual(1)
  })

  test('avoid days that the student wants easy, and holidays more', () => {
    const memory = learned(30, 970)
    const outcomes = scheduler.outcomes(memory, 1000)
    const wished = outcomes[2].wait.count
    const easyDays = Array.from({ length: 7 }, (): EasyDay => 'minimum')
    // 1970-01-01 was a Thursday: the day after the wished one stays usual.
    easyDays[(1000 + wished + 1 + 3) % 7] = 'normal'
    expect(spreadOutcomes(outcomes, memory, 1000, { ...EMPTY, easyDays })[2].wait.count).toBe(wished + 1)
    const holidays = new Set([1000 + wished])
    expect(spreadOutcomes(outcomes, memory, 1000, { ...EMPTY, holidays })[2].wait.count).not.toBe(wished)
  })

  test('of the learning steps are never moved', () => {
    const outcomes = scheduler.outcomes(NEW_MEMORY, 1000)
    const crowded = { ...EMPTY, dueOn: () => 500 }
    expect(spreadOutcomes(outcomes, NEW_MEMORY, 1000, crowded)[1].wait).toEqual({ unit: 'minutes', count: 1 })
  })
})
