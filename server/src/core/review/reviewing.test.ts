import { randomUUID } from 'node:crypto'
import { MOST_EVENTS_OF_CARD } from '@lectern/domain/review'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { createCard } from '../../modules/recite/cards/create-card.ts'
import { deleteCard } from '../../modules/recite/cards/delete-card.ts'
import { suspendCards } from '../../modules/recite/cards/suspend-cards.ts'
import { cardAt, study } from '../../modules/recite/recite-test-ground.ts'
import { deleteSet } from '../../modules/recite/sets/delete-set.ts'
import { changeItem } from './change-item.ts'
import { getStats } from './get-stats.ts'
import { getSummary } from './get-summary.ts'
import { getToday } from './get-today.ts'
import { listItems } from './list-items.ts'
import { insertEvent } from './memory/event-store.ts'
import { listItemsAfter } from './memory/item-store.ts'
import { readLearner } from './memory/learner.ts'
import { presentState } from './present.ts'
import { getQueue } from './queue/get-queue.ts'
import { undoChange } from './undo-change.ts'
import { updateSetSettings, updateSettings } from './update-settings.ts'

const DAY = 86_400

const queue = (ground: ReviewGround, limit = 100) => getQueue(ground, ground.student, { limit })
const change = (ground: ReviewGround, itemId: number, what: object) =>
  changeItem(ground, ground.student, itemId, { client_id: randomUUID(), ...what })
const settings = (ground: ReviewGround, changes: object) => updateSettings(ground, ground.student, changes)

describeOnBothDatabases('A day of reviews', (database) => {
  test('holds 20 new cards, and 20 more tomorrow', async () => {
    const ground = await layReviewGround(database())
    await makeCards(ground, 25)
    const first = await queue(ground)
    expect([first.new_count, first.items.length]).toEqual([20, 20])
    for (const { id } of first.items) await answer(ground, id, 4)
    expect(await queue(ground)).toMatchObject({ new_count: 0, due_count: 0, items: [] })
    ground.clock.advance(DAY)
    expect((await queue(ground)).new_count).toBe(5)
  })

  test('leaves out cards that their set suspended, with all their parts, until they are taken up again', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 3)
    const reversed = await createCard(ground, ground.student, set.id, { question: 'a', answer: 'b', kind: 'reversed' })
    const ids = [cardAt(set, 0).id, reversed.id]
    const suspend = (is_suspended: boolean) =>
      suspendCards(ground, ground.student, set.id, { flashcard_ids: ids, is_suspended })
    const suspended = async () =>
      (await listItems(ground, ground.student, { which: 'suspended', page: 1 })).items.length
    await suspend(true)
    expect(await suspended()).toBe(3)
    expect((await queue(ground)).items.map(({ id }) => id).toSorted()).toEqual(itemIds.slice(1).toSorted())
    // Once more is no change.
    await suspend(true)
    ground.clock.advance(1)
    await suspend(false)
    expect(await suspended()).toBe(0)
    expect((await queue(ground)).items.map(({ id }) => id)).toContain(itemIds[0])
  })

  test('holds as many due cards as its limit, the likeliest to be remembered first, and tells of the others', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 6)
    await settings(ground, { reviews_per_day: 4, new_per_day: 6 })
    // The later ones are learned better: they are forgotten more slowly.
    for (const [index, id] of itemIds.entries()) await answer(ground, id, 4, { earlierSeconds: 60 - index })
    ground.clock.advance(8 * DAY)
    for (const id of itemIds.slice(3)) await answer(ground, id, 4)
    ground.clock.advance(500 * DAY)
    const due = await queue(ground)
    expect(due).toMatchObject({ due_count: 4, backlog_count: 2 })
    expect(due.items.slice(0, 3).map(({ id }) => id)).toEqual(itemIds.slice(3))
    for (const { id } of due.items) await answer(ground, id, 3)
    expect(await queue(ground)).toMatchObject({ due_count: 0, backlog_count: 2, items: [] })
    ground.clock.advance(DAY)
    expect((await queue(ground)).due_count).toBeGreaterThanOrEqual(2)
  })

  test('keeps the limits of a set beside those of the student, and its own retention', async () => {
    const ground = await layReviewGround(database())
    const limited = await makeCards(ground, 5, 'Limited')
    await makeCards(ground, 5, 'Free')
    await updateSetSettings(ground, ground.student, limited.set.id, { new_per_day: 2, retention: 0.97 })
    const titles = (await queue(ground)).items.map(({ set }) => set.title)
    expect(titles.filter((title) => title === 'Limited')).toHaveLength(2)
    expect(titles.filter((title) => title === 'Free')).toHaveLength(5)
    const [one] = limited.itemIds
    expect((await answer(ground, one!, 4)).wait.count).toBeLessThan(8)
    const left = await getQueue(ground, ground.student, { limit: 100, set_id: limited.set.id })
    expect(left.new_count).toBe(1)
  })

  test('asks for one card of a sentence, and for its siblings on other days', async () => {
    const ground = await layReviewGround(database())
    const source = 'A cell is the smallest unit of life, and a membrane holds it together.'
    const { set } = await makeCards(ground, 1, 'Siblings')
    for (const question of ['What is a cell?', 'What holds it together?'])
      await createCard(ground, ground.student, set.id, { question, answer: 'See the sentence', source })
    const asked = () => queue(ground).then(({ items }) => items.map(({ question }) => question))
    expect(await asked()).toContain('What is a cell?')
    expect(await asked()).not.toContain('What holds it together?')
    const cell = (await queue(ground)).items.find(({ question }) => question === 'What is a cell?')
    await answer(ground, cell!.id, 4)
    expect(await asked()).not.toContain('What holds it together?')
    ground.clock.advance(DAY)
    expect(await asked()).toContain('What holds it together?')
  })

  test('begins at 4 where the student is: a review at 23:00 and one at 07:30 are two days', async () => {
    const ground = await layReviewGround(database())
    await settings(ground, { time_zone: 'Asia/Hong_Kong' })
    const { itemIds } = await makeCards(ground, 1)
    // 08:00 UTC is 16:00 there; seven hours on it is 23:00.
    ground.clock.advance(7 * 3600)
    expect(await getToday(ground, ground.student)).toMatchObject({
      date: '2026-12-01',
      ends_at: '2026-12-01T20:00:00.000Z',
    })
    await answer(ground, itemIds[0]!, 3)
    await answer(ground, itemIds[0]!, 3)
    ground.clock.advance(8.5 * 3600)
    const next = await answer(ground, itemIds[0]!, 3)
    expect(next.item.due_at).toBe(
      new Date(Date.parse('2026-12-01T20:00:00Z') + next.wait.count * DAY * 1000).toISOString(),
    )
    const { days } = await getStats(ground, ground.student)
    expect(days.map(({ date, answer_count }) => [date, answer_count])).toEqual([
      ['2026-12-01', 2],
      ['2026-12-02', 1],
    ])
  })

  test('refuses a time zone that nobody knows', async () => {
    const ground = await layReviewGround(database())
    await expect(settings(ground, { time_zone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'invalid' })
  })
})

describeOnBothDatabases('A card', (database) => {
  test('that is suspended, put off or set aside is not asked for until it is taken up again', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 3)
    const [suspended, buried, shown] = itemIds as [number, number, number]
    expect(await change(ground, suspended, { is_suspended: true })).toMatchObject({ is_suspended: true })
    expect(await change(ground, buried, { is_buried: true })).toMatchObject({ is_buried: true })
    await change(ground, shown, { flag: 3 })
    const ids = () => queue(ground).then(({ items }) => items.map(({ id }) => id))
    expect(await ids()).toEqual([shown])
    const list = (which: 'suspended' | 'flagged') => listItems(ground, ground.student, { page: 1, which })
    expect((await list('suspended')).items).toMatchObject([{ id: suspended, question: 'Question 1' }])
    expect((await list('flagged')).items).toMatchObject([{ id: shown, flag: 3 }])
    ground.clock.advance(DAY)
    await change(ground, suspended, { is_suspended: false })
    expect(await ids()).toEqual([suspended, buried, shown])
  })

  test('that is forgotten for the eighth time is set aside, and undoing that takes it back', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 1)
    const itemId = itemIds[0]!
    await answer(ground, itemId, 4)
    for (let lapse = 1; lapse <= 8; lapse += 1) {
      ground.clock.advance(40 * DAY)
      const { became_leech, item } = await answer(ground, itemId, 1)
      expect([lapse, became_leech, item.is_leech, item.is_suspended]).toEqual([
        lapse,
        lapse === 8,
        lapse === 8,
        lapse === 8,
      ])
      ground.clock.advance(5)
      if (lapse < 8) await answer(ground, itemId, 4)
    }
    expect((await listItems(ground, ground.student, { page: 1, which: 'leeches' })).items).toHaveLength(1)
    const { item } = await undoChange(ground, ground.student, { client_id: randomUUID() })
    expect(item).toMatchObject({ is_leech: false, is_suspended: false, lapse_count: 7 })
  })

  test('answered on two devices keeps both answers, in the order in which they were given', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 2)
    const [mixed, ordered] = itemIds as [number, number]
    ground.clock.advance(3 * DAY)
    // The device without a network answered first, and is heard last.
    await answer(ground, mixed, 3)
    await answer(ground, mixed, 1, { earlierSeconds: DAY })
    await answer(ground, ordered, 1, { earlierSeconds: DAY })
    await answer(ground, ordered, 3)
    const [one, other] = await listStates(ground)
    expect(one?.review_count).toBe(2)
    expect({ ...one, id: 0, source_id: 0 }).toEqual({ ...other, id: 0, source_id: 0 })
  })

  test('is answered between its handing out and now, whatever the clock of the device says', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 2)
    ground.clock.advance(DAY)
    const { handed_out_at } = await queue(ground)
    ground.clock.advance(600)
    const early = await answer(ground, itemIds[0]!, 3, { earlierSeconds: 40 * DAY, handed_out_at })
    expect(early.item.last_reviewed_at).toBe(handed_out_at)
    const late = await answer(ground, itemIds[1]!, 3, { earlierSeconds: -40 * DAY, handed_out_at })
    expect(late.item.last_reviewed_at).toBe(ground.clock.now().toISOString())
  })

  test('that was put off without a network is put off from the day on which that was done', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 1)
    const { handed_out_at } = await queue(ground)
    ground.clock.advance(3600)
    const changed_at = ground.clock.now().toISOString()
    ground.clock.advance(2 * DAY)
    const changed = await change(ground, itemIds[0]!, { is_buried: true, changed_at, handed_out_at })
    expect(changed.is_buried).toBe(false)
    expect((await queue(ground)).items).toHaveLength(1)
  })

  test('is undone by name for 30 days, and without a name today alone', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 1)
    const client_id = randomUUID()
    await answer(ground, itemIds[0]!, 4, { client_id })
    ground.clock.advance(29 * DAY)
    const undo = (body: object) => undoChange(ground, ground.student, { client_id: randomUUID(), ...body })
    await expect(undo({})).rejects.toMatchObject({ code: 'conflict' })
    expect((await undo({ undoes: client_id })).item).toMatchObject({ stage: 'new', review_count: 0 })
    await answer(ground, itemIds[0]!, 4, { client_id: randomUUID() })
    ground.clock.advance(31 * DAY)
    await expect(undo({ undoes: client_id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('takes so many answers and no more, and a study against the clock all the same', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 1)
    await ground.database.transaction(async (tx) => {
      for (let count = 0; count < MOST_EVENTS_OF_CARD; count += 1)
        await insertEvent(tx, {
          studentId: ground.student.id,
          itemId: itemIds[0],
          clientId: randomUUID(),
          kind: 'flag',
          detail: { flag: 1 },
          at: ground.clock.now(),
          day: 1,
          recordedAt: ground.clock.now(),
        })
    })
    await expect(answer(ground, itemIds[0]!, 3)).rejects.toMatchObject({ code: 'conflict' })
    await study(ground, set.id, [true])
    expect(await listStates(ground)).toMatchObject([{ review_count: 1, flag: 1 }])
  })

  test('that is deleted, or its set, is asked for no more', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 2)
    await answer(ground, itemIds[0]!, 3)
    await deleteCard(ground, ground.student, cardAt(set, 0).id)
    expect((await queue(ground)).items.map(({ id }) => id)).toEqual([itemIds[1]])
    await expect(answer(ground, itemIds[0]!, 3)).rejects.toMatchObject({ code: 'not_found' })
    await deleteSet(ground, ground.student, set.id)
    expect(await queue(ground)).toMatchObject({ items: [], new_count: 0, due_count: 0 })
    // It was done all the same.
    expect((await getToday(ground, ground.student)).reviewed_count).toBe(1)
  })
})

describeOnBothDatabases('A study against the clock', (database) => {
  test('counts by the first answer of a card and day: right is good, wrong is again, none is none', async () => {
    const ground = await layReviewGround(database())
    const { set } = await makeCards(ground, 3)
    await study(ground, set.id, [true, false])
    expect((await listStates(ground)).map(({ review_count, stage }) => [review_count, stage])).toEqual([
      [1, 'learning'],
      [1, 'learning'],
      [0, 'new'],
    ])
    ground.clock.advance(3600)
    await study(ground, set.id, [false, true, true])
    expect((await listStates(ground)).map(({ review_count }) => review_count)).toEqual([1, 1, 1])
    ground.clock.advance(DAY)
    await study(ground, set.id, [true])
    expect((await listStates(ground)).map(({ review_count }) => review_count)).toEqual([2, 1, 1])
  })

  test('counts nothing where the student has turned that off', async () => {
    const ground = await layReviewGround(database())
    const { set } = await makeCards(ground, 1)
    await settings(ground, { counts_studies: false })
    await study(ground, set.id, [true])
    expect((await listStates(ground)).map(({ review_count }) => review_count)).toEqual([0])
  })
})

describeOnBothDatabases('What reviewing came to', (database) => {
  test('is told at the end: right and missed by the first answer, time, and when the next is due', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 3)
    const { handed_out_at: since } = await queue(ground)
    ground.clock.advance(10)
    await answer(ground, itemIds[0]!, 1, { duration_ms: 4000 })
    ground.clock.advance(10)
    await answer(ground, itemIds[0]!, 3, { duration_ms: 2000 })
    await answer(ground, itemIds[1]!, 4, { duration_ms: 999_999 })
    const summary = await getSummary(ground, ground.student, { since })
    expect(summary).toMatchObject({ answer_count: 3, right_count: 1, missed_count: 1, duration_ms: 66_000 })
    expect(summary.missed.map(({ question }) => question)).toEqual(['Question 1'])
    expect(summary.due_tomorrow_count).toBe(1)
    expect(summary.next_due_at).toBe(new Date(ground.clock.now().getTime() + 10 * 60_000).toISOString())
    const later = { since: ground.clock.now().toISOString() }
    ground.clock.advance(60)
    expect((await getSummary(ground, ground.student, later)).answer_count).toBe(2)
  })

  test('is shown with what will be due, and how much was remembered', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 4)
    const given = []
    for (const id of itemIds) given.push(await answer(ground, id, 4, { duration_ms: 30_000 }))
    ground.clock.advance(12 * DAY)
    await answer(ground, itemIds[0]!, 1)
    await answer(ground, itemIds[1]!, 3)
    const stats = await getStats(ground, ground.student)
    expect(stats.retention).toEqual({ wished: 0.9, measured: 0.5, answer_count: 2 })
    expect(stats.due_by_day).toHaveLength(30)
    expect(stats.due_by_day[0]).toEqual({ date: '2026-12-13', count: 2 })
    expect(stats.days.map(({ answer_count, new_count, minutes }) => [answer_count, new_count, minutes])).toEqual([
      [4, 4, 2],
      [2, 0, 0],
    ])
    expect(stats.cards).toMatchObject({ new: 0, learning: 1, suspended: 0 })
    expect(stats.cards.young + stats.cards.mature).toBe(3)
    // The first of them came back then; from that day on something waited on each day without an answer.
    const first = Math.min(...given.map(({ wait }) => wait.count))
    const free = Array.from({ length: first - 1 }, (_, index) => `2026-12-${String(index + 2).padStart(2, '0')}`)
    expect(first).toBeGreaterThan(1)
    expect(stats.free_days_this_month).toEqual(free)
    expect(stats.days_studied_this_month).toBe(2 + free.length)
  })
})

/** How every card of the student stands, in the order in which they came. */
async function listStates(ground: ReviewGround) {
  const { database, student, clock } = ground
  const learner = await readLearner(database.queries, student.id, clock.now())
  const items = await listItemsAfter(database.queries, student.id, 0, 100)
  return items.map((item) => presentState(item, learner))
}
