import { reviewEndpoints } from '@lectern/contract/review'
import type { EasyDay } from '@lectern/domain/review'
import { ALGORITHM } from '@lectern/memory/scheduler'
import { spanOf } from '@lectern/memory/spread'
import { dateOfDay, dayOfDate } from '@lectern/memory/study-day'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takeAlong } from '../../../test/away-device.ts'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../test/review-ground.ts'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases, describeOnDatabase } from '../../../test/test-database.ts'
import { getToday } from './get-today.ts'
import { listStanding } from './memory/event-store.ts'
import { getQueue } from './queue/get-queue.ts'
import { reviewEvents } from './tables.ts'
import { updateSetSettings, updateSettings } from './update-settings.ts'

const DAY = 86_400

describeOnDatabase('server', 'The settings of reviews', (database) => {
  const app = testApp(database)
  const review = async () => (await app.student()).client(reviewEndpoints)

  test('wish for nine of ten cards, 20 new ones and 200 reviews a day, until they are changed', async () => {
    expect(await (await review()).getSettings()).toMatchObject({
      retention: 0.9,
      new_per_day: 20,
      reviews_per_day: 200,
      counts_studies: true,
      grade_buttons: 4,
      shows_intervals: true,
    })
  })

  test('have two grades or four, and show the intervals or not', async () => {
    const client = await review()
    await client.updateSettings({ body: { grade_buttons: 2 } })
    await client.updateSettings({ body: { shows_intervals: false } })
    expect(await client.getSettings()).toMatchObject({ grade_buttons: 2, shows_intervals: false })
    await expect(client.updateSettings({ body: { grade_buttons: 3 as 2 } })).rejects.toMatchObject({ code: 'invalid' })
    expect(await client.updateSettings({ body: { grade_buttons: 4 } })).toMatchObject({
      ...{ grade_buttons: 4, shows_intervals: false },
    })
  })

  test.each([0.7, 0.97])('take a wish for %d', async (retention) => {
    expect(await (await review()).updateSettings({ body: { retention } })).toMatchObject({ retention })
  })

  test.each([0.69, 0.98, Number.NaN])('refuse a wish for %d, of the student and of a set', async (retention) => {
    const client = await review()
    await expect(client.updateSettings({ body: { retention } })).rejects.toMatchObject({ code: 'invalid' })
    const ofSet = client.updateSetSettings({ params: { id: 1 }, body: { retention: retention || 0.98 } })
    await expect(ofSet).rejects.toMatchObject({ code: 'invalid' })
    expect(await client.getSettings()).toMatchObject({ retention: 0.9 })
  })
})

describeOnBothDatabases('The log of reviews', (database) => {
  test('holds each change of the settings, of the student, their time zone and a set, by which rules it was made', async () => {
    const ground = await layReviewGround(database())
    const { set } = await makeCards(ground, 1)
    await updateSettings(ground, ground.student, { retention: 0.8 })
    ground.clock.advance(DAY)
    await updateSettings(ground, ground.student, { time_zone: 'Asia/Tokyo' })
    ground.clock.advance(DAY)
    await updateSetSettings(ground, ground.student, set.id, { new_per_day: 3 })
    const mine = eq(reviewEvents.studentId, ground.student.id)
    const events = await ground.database.queries.select().from(reviewEvents).where(mine).orderBy(reviewEvents.id)
    const told = { kind: 'settings', itemId: null, algorithm: ALGORITHM }
    expect(events).toMatchObject([
      { ...told, detail: { retention: 0.8 } },
      { ...told, detail: { retention: 0.8, timeZone: 'Asia/Tokyo' } },
      { ...told, detail: { kind: 'card', groupId: set.id, newPerDay: 3 } },
    ])
    const last = ground.clock.now().getTime()
    expect(events.map(({ at }) => at.getTime())).toEqual([2, 1, 0].map((days) => last - days * DAY * 1000))
  })

  test('holds an answer with the version of the rules by which it was reckoned', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 1)
    await answer(ground, itemIds[0]!, 3)
    const events = await listStanding(ground.database.queries, ground.student.id, itemIds[0]!)
    expect(events).toMatchObject([{ kind: 'review', grade: 3, algorithm: ALGORITHM }])
    expect(ALGORITHM).toContain('FSRS-6')
  })
})

describeOnBothDatabases('The reviews a day of a set', (database) => {
  test('hold its cards alone, on the server and on a device, and are what is left of them', async () => {
    const ground = await layReviewGround(database())
    const limited = await makeCards(ground, 6, 'Limited')
    const free = await makeCards(ground, 4, 'Free')
    for (const id of [...limited.itemIds, ...free.itemIds]) await answer(ground, id, 4)
    ground.clock.advance(500 * DAY)
    await updateSetSettings(ground, ground.student, limited.set.id, { reviews_per_day: 2 })
    const device = await takeAlong(ground)
    const asked = async () => {
      const queue = await getQueue(ground, ground.student, { limit: 100 })
      const plan = device.plan()
      expect(plan.ordered.map(({ id }) => id)).toEqual(queue.items.map(({ id }) => id))
      expect([plan.dueCount, plan.backlogCount]).toEqual([queue.due_count, queue.backlog_count])
      const ofLimited = queue.items.filter(({ set }) => set.id === limited.set.id)
      return { limited: ofLimited, count: queue.items.length, backlog: queue.backlog_count }
    }
    const first = await asked()
    expect([first.limited.length, first.count, first.backlog]).toEqual([2, 6, 4])
    const own = await getQueue(ground, ground.student, { limit: 100, set_id: limited.set.id })
    expect([own.due_count, own.backlog_count]).toEqual([2, 4])
    await answer(ground, first.limited[0]!.id, 3)
    device.answer(first.limited[0]!.id, 3)
    const second = await asked()
    expect([second.limited.length, second.count]).toEqual([1, 5])
    // Null follows the student's own again.
    await updateSetSettings(ground, ground.student, limited.set.id, { reviews_per_day: null })
    expect((await getQueue(ground, ground.student, { limit: 100 })).items).toHaveLength(9)
  })
})

describeOnBothDatabases('A day that is full already', (database) => {
  test('takes no card where an emptier one is near, and says so before the card is answered', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 6)
    const waits: number[] = []
    for (const id of itemIds) {
      const shown = (await getQueue(ground, ground.student, { limit: 100 })).items.find((item) => item.id === id)
      const { wait } = await answer(ground, id, 4)
      expect([shown?.intervals.easy, wait.unit]).toEqual([wait, 'days'])
      waits.push(wait.count)
    }
    // Six cards of one memory: as many days as the interval may be moved to take one each, before any takes its second.
    const { fromDays, toDays } = spanOf(waits[0]!, 0)
    const dayCount = toDays - fromDays + 1
    expect(dayCount).toBeGreaterThan(1)
    expect(new Set(waits).size).toBe(Math.min(dayCount, waits.length))
    expect(waits.every((days) => days >= fromDays && days <= toDays)).toBe(true)
  })
})

describeOnBothDatabases('A day that the student wants easy', (database) => {
  /** When a card comes back that is easy at once, by settings that `choose` makes of the day on which it would. */
  async function comesBack(choose: (wished: number) => Parameters<typeof updateSettings>[2]) {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 2)
    const today = dayOfDate((await getToday(ground, ground.student)).date)
    const wished = (await intervalOf(ground)) + today
    await updateSettings(ground, ground.student, choose(wished))
    const shown = await intervalOf(ground)
    const { wait } = await answer(ground, itemIds[0]!, 4)
    expect(wait).toEqual({ unit: 'days', count: shown })
    return today + wait.count - wished
  }
  const intervalOf = async (ground: ReviewGround) =>
    (await getQueue(ground, ground.student, { limit: 1 })).items[0]!.intervals.easy.count
  /** 1970-01-01 was a Thursday; weeks begin on Mondays. */
  const weekdayOf = (day: number) => (day + 3) % 7
  const easyBut = (day: number) =>
    Array.from({ length: 7 }, (_, weekday): EasyDay => (weekday === weekdayOf(day) ? 'normal' : 'minimum'))

  test('takes no card where a usual one is near: of the week and of the holidays', async () => {
    expect(await comesBack(() => ({}))).toBe(0)
    expect(await comesBack((wished) => ({ easy_days: easyBut(wished + 1) }))).toBe(1)
    expect(await comesBack((wished) => ({ easy_days: easyBut(wished - 1) }))).toBe(-1)
    expect(await comesBack((wished) => ({ holidays: [dateOfDay(wished)] }))).not.toBe(0)
    const around = (wished: number) => [-1, 0].map((by) => dateOfDay(wished + by))
    expect(await comesBack((wished) => ({ holidays: around(wished) }))).toBe(1)
  })
})
