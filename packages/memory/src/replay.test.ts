import type { Grade } from '@lectern/domain/review'
import fc from 'fast-check'
import { createEmptyCard, fsrs, State } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { answered, type ItemEvent, replay } from './replay.ts'
import { createScheduler, type Outcome } from './scheduler.ts'
import { studyDayOf } from './study-day.ts'

const HOUR_MS = 3_600_000
const ZONES = ['UTC', 'Asia/Hong_Kong', 'Europe/London', 'America/New_York', 'Pacific/Auckland']
const HISTORIES = 10_000

const grade = fc.constantFrom<Grade[]>(1, 2, 3, 4)
/** From a few seconds to most of a year, so that several answers fall on one day as well. */
const gapMs = fc.oneof(
  fc.integer({ min: 5_000, max: 20 * 60_000 }),
  fc.integer({ min: 20 * 60_000, max: 40 * HOUR_MS }),
  fc.integer({ min: 40 * HOUR_MS, max: 300 * 24 * HOUR_MS }),
)
const history = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  startMs: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
  retention: fc.constantFrom(0.7, 0.85, 0.9, 0.97),
  answers: fc.array(fc.record({ gapMs, grade }), { minLength: 1, maxLength: 14 }),
})

const wallClocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)
/** What the clock on the student's wall says, four hours earlier, as ts-fsrs takes it: read off in another way than ours. */
const shifted = (moment: Date, timeZone: string): Date =>
  new Date(Date.parse(`${wallClocks.get(timeZone)?.format(moment).replace(' ', 'T')}Z`) - 4 * HOUR_MS)

describe('The memory of a card', () => {
  test(`agrees with ts-fsrs itself on ${HISTORIES} random histories`, () => {
    fc.assert(
      fc.property(history, ({ timeZone, startMs, retention, answers }) => {
        const theirs = fsrs({ request_retention: retention, enable_fuzz: false })
        const ours = createScheduler({ retention })
        let moment = startMs
        let card = createEmptyCard(shifted(new Date(startMs), timeZone))
        const events: ItemEvent[] = []
        let outcome: Outcome | null = null
        for (const [index, { gapMs, grade }] of answers.entries()) {
          moment += gapMs
          const at = new Date(moment)
          card = theirs.next(card, shifted(at, timeZone), grade).card
          const { memory } = replay(events, ours).state
          const day = studyDayOf(at, timeZone)
          outcome = ours.answer(memory, day, grade)
          events.push({ clientId: String(index).padStart(3, '0'), at, day, kind: 'review', grade, source: 'review' })
        }
        const { state } = replay(events, ours)
        expect(state.memory).toMatchObject({
          stage: ['new', 'learning', 'review', 'relearning'][card.state],
          stability: card.stability,
          difficulty: card.difficulty,
          step: card.learning_steps,
          reps: card.reps,
          lapses: card.lapses,
        })
        expect(outcome?.wait).toEqual(
          card.state === State.Review
            ? { unit: 'days', count: card.scheduled_days }
            : {
                unit: 'minutes',
                count: (card.due.getTime() - (card.last_review?.getTime() ?? 0)) / 60_000,
              },
        )
      }),
      { numRuns: HISTORIES },
    )
  })

  test('is what its last answer makes of the one before, as if all of it were replayed', () => {
    fc.assert(
      fc.property(history, ({ startMs, retention, answers }) => {
        const scheduler = createScheduler({ retention })
        const events: ItemEvent[] = []
        let moment = startMs
        for (const [index, { gapMs, grade }] of answers.entries()) {
          moment += gapMs
          const [at, clientId] = [new Date(moment), String(index)]
          const day = studyDayOf(at, 'UTC')
          const event = { clientId, at, day, kind: 'review', grade, source: 'review' } as const
          const next = answered(replay(events, scheduler).state, event, scheduler)
          events.push(event)
          expect(next).toEqual(replay(events, scheduler))
          // What is no answer may stand between two of them.
          events.push({ clientId, at, day, kind: index % 2 === 0 ? 'bury' : 'suspend' })
        }
      }),
      { numRuns: 200 },
    )
  })

  test('is the same in whatever order its events arrive', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), ({ startMs, answers }, numbers) => {
        let moment = startMs
        const events = answers.map(({ gapMs, grade }, index): ItemEvent => {
          // Some at the very same time, which the ids tell apart.
          moment += index % 3 === 0 ? 0 : gapMs
          const at = new Date(moment)
          return { clientId: `${index}`, at, day: studyDayOf(at, 'UTC'), kind: 'review', grade, source: 'review' }
        })
        const shuffled = events
          .map((event) => ({ event, order: numbers.next().value }))
          .sort((one, other) => one.order - other.order)
          .map(({ event }) => event)
        expect(replay(shuffled, createScheduler())).toEqual(replay(events, createScheduler()))
      }),
      { numRuns: 200 },
    )
  })

  test('takes a day that runs backwards, as after a flight, for the day before it', () => {
    const scheduler = createScheduler()
    const answered = (day: number, hour: number): ItemEvent => ({
      clientId: String(hour),
      at: new Date(hour * HOUR_MS),
      day,
      kind: 'review',
      grade: 3,
      source: 'review',
    })
    const { state } = replay([answered(100, 1), answered(99, 2)], scheduler)
    expect(state.memory).toMatchObject({ reps: 2, lastDay: 100 })
    expect(state.memory).toEqual(replay([answered(100, 1), answered(100, 2)], scheduler).state.memory)
  })
})

describe('A card that is forgotten again and again', () => {
  const scheduler = createScheduler()
  /** Learned once, then forgotten and learned again so often, a month between. */
  function lapses(count: number, source: 'review' | 'study', more: ItemEvent[] = []): ItemEvent[] {
    const days = Array.from({ length: count + 1 }, (_, index) => index * 30)
    return days.flatMap((day, index): ItemEvent[] => [
      ...(index === 0 ? [] : [answer(day, 1, 1, source)]),
      answer(day, 2, 4, 'review'),
      ...more.filter((event) => event.day === day),
    ])
  }
  const answer = (day: number, order: number, grade: Grade, source: 'review' | 'study'): ItemEvent => ({
    clientId: `${day} ${order}`,
    at: new Date(day * 24 * HOUR_MS + order),
    day,
    kind: 'review',
    grade,
    source,
  })

  test.each([
    [7, false],
    [8, true],
  ])('after %d lapses is set aside: %s', (count, isLeech) => {
    expect(replay(lapses(count, 'review'), scheduler).state).toMatchObject({ isLeech, isSuspended: isLeech })
  })

  test('in a study against the clock is never set aside', () => {
    const { state } = replay(lapses(12, 'study'), scheduler)
    expect(state.memory.lapses).toBe(12)
    expect(state).toMatchObject({ leechLapses: 0, isLeech: false, isSuspended: false })
  })

  test('and was taken up again is set aside after four more lapses', () => {
    const restore: ItemEvent = { clientId: 'restored', at: new Date(240 * 24 * HOUR_MS + 3), day: 240, kind: 'restore' }
    expect(replay(lapses(8, 'review', [restore]), scheduler).state.isSuspended).toBe(false)
    expect(replay(lapses(11, 'review', [restore]), scheduler).state.isSuspended).toBe(false)
    expect(replay(lapses(12, 'review', [restore]), scheduler).state).toMatchObject({ isSuspended: true, isLeech: true })
  })
})

test('Suspending, putting off and flags hold until they are taken back', () => {
  const about = (order: number) => ({ clientId: `${order}`, at: new Date(order), day: 5 })
  const events: ItemEvent[] = [
    { ...about(1), kind: 'suspend' },
    { ...about(2), kind: 'bury' },
    { ...about(3), kind: 'flag', flag: 2 },
  ]
  const scheduler = createScheduler()
  expect(replay(events, scheduler).state).toMatchObject({ isSuspended: true, buriedUntilDay: 6, flag: 2 })
  const back: ItemEvent[] = [
    { ...about(4), kind: 'restore' },
    { ...about(5), kind: 'unbury' },
    { ...about(6), kind: 'flag', flag: 0 },
  ]
  expect(replay([...events, ...back], scheduler).state).toMatchObject({
    isSuspended: false,
    buriedUntilDay: null,
    flag: 0,
  })
})

test('Changes of one moment count in the order in which they came, after the answers of that moment', () => {
  const scheduler = createScheduler()
  const at = { at: new Date(7), day: 5 }
  const suspend: ItemEvent = { ...at, clientId: 'z', kind: 'suspend' }
  const restore: ItemEvent = { ...at, clientId: 'a', kind: 'restore' }
  const answer: ItemEvent = { ...at, clientId: 'm', kind: 'review', grade: 3, source: 'review' }
  const isSuspended = (...events: ItemEvent[]) => replay(events, scheduler).state.isSuspended
  expect(isSuspended(suspend, answer, restore)).toBe(false)
  expect(isSuspended(restore, answer, suspend)).toBe(true)
  const carry: ItemEvent = {
    ...{ ...at, clientId: '0', kind: 'carry' },
    memory: { stability: 30, difficulty: 5, reps: 1, lapses: 0 },
  }
  for (const order of [
    [answer, carry],
    [carry, answer],
  ])
    expect(replay(order, scheduler).state.memory.stability).toBe(30)
})
