import { describe, expect, test } from 'vitest'
import { leaveOut, newPerDayUntil, planExam } from './exam-plan.ts'
import { type Deck, foresee, rememberedIfLeft } from './foresee.ts'
import { createScheduler, type Memory } from './scheduler.ts'

const TODAY = 20_000
const HABITS = { today: TODAY, days: 60, newPerDay: 10, retention: 0.9, weights: null }

const learned = (stability: number, dueIn: number, lastAgo = 5): Memory & { dueDay: number } => ({
  stage: 'review',
  stability,
  difficulty: 5,
  step: 0,
  reps: 3,
  lapses: 0,
  lastDay: TODAY - lastAgo,
  dueDay: TODAY + dueIn,
})
const deckOf = (count: number, newCount = 0): Deck => ({
  learned: Array.from({ length: count }, (_, place) => learned(5 + (place % 40), place % 20)),
  learnedCount: count,
  newCount,
})

describe('Foreseeing', () => {
  test('asks more of who wishes to remember more, and gives it', () => {
    const foreseen = [0.7, 0.8, 0.9, 0.97].map((retention) =>
      foresee(deckOf(200, 100), { ...HABITS, days: 180, retention }),
    )
    for (const [index, one] of foreseen.slice(1).entries()) {
      expect(one.answersPerDay).toBeGreaterThan(foreseen[index]!.answersPerDay)
      expect(one.remembered).toBeGreaterThan(foreseen[index]!.remembered)
    }
    expect(foresee(deckOf(200, 100), HABITS).remembered).toBeGreaterThan(0.9)
  })

  test('takes some cards for many, and says the same each time', () => {
    const one = foresee(deckOf(200), HABITS)
    const tenfold = foresee({ ...deckOf(200), learnedCount: 2000 }, HABITS)
    expect(tenfold.answersPerDay).toBeCloseTo(one.answersPerDay * 10, 6)
    expect(tenfold.remembered).toBeCloseTo(one.remembered, 6)
    expect(tenfold.cardCount).toBe(2000)
    expect(foresee(deckOf(200), HABITS)).toEqual(one)
  })

  test('agrees with reviewing card by card, within what draws differ', () => {
    // A card that comes up when 0.9 is remembered, answered as it is asked: nine of ten answers are right.
    const scheduler = createScheduler()
    let [asked, remembered] = [0, 0]
    for (let card = 0; card < 300; card += 1) {
      let memory: Memory = learned(10, 0, 10)
      let day = TODAY
      while (day < TODAY + 60) {
        const probability = scheduler.retrievability(memory, day) ?? 0
        asked += 1
        remembered += probability
        const { memory: next, wait } = scheduler.answer(memory, day, 3)
        memory = next
        day += wait.unit === 'days' ? wait.count : 1
      }
    }
    expect(remembered / asked).toBeCloseTo(0.9, 1)
    const deck = { learned: Array.from({ length: 300 }, () => learned(10, 0, 10)), learnedCount: 300, newCount: 0 }
    const foreseen = foresee(deck, HABITS)
    // Forgotten cards come back more often than these, which never are.
    expect(foreseen.answersPerDay).toBeGreaterThan(asked / 60)
    expect(foreseen.answersPerDay).toBeLessThan((asked / 60) * 2)
  })

  test('of nothing is nothing', () => {
    expect(foresee({ learned: [], learnedCount: 0, newCount: 0 }, HABITS)).toEqual({
      answersPerDay: 0,
      remembered: 0,
      cardCount: 0,
    })
    expect(rememberedIfLeft({ learned: [], learnedCount: 0, newCount: 0 }, TODAY, null)).toBe(0)
    expect(rememberedIfLeft({ ...deckOf(0), learned: [learned(10, 0, 0)] }, TODAY + 10, null)).toBeCloseTo(0.9, 6)
  })
})

describe('A plan for an exam', () => {
  const wishes = { today: TODAY, examDay: TODAY + 21, retention: 0.9, weights: null, paceMs: 10_000 }

  test('has every card seen before the last day', () => {
    expect(newPerDayUntil(100, 21)).toBe(5)
    expect(newPerDayUntil(100, 1)).toBe(100)
    expect(newPerDayUntil(0, 21)).toBe(0)
    const plan = planExam(deckOf(50, 100), wishes, null)
    expect(plan).toMatchObject({ newPerDay: 5, newCount: 100, cardCount: 150 })
    expect(plan.remembered).toBeGreaterThan(0.85)
  })

  test('leaves out just as many new cards as the minutes ask for', () => {
    const deck = deckOf(50, 300)
    const whole = planExam(deck, wishes, null)
    const short = planExam(deck, wishes, whole.minutesPerDay / 2)
    expect(short.newCount).toBeLessThan(300)
    expect(short.newCount).toBeGreaterThan(0)
    expect(short.minutesPerDay).toBeLessThanOrEqual(whole.minutesPerDay / 2)
    expect(planExam(deck, wishes, whole.minutesPerDay).newCount).toBe(300)
    expect(planExam(deck, wishes, 0).newCount).toBe(0)
  })

  test('of an exam that is today is what can be done today', () => {
    const today = { ...wishes, examDay: TODAY }
    const deck = { learned: [learned(20, 3), learned(20, -1), learned(3, 0)], learnedCount: 30, newCount: 12 }
    const whole = planExam(deck, today, null)
    // 12 new ones asked twice and a half, and 20 that are due, some of them twice.
    expect(whole.minutesPerDay).toBeGreaterThan((12 * 2.5 + 20) / 6)
    expect(whole.minutesPerDay).toBeLessThan((12 * 2.5 + 40) / 6)
    const sits = createScheduler().retrievability(learned(20, 3), TODAY) ?? 0
    expect(whole).toMatchObject({ newCount: 12, newPerDay: 12, cardCount: 42 })
    expect(whole.remembered).toBeCloseTo((12 + 20 + 10 * sits) / 42, 9)
    const short = planExam(deck, today, whole.minutesPerDay - 2)
    expect(short).toMatchObject({ newCount: 7, cardCount: 37 })
    expect(short.minutesPerDay).toBeLessThanOrEqual(whole.minutesPerDay - 2)
    // What is due cannot be left out.
    expect(planExam(deck, today, 1)).toMatchObject({ newCount: 0, cardCount: 30 })
    expect(planExam(deckOf(0), today, null)).toMatchObject({ minutesPerDay: 0, remembered: 0, cardCount: 0 })
  })

  test('leaves out what is asked about anyway, then what comes last', () => {
    const fresh = ['a', 'a', null, 'b', null, 'a'].map((siblingKey, id) => ({ id, siblingKey }))
    expect(leaveOut(fresh, 4).map(({ id }) => id)).toEqual([1, 5])
    expect(leaveOut(fresh, 2).map(({ id }) => id)).toEqual([3, 4, 1, 5])
    expect(leaveOut(fresh, 6)).toEqual([])
  })
})
