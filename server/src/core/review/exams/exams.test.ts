import { dateOfDay, studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { deleteSet } from '../../../modules/recite/sets/delete-set.ts'
import { listItemsAfter } from '../memory/item-store.ts'
import { getQueue } from '../queue/get-queue.ts'
import { listPractice } from '../queue/list-practice.ts'
import { updateSettings } from '../update-settings.ts'
import { keepForecasts, removeExam, setExam, setMark } from './change-exam.ts'
import { showExamPlan, showExams } from './plan-exam.ts'

const DAY = 86_400

const dateIn = ({ clock }: ReviewGround, days: number) => dateOfDay(studyDayOf(clock.now(), 'UTC') + days)
const exams = async (ground: ReviewGround) => (await showExams(ground, ground.student)).exams
const setIn = (ground: ReviewGround, setId: number, days: number) =>
  setExam(ground, ground.student, setId, { date: dateIn(ground, days) })

describeOnBothDatabases('An exam', (database) => {
  test('has its set learned in time, also beyond the limit of a day, and before other sets', async () => {
    const ground = await layReviewGround(database())
    await makeCards(ground, 5, 'Other')
    const { set } = await makeCards(ground, 60, 'Exam')
    await updateSettings(ground, ground.student, { new_per_day: 4 })
    // 60 cards on 10 days, since the last one brings none.
    const { plan } = await setIn(ground, set.id, 11)
    expect(plan).toMatchObject({ new_per_day: 6, new_count: 60, card_count: 60, recall_if_left: 0 })
    expect(plan!.recall).toBeGreaterThan(0.8)
    const queue = () => getQueue(ground, ground.student, { limit: 100 })
    const first = await queue()
    expect(first.items.map(({ set }) => set.title)).toEqual(Array(6).fill('Exam'))
    for (const { id } of first.items.slice(0, 4)) await answer(ground, id, 4)
    expect((await queue()).new_count).toBe(2)
    for (const { id } of (await queue()).items) await answer(ground, id, 4)
    expect((await queue()).new_count).toBe(0)
    ground.clock.advance(DAY)
    expect((await queue()).new_count).toBe(6)
    // After the exam, the usual limit.
    ground.clock.advance(11 * DAY)
    expect((await queue()).new_count).toBe(4)
  })

  test('says what to leave out when time is short', async () => {
    const ground = await layReviewGround(database())
    const { set } = await makeCards(ground, 40)
    const { id, plan } = await setIn(ground, set.id, 5)
    const enough = await showExamPlan(ground, ground.student, id, { minutes: plan!.minutes_per_day + 1 })
    expect(enough).toMatchObject({ left_out_count: 0, left_out: [] })
    const short = await showExamPlan(ground, ground.student, id, { minutes: plan!.minutes_per_day / 2 })
    expect(short.left_out_count).toBe(40 - short.plan.new_count)
    expect(short.left_out_count).toBeGreaterThan(10)
    expect(short.left_out.at(-1)?.question).toContain('40')
    expect(short.plan.recall).toBeLessThan(plan!.recall)
  })

  test('that is today says what today takes, and what of it can be left out', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 30)
    for (const id of itemIds.slice(0, 10)) await answer(ground, id, 4)
    const { id, plan } = await setIn(ground, set.id, 0)
    expect(plan).toMatchObject({ new_per_day: 20, new_count: 20, card_count: 30, recall: 1 })
    expect(plan!.minutes_per_day).toBeGreaterThan(0)
    expect(plan!.recall_if_left).toBeCloseTo(1 / 3, 9)
    const half = await showExamPlan(ground, ground.student, id, { minutes: plan!.minutes_per_day / 2 })
    expect(half).toMatchObject({ plan: { new_count: 10, new_per_day: 10 }, left_out_count: 10 })
    expect(half.plan.recall).toBeCloseTo(2 / 3, 9)
  })

  test('is foretold as its day begins, before its answers are known, and held against its mark', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 4)
    for (const id of itemIds.slice(0, 2)) await answer(ground, id, 4)
    const { id } = await setIn(ground, set.id, 3)
    await expect(setMark(ground, ground.student, id, { mark: 80 })).rejects.toMatchObject({ code: 'conflict' })
    ground.clock.advance(2 * DAY)
    await keepForecasts(ground)
    expect((await exams(ground))[0]).toMatchObject({ forecast: null })
    ground.clock.advance(DAY)
    await Promise.all([keepForecasts(ground), keepForecasts(ground)])
    const [foretold] = await exams(ground)
    // Two of four were learned, and are remembered almost surely.
    expect(foretold!.forecast).toBeGreaterThan(0.45)
    expect(foretold!.forecast).toBeLessThan(0.5)
    for (const item of itemIds) await answer(ground, item, 4)
    await keepForecasts(ground)
    ground.clock.advance(DAY)
    const marked = await setMark(ground, ground.student, id, { mark: 71.5 })
    expect(marked).toMatchObject({ is_over: true, plan: null, mark: 71.5, forecast: foretold!.forecast })
    expect(await setMark(ground, ground.student, id, { mark: null })).toMatchObject({ mark: null })
    await expect(showExamPlan(ground, ground.student, id, { minutes: 5 })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is one a set to come, on a day to come, of the student alone, and goes with its set', async () => {
    const ground = await layReviewGround(database())
    const { set } = await makeCards(ground, 2)
    const first = await setIn(ground, set.id, 5)
    expect((await setIn(ground, set.id, 9)).id).toBe(first.id)
    expect(await exams(ground)).toMatchObject([{ days_left: 9, flashcard_set: { id: set.id, title: 'Cells' } }])
    for (const days of [-1, 731]) await expect(setIn(ground, set.id, days)).rejects.toMatchObject({ code: 'invalid' })
    const { stranger } = ground
    await expect(setExam(ground, stranger, set.id, { date: dateIn(ground, 3) })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(removeExam(ground, stranger, first.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(showExamPlan(ground, stranger, first.id, { minutes: 1 })).rejects.toMatchObject({ code: 'not_found' })
    expect((await showExams(ground, stranger)).exams).toEqual([])
    await deleteSet({ ...ground, queue: {} as never }, ground.student, set.id)
    expect(await exams(ground)).toEqual([])
  })

  test('of twenty to come there can be no more, and one less once it is removed', async () => {
    const ground = await layReviewGround(database())
    const ids: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const { set } = await makeCards(ground, 1, `Set ${count}`)
      ids.push((await setIn(ground, set.id, 3)).id)
    }
    const { set } = await makeCards(ground, 1, 'One too many')
    await expect(setIn(ground, set.id, 3)).rejects.toMatchObject({ code: 'conflict' })
    await removeExam(ground, ground.student, ids[0]!)
    expect((await setIn(ground, set.id, 3)).days_left).toBe(3)
  })
})

describeOnBothDatabases('Practice', (database) => {
  test('brings what is due next, or the least remembered, and changes nothing', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 3)
    const [late, soon, fresh] = itemIds
    await answer(ground, late!, 4)
    ground.clock.advance(9 * DAY)
    await answer(ground, late!, 4)
    await answer(ground, soon!, 4)
    const states = () => listItemsAfter(ground.database.queries, ground.student.id, 0, 10)
    const before = await states()
    const ids = async (way: 'ahead' | 'cram') =>
      (await listPractice(ground, ground.student, { way, set_id: set.id })).items.map(({ id }) => id)
    expect(await ids('ahead')).toEqual([soon, late])
    ground.clock.advance(DAY)
    expect(await ids('cram')).toEqual([fresh, soon, late])
    const practice = { way: 'cram', set_id: set.id } as const
    const second = await listPractice(ground, ground.student, { ...practice, after: 1 })
    expect([second.total_count, second.items.map(({ id }) => id)]).toEqual([3, [soon, late]])
    expect(await listPractice(ground, ground.student, { ...practice, after: 3 })).toEqual({ items: [], total_count: 3 })
    expect(await states()).toEqual(before)
    expect((await listPractice(ground, ground.stranger, { way: 'cram' })).items).toEqual([])
    await expect(listPractice(ground, ground.stranger, { way: 'cram', set_id: set.id })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
