import { type Grade, MISTAKE_WAIT_DAYS, MISTAKES_PER_DAY } from '@lectern/domain/review'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Away, type AwayCard, type AwayDeed, NOTHING_DONE, outcomesAway, withDeeds } from './away.ts'
import { mistakeScheduler } from './mistakes.ts'
import { planAway } from './plan-away.ts'
import { type ItemEvent, replay } from './replay.ts'

const TODAY = 20_000
const atHour = (day: number, hour: number) => new Date((day * 24 + hour) * 3_600_000)

/** A question that was missed the day before. */
const missed = (id: number, dueDay = TODAY): AwayCard => ({
  id,
  kind: id % 2 ? 'exam' : 'listening',
  group: 'exam 1',
  material: null,
  siblingKey: null,
  memory: { stage: 'relearning', stability: 0, difficulty: 0, step: 0, reps: 1, lapses: 1, lastDay: dueDay - 1 },
  dueAt: null,
  dueDay,
  lastReviewedAt: atHour(dueDay - 1, 12),
  leechLapses: 0,
  isSuspended: false,
  buriedUntilDay: null,
  flag: 0,
})
const awayWith = (...cards: AwayCard[]): Away => ({
  settings: {
    timeZone: 'UTC',
    retention: 0.9,
    weights: null,
    newPerDay: 20,
    reviewsPerDay: 0,
    easyDays: [],
    holidays: [],
    sets: new Map(),
  },
  cards: new Map(cards.map((card) => [card.id, card])),
  exams: [],
  done: new Map(),
})
const said = (itemId: number, at: Date, grade: Grade): AwayDeed => ({
  kind: 'answer',
  clientId: `${itemId} ${at.getTime()}`,
  itemId,
  at,
  grade,
})
const ids = (away: Away, day: number) => planAway(away, atHour(day, 12)).ordered.map(({ id }) => id)

test('a device asks for missed questions where no card is left to review, and never among those of one set', () => {
  const away = awayWith(missed(1))
  expect(planAway(away, atHour(TODAY, 12))).toMatchObject({ dueCount: 1, newCount: 0, backlogCount: 0 })
  expect(planAway(away, atHour(TODAY, 12), 'card 1').ordered).toEqual([])
  expect(ids(away, TODAY - 1)).toEqual([])
  expect(outcomesAway(away, missed(1), atHour(TODAY, 12))[1].wait).toEqual({ unit: 'days', count: 1 })
})

test('right on two days it is done on the device as well, and comes up no more', () => {
  const away = awayWith(missed(1))
  const once = withDeeds(away, [said(1, atHour(TODAY, 12), 3)])
  expect(ids(once, TODAY + 1)).toEqual([])
  expect(ids(once, TODAY + 3)).toEqual([1])
  const twice = withDeeds(away, [said(1, atHour(TODAY, 12), 3), said(1, atHour(TODAY + 3, 12), 3)])
  expect(twice.cards.get(1)).toMatchObject({ dueAt: null, dueDay: null })
  expect(planAway(twice, atHour(TODAY + 400, 12))).toMatchObject({ ordered: [], dueCount: 0, nextDueAt: null })
})

test('misses in exams set nothing aside on the device, eight in reviews do', () => {
  const oftenMissed = { ...missed(1), memory: { ...missed(1).memory, lapses: 30 } }
  const deeds = Array.from({ length: 8 }, (_, index) => said(1, atHour(TODAY + index, 12), 1))
  expect(withDeeds(awayWith(oftenMissed), deeds.slice(0, 7)).cards.get(1)?.isSuspended).toBe(false)
  expect(withDeeds(awayWith(oftenMissed), deeds).cards.get(1)?.isSuspended).toBe(true)
})

test('whatever is answered on the device comes to what the log makes of the same answers', () => {
  const answers = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 4, max: 23 }), fc.constantFrom<Grade>(1, 2, 3, 4)), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(answers, (given) => {
      const deeds = given.map(([day, hour, grade]) => said(1, atHour(TODAY + day, hour), grade))
      const events: ItemEvent[] = deeds.map((deed) => ({
        kind: 'review',
        source: 'review',
        clientId: deed.clientId,
        at: deed.at,
        day: Math.floor((deed.at.getTime() / 3_600_000 - 4) / 24),
        grade: deed.kind === 'answer' ? deed.grade : 1,
      }))
      const miss: ItemEvent = { kind: 'miss', clientId: '', at: atHour(TODAY - 1, 12), day: TODAY - 1 }
      const { state } = replay([miss, ...events], mistakeScheduler)
      const onDevice = withDeeds(awayWith(missed(1)), deeds).cards.get(1)
      expect(onDevice?.memory).toEqual({ ...state.memory, stability: 0, difficulty: 0 })
      expect([onDevice?.leechLapses, onDevice?.isSuspended]).toEqual([state.leechLapses, state.isSuspended])
    }),
  )
})

test(`at most ${MISTAKES_PER_DAY} are asked for a day, those that wait longest first, and none is forgotten`, () => {
  const waits = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: MISTAKES_PER_DAY * 2 })
  fc.assert(
    fc.property(waits, fc.nat(MISTAKES_PER_DAY + 5), (dueAgo, alreadyDone) => {
      const cards = dueAgo.map((ago, index) => missed(index + 1, TODAY - ago))
      const before = new Set(Array.from({ length: alreadyDone }, (_, index) => -index - 1))
      const away = {
        ...awayWith(...cards),
        done: new Map([[TODAY, { ...NOTHING_DONE, mistakeIds: before }]]),
      }
      const deeds: AwayDeed[] = []
      const asked: number[] = []
      // What is answered right stays away for three days.
      for (let day = TODAY; day < TODAY + MISTAKE_WAIT_DAYS; day += 1) {
        const room = day === TODAY ? Math.max(0, MISTAKES_PER_DAY - alreadyDone) : MISTAKES_PER_DAY
        const first = ids(withDeeds(away, deeds), day)
        expect(first.length).toBeLessThanOrEqual(room)
        for (const id of first) deeds.push(said(id, atHour(day, 12), 3))
        asked.push(...first)
        // What was asked for today takes its places, and nothing else comes in.
        expect(ids(withDeeds(away, deeds), day).length).toBe(0)
        const { nextDueAt } = planAway(withDeeds(away, deeds), atHour(day, 12))
        if (asked.length < cards.length) expect(nextDueAt).toEqual(atHour(day + 1, 4))
      }
      const byWait = cards.toSorted((one, other) => (one.dueDay ?? 0) - (other.dueDay ?? 0) || one.id - other.id)
      expect(asked).toEqual(byWait.map(({ id }) => id))
    }),
  )
})
