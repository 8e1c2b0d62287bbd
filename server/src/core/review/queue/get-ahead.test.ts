import { randomUUID } from 'node:crypto'
import { type Grade, MOST_AHEAD_CHARACTERS } from '@lectern/domain/review'
import { outcomesAway } from '@lectern/memory/away'
import { countAwayBefore } from '@lectern/memory/plan-away'
import { replay } from '@lectern/memory/replay'
import { createScheduler } from '@lectern/memory/scheduler'
import { dateOfDay, dayOfDate, studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { takeAlong } from '../../../../test/away-device.ts'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { createCard } from '../../../modules/recite/cards/create-card.ts'
import { changeItem } from '../change-item.ts'
import { setExam } from '../exams/change-exam.ts'
import { getSummary } from '../get-summary.ts'
import { getToday } from '../get-today.ts'
import { listItemsAfter } from '../memory/item-store.ts'
import { lockLearner } from '../memory/learner.ts'
import { rebuildMemory } from '../memory/rebuild-memory.ts'
import { updateSetSettings, updateSettings } from '../update-settings.ts'
import { getAhead } from './get-ahead.ts'
import { getQueue } from './get-queue.ts'

const DAY = 86_400

const states = async ({ database, student }: ReviewGround) =>
  (await listItemsAfter(database.queries, student.id, 0, 500)).map(
    ({ id, stage, stability, difficulty, step, reps, lapses, lastDay, lastReviewedAt }) => ({
      id,
      ...{ stage, stability, difficulty, step, reps, lapses, lastDay, lastReviewedAt },
    }),
  )

const memoryOf = ({ id: _, lastReviewedAt: __, ...memory }: Awaited<ReturnType<typeof states>>[number]) => memory

const rebuild = (ground: ReviewGround) =>
  ground.database.transaction(async (tx) =>
    rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now())),
  )

/** The device and the server ask for the same cards in the same order, and take the same answer to the first of them. */
async function compareStep(ground: ReviewGround, device: Awaited<ReturnType<typeof takeAlong>>, step: number) {
  const queue = await getQueue(ground, ground.student, { limit: 100 })
  const plan = device.plan()
  expect([step, plan.ordered.map(({ id }) => id)]).toEqual([step, queue.items.map(({ id }) => id)])
  expect(plan).toMatchObject({
    dueCount: queue.due_count,
    newCount: queue.new_count,
    nextDueAt: queue.next_due_at === null ? null : new Date(queue.next_due_at),
  })
  const { due_tomorrow_count } = await getSummary(ground, ground.student, { since: queue.handed_out_at })
  const today = studyDayOf(ground.clock.now(), device.handedOut.time_zone)
  expect([step, countAwayBefore(device.now(), today + 2)]).toEqual([step, due_tomorrow_count])
  const card = plan.ordered[0]
  ground.clock.advance(card ? 45 : 6 * 3600)
  if (!card) return
  const grade = ((step % 4) + 1) as Grade
  const shown = outcomesAway(device.now(), card, ground.clock.now())[grade].wait
  device.answer(card.id, grade)
  const { wait } = await answer(ground, card.id, grade)
  // How full the days are moves an interval by a few of them; the learning steps are the same to the minute.
  if (wait.unit === 'minutes' || shown.count < 3) expect([step, shown]).toEqual([step, wait])
}

/**
 * The device and the server ask for the same new cards in the same order; three of them are answered. How full the days are
 * moves what was learned by a few days, so that the others may differ.
 */
async function compareNew(ground: ReviewGround, device: Awaited<ReturnType<typeof takeAlong>>): Promise<number> {
  const queue = await getQueue(ground, ground.student, { limit: 100 })
  const plan = device.plan()
  const fresh = plan.ordered.filter(({ memory }) => memory.stage === 'new').map(({ id }) => id)
  expect(fresh).toEqual(queue.items.filter(({ stage }) => stage === 'new').map(({ id }) => id))
  expect(plan.newCount).toBe(queue.new_count)
  for (const id of fresh.slice(0, 3)) {
    ground.clock.advance(45)
    device.answer(id, 4)
    await answer(ground, id, 4)
  }
  return plan.newCount
}

/** How a card stands is what its answers, in the order of their time, make of it. */
function expectReplayed(
  item: Awaited<ReturnType<typeof states>>[number],
  given: readonly { at: number; grade: Grade }[],
  timeZone: string,
) {
  const events = given.map(({ at, grade }, index) => ({
    kind: 'review' as const,
    source: 'review' as const,
    clientId: String(index),
    at: new Date(at),
    day: studyDayOf(new Date(at), timeZone),
    grade,
  }))
  expect([item.id, replay(events, createScheduler()).state.memory]).toEqual([item.id, memoryOf(item)])
}

describeOnBothDatabases('The cards of the next days', (database) => {
  test('are those that the limits of a week let come, today first, and none of another student', async () => {
    const ground = await layReviewGround(database())
    const other = await layReviewGround(database())
    await makeCards(other, 3, 'Not mine')
    await makeCards(ground, 30)
    const itemIds = (await states(ground)).map(({ id }) => id)
    await updateSettings(ground, ground.student, { new_per_day: 4 })
    await answer(ground, itemIds[29]!, 4)
    await answer(ground, itemIds[28]!, 3)
    const { items, until, handed_out_at } = await getAhead(ground, ground.student)
    expect(handed_out_at).toBe(ground.clock.now().toISOString())
    expect(until).toBe('2026-12-07')
    // The one in the learning steps, and 4 new ones a day; the easy one comes back after the week.
    expect(items.map(({ id }) => id)).toEqual([itemIds[28], ...itemIds.slice(0, 28)])
    ground.clock.advance(3 * DAY)
    expect((await getAhead(ground, ground.student)).items.map(({ id }) => id)).toContain(itemIds[29])
  })

  test('end where one answer is full, and say until when they reach', async () => {
    const ground = await layReviewGround(database())
    const { set } = await makeCards(ground, 1)
    const side = 'x'.repeat(10_000)
    const count = Math.ceil(MOST_AHEAD_CHARACTERS / 20_000) + 10
    for (let made = 0; made < count; made += 1)
      await createCard(ground, ground.student, set.id, { question: `${made} ${side.slice(10)}`, answer: side })
    await updateSettings(ground, ground.student, { new_per_day: 60 })
    const { items, until } = await getAhead(ground, ground.student)
    expect(JSON.stringify(items).length).toBeLessThan(MOST_AHEAD_CHARACTERS + items.length)
    expect(items.length).toBeGreaterThan(60)
    expect(items.length).toBeLessThan(count)
    // 60 of them are a day's.
    expect(until).toBe(dateOfDay(dayOfDate('2026-12-01') + Math.floor(items.length / 60) - 1))
  })

  test('are asked for on the device in the order in which the server asks, with the same intervals and limits', async () => {
    const ground = await layReviewGround(database())
    const limited = await makeCards(ground, 8, 'Limited')
    const { set, itemIds } = await makeCards(ground, 24)
    const source = 'A cell is the smallest unit of life, and a membrane holds it together.'
    for (const question of ['What is a cell?', 'What holds it together?', 'What is it the smallest unit of?'])
      await createCard(ground, ground.student, set.id, { question, answer: 'See the sentence', source })
    await updateSettings(ground, ground.student, { new_per_day: 6, reviews_per_day: 7, time_zone: 'America/New_York' })
    await updateSetSettings(ground, ground.student, limited.set.id, { new_per_day: 2, retention: 0.95 })
    for (const [index, id] of itemIds.slice(0, 14).entries()) await answer(ground, id, index % 2 ? 4 : 3)
    ground.clock.advance(9 * DAY)
    await changeItem(ground, ground.student, itemIds[3]!, { client_id: randomUUID(), is_buried: true })
    await changeItem(ground, ground.student, itemIds[5]!, { client_id: randomUUID(), is_suspended: true })
    const device = await takeAlong(ground)
    for (let step = 0; step < 40; step += 1) await compareStep(ground, device, step)
    const today = await getToday(ground, ground.student)
    expect(today.reviewed_count).toBe(
      device.now().done.get(Math.floor(Date.parse(today.date) / 86_400_000))?.answerCount,
    )
  })
})

describeOnBothDatabases('Cards towards an exam', (database) => {
  test.each([
    ['the student’s limits alone', null],
    ['limits of its own', 3],
  ])(
    'are asked for on the device as the server asks for them, day by day until it is over, with %s',
    async (_, own) => {
      const ground = await layReviewGround(database())
      const first = await makeCards(ground, 9, 'Exam of few')
      await makeCards(ground, 12, 'Other')
      const { set } = await makeCards(ground, 22, 'Exam')
      await updateSettings(ground, ground.student, { new_per_day: 4 })
      if (own !== null) await updateSetSettings(ground, ground.student, set.id, { new_per_day: own })
      const today = studyDayOf(ground.clock.now(), 'UTC')
      await setExam(ground, ground.student, set.id, { date: dateOfDay(today + 4) })
      await setExam(ground, ground.student, first.set.id, { date: dateOfDay(today + 6) })
      // Some of today's were answered before the device took the cards along.
      for (const { id } of (await getQueue(ground, ground.student, { limit: 3 })).items) await answer(ground, id, 4)
      const device = await takeAlong(ground)
      expect(device.handedOut.exams.map(({ new_count }) => new_count)).toEqual([19, 9])
      for (let step = 0; step < 24; step += 1) await compareStep(ground, device, step)
      const counts = []
      for (let day = 1; day <= 6; day += 1) {
        ground.clock.advance(DAY)
        counts.push(await compareNew(ground, device))
      }
      // Both exams are over on the last day, and nothing but the usual limit is left.
      expect(Math.max(...counts.slice(0, 3))).toBeGreaterThan(4)
      expect(counts.at(-1)).toBeLessThanOrEqual(4)
    },
  )
})

describeOnBothDatabases('Two devices, one of them three days without a network', (database) => {
  test.each([
    ['Asia/Hong_Kong', '2026-12-01'],
    ['Europe/London', '2026-10-23'],
    ['America/New_York', '2026-10-30'],
  ])('lose no lapse over the same cards in %s from %s on, and leave what the log says', async (time_zone, date) => {
    const ground = await layReviewGround(database())
    // The clocks of London go back on 25 October 2026, those of New York on 1 November.
    ground.clock.advance((Date.parse(`${date}T12:00:00Z`) - ground.clock.now().getTime()) / 1000)
    await updateSettings(ground, ground.student, { time_zone })
    const { itemIds } = await makeCards(ground, 12)
    const expected = new Map<number, { at: number; grade: Grade }[]>()
    for (const id of itemIds) {
      await answer(ground, id, 4)
      expected.set(id, [{ at: ground.clock.now().getTime(), grade: 4 }])
    }
    ground.clock.advance(9 * DAY)
    const away = await takeAlong(ground)
    let lapseCount = 0
    for (let step = 0; step < 60; step += 1) {
      ground.clock.advance(72 * 60)
      const id = itemIds[(step * 7) % itemIds.length] ?? 0
      const grade = ((step % 4) + 1) as Grade
      if (step % 3 === 0) await answer(ground, id, grade)
      else away.answer(id, grade)
      expected.get(id)?.push({ at: ground.clock.now().getTime(), grade })
      lapseCount += grade === 1 ? 1 : 0
    }
    await away.send()
    const kept = await states(ground)
    for (const { id, reps } of kept) expect([id, reps]).toEqual([id, expected.get(id)?.length])
    expect(lapseCount).toBe(15)

    for (const item of kept) expectReplayed(item, expected.get(item.id) ?? [], time_zone)
    expect(await rebuild(ground)).toEqual({ items: 0, days: 0 })
    expect(await states(ground)).toEqual(kept)
    // Sent again, nothing changes.
    await away.send()
    expect(await states(ground)).toEqual(kept)
  })
})
