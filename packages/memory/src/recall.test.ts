import { describe, expect, test } from 'vitest'
import { recallOn } from './recall.ts'
import { createScheduler, type Memory, NEW_MEMORY } from './scheduler.ts'

const TODAY = 20_000
const scheduler = createScheduler()
const learned = (about: Partial<Memory> = {}): Memory => ({
  ...{ stage: 'review', stability: 10, difficulty: 5, step: 0, reps: 3, lapses: 0, lastDay: TODAY },
  ...about,
})
const stateOf = (memory: Memory, daysOn: number, wished = 0.9) =>
  recallOn(TODAY + daysOn, { kind: 'card', memory, dueDay: TODAY + 10 }, scheduler, wished).state

describe('What is remembered on a day', () => {
  test('is strong as long as it is remembered as wished, and fades from then on', () => {
    // Stability is the days until 0.9 is left.
    expect([0, 9, 11, 60].map((day) => stateOf(learned(), day))).toEqual(['strong', 'strong', 'fading', 'fading'])
    expect([stateOf(learned(), 11, 0.7), stateOf(learned(), 9, 0.97)]).toEqual(['strong', 'fading'])
    const { recall } = recallOn(TODAY + 10, { kind: 'card', memory: learned(), dueDay: null }, scheduler, 0.9)
    expect(recall).toBeCloseTo(0.9, 6)
  })

  test('of a new card is not known, and in the learning steps never strong', () => {
    expect(recallOn(TODAY, { kind: 'card', memory: NEW_MEMORY, dueDay: null }, scheduler, 0.9)).toEqual({
      state: 'unasked',
      recall: null,
    })
    for (const stage of ['learning', 'relearning'] as const)
      expect(recallOn(TODAY, { kind: 'card', memory: learned({ stage }), dueDay: null }, scheduler, 0.9)).toEqual({
        state: 'fading',
        recall: null,
      })
  })

  test('of a missed question fades until it was right on two days', () => {
    for (const [dueDay, state] of [
      [TODAY + 3, 'fading'],
      [null, 'strong'],
    ] as const)
      expect(recallOn(TODAY, { kind: 'exam', memory: learned(), dueDay }, scheduler, 0.9)).toEqual({
        state,
        recall: null,
      })
    // Its miss was taken back.
    expect(recallOn(TODAY, { kind: 'exam', memory: NEW_MEMORY, dueDay: null }, scheduler, 0.9).state).toBe('unasked')
  })
})
