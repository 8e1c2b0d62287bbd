import { dateOfDay, studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { takeAlong } from '../../../../test/away-device.ts'
import { answer, bringMaterial, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { removeMaterial } from '../../documents/material-store.ts'
import { getQueue } from '../queue/get-queue.ts'
import { listPractice } from '../queue/list-practice.ts'
import { updateSettings } from '../update-settings.ts'
import { keepForecasts, setExam, setMaterialExam } from './change-exam.ts'
import { showExamPlan, showExams } from './plan-exam.ts'
import { showExamSections } from './plan-sections.ts'

const DAY = 86_400

const dateIn = ({ clock }: ReviewGround, days: number) => ({ date: dateOfDay(studyDayOf(clock.now(), 'UTC') + days) })
const exams = async (ground: ReviewGround) => (await showExams(ground, ground.student)).exams
const setIn = (ground: ReviewGround, materialId: number, days: number) =>
  setMaterialExam(ground, ground.student, materialId, dateIn(ground, days))

describeOnBothDatabases('An exam of a material', (database) => {
  test('has all cards made of it learned in time, across sets, and the same without a network', async () => {
    const ground = await layReviewGround(database())
    const lesson = await bringMaterial(ground)
    await makeCards(ground, 5, 'Other')
    const first = await makeCards(ground, 8, 'First', lesson)
    await makeCards(ground, 12, 'Second', lesson)
    await updateSettings(ground, ground.student, { new_per_day: 1 })
    const { plan } = await setIn(ground, lesson, 6)
    expect(plan).toMatchObject({ new_per_day: 4, new_count: 20, card_count: 20, recall_if_left: 0 })
    // A set of it has an exam too: its cards come for both, and none twice.
    await setExam(ground, ground.student, first.set.id, dateIn(ground, 3))
    const device = await takeAlong(ground)
    const asked: string[][] = []
    for (let day = 0; day < 5; day += 1) {
      const { items } = await getQueue(ground, ground.student, { limit: 100 })
      const fresh = items.filter(({ stage }) => stage === 'new')
      expect(
        device
          .plan()
          .ordered.filter(({ memory }) => memory.stage === 'new')
          .map(({ id }) => id),
      ).toEqual(fresh.map(({ id }) => id))
      asked.push(fresh.map(({ set }) => set.title))
      // One that is answered leaves as many to the others of today as before.
      for (const { id } of fresh) {
        device.answer(id, 4)
        await answer(ground, id, 4)
      }
      expect((await getQueue(ground, ground.student, { limit: 100 })).new_count).toBe(0)
      expect(device.plan().newCount).toBe(0)
      ground.clock.advance(DAY)
    }
    expect(asked.map((titles) => titles.length)).toEqual([4, 4, 4, 4, 4])
    expect(new Set(asked.slice(0, 2).flat())).toEqual(new Set(['First']))
    expect(new Set(asked.slice(2).flat())).toEqual(new Set(['Second']))
  })

  test('brings in the queue of one set what falls on its cards', async () => {
    const ground = await layReviewGround(database())
    const lesson = await bringMaterial(ground)
    const first = await makeCards(ground, 3, 'First', lesson)
    const second = await makeCards(ground, 9, 'Second', lesson)
    await updateSettings(ground, ground.student, { new_per_day: 0 })
    await setIn(ground, lesson, 3)
    const device = await takeAlong(ground)
    const counts = [first, second].map(async ({ set }) => {
      const { new_count } = await getQueue(ground, ground.student, { limit: 100, set_id: set.id })
      return new_count
    })
    expect(await Promise.all(counts)).toEqual([3, 3])
    expect(device.plan().newCount).toBe(6)
  })

  test('is told with its title, its plan, what does not fit and what was foretold, and can be gone through', async () => {
    const ground = await layReviewGround(database())
    const lesson = await bringMaterial(ground, 'Cells.pdf')
    const { set, itemIds } = await makeCards(ground, 10, 'First', lesson)
    await makeCards(ground, 10, 'Second', lesson)
    await makeCards(ground, 3, 'Other')
    for (const id of itemIds.slice(0, 5)) await answer(ground, id, 4)
    const { id, plan } = await setIn(ground, lesson, 4)
    expect((await setIn(ground, lesson, 5)).id).toBe(id)
    expect(await exams(ground)).toMatchObject([
      { id, days_left: 5, flashcard_set: null, material: { id: lesson, title: 'Cells.pdf' } },
    ])
    const short = await showExamPlan(ground, ground.student, id, { minutes: plan!.minutes_per_day / 3 })
    expect(short.left_out_count).toBeGreaterThan(0)
    expect(short.left_out.at(-1)?.set.title).toBe('Second')
    const engine = {
      placeInSections: async (text: string, passages: readonly string[]) => {
        expect(text).toContain('smallest unit of life')
        return { sections: [], places: passages.map(() => null) }
      },
    } as never
    const limits = { hit: async () => {} } as never
    const none = await showExamSections(
      { ...ground, engine, limits },
      ground.student,
      id,
      {},
      new AbortController().signal,
    )
    expect(none).toEqual({ sections: [] })
    const practised = await listPractice(ground, ground.student, { way: 'cram', material_id: lesson })
    expect(new Set(practised.items.map(({ set }) => set.title))).toEqual(new Set(['First', 'Second']))
    expect(practised.items.at(-1)?.set.id).toBe(set.id)
    ground.clock.advance(5 * DAY)
    await keepForecasts(ground)
    const [foretold] = await exams(ground)
    expect(foretold!.forecast).toBeGreaterThan(0.2)
    expect(foretold!.forecast).toBeLessThan(0.25)
  })

  test('is of its student alone, and goes with its material, whose cards stay', async () => {
    const ground = await layReviewGround(database())
    const lesson = await bringMaterial(ground)
    const { itemIds } = await makeCards(ground, 2, 'First', lesson)
    const { id } = await setIn(ground, lesson, 2)
    const { stranger } = ground
    const refusals = [
      () => setMaterialExam(ground, stranger, lesson, dateIn(ground, 3)),
      () => listPractice(ground, stranger, { way: 'cram', material_id: lesson }),
      () => showExamPlan(ground, stranger, id, { minutes: 1 }),
    ]
    for (const refused of refusals) await expect(refused()).rejects.toMatchObject({ code: 'not_found' })
    await expect(setIn(ground, lesson, -1)).rejects.toMatchObject({ code: 'invalid' })
    await ground.database.transaction((tx) => removeMaterial(tx, ground.student.id, lesson))
    expect(await exams(ground)).toEqual([])
    expect((await getQueue(ground, ground.student, { limit: 10 })).items.map((item) => item.id)).toEqual(itemIds)
    await expect(setIn(ground, lesson, 2)).rejects.toMatchObject({ code: 'not_found' })
  })
})
