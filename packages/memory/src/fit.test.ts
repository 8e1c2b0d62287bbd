import { describe, expect, test } from 'vitest'
import { type History, laterFrom, meanLogLoss, trainingItems } from './fit.ts'
import { DEFAULT_WEIGHTS } from './scheduler.ts'
import { DAY_MS } from './study-day.ts'

const answered = (day: number, grade: 1 | 2 | 3 | 4) => ({ atMs: day * DAY_MS, day, grade })

describe('Fitting', () => {
  test('holds the last fifth of all answers back, by their time', () => {
    const histories = [
      Array.from({ length: 5 }, (_, day) => answered(day, 3)),
      [5, 6, 7, 8, 9].map((day) => answered(day, 3)),
    ]
    expect(laterFrom(histories) / DAY_MS).toBe(8)
  })

  test('learns from answers on later days alone, with all before them, in the order of their time', () => {
    const histories: History[] = [
      [answered(1, 1), answered(1, 3), answered(4, 3), answered(20, 1)],
      [answered(2, 4), answered(3, 2)],
    ]
    expect(trainingItems(histories, 20 * DAY_MS)).toEqual([
      [
        { grade: 4, elapsedDays: 0 },
        { grade: 2, elapsedDays: 1 },
      ],
      [
        { grade: 1, elapsedDays: 0 },
        { grade: 3, elapsedDays: 0 },
        { grade: 3, elapsedDays: 3 },
      ],
    ])
  })

  test('measures -ln of what was foretold, and says nothing of answers on one day', () => {
    // Good on a new card leaves it with the stability w[2]; after so many days 0.9 is remembered, by the meaning of stability.
    const stability = 10
    const weights = [...DEFAULT_WEIGHTS]
    weights[2] = stability
    const history = (grade: 1 | 3) => [[answered(0, 3), answered(0, 3), answered(100, grade)]]
    expect(meanLogLoss([[answered(0, 3), answered(stability, 3)]], weights, 1)).toBeCloseTo(-Math.log(0.9), 6)
    expect(meanLogLoss([[answered(0, 3), answered(stability, 1)]], weights, 1)).toBeCloseTo(-Math.log(0.1), 6)
    expect(meanLogLoss(history(3), weights, 101 * DAY_MS)).toBeNull()
    expect(meanLogLoss([[answered(0, 3), answered(0, 1)]], null, 0)).toBeNull()
  })
})
