import { randomUUID } from 'node:crypto'
import { dateOfDay, studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { bringMemories } from '../bring-memories.ts'
import { changeItem } from '../change-item.ts'
import { setExam } from '../exams/change-exam.ts'
import { getStats } from '../get-stats.ts'
import { listItemsAfter } from '../memory/item-store.ts'
import { undoChange } from '../undo-change.ts'
import { updateSetSettings, updateSettings } from '../update-settings.ts'

const DAY = 86_400
const dayOfMonth = (date: string) => Number(date.slice(-2))

describeOnBothDatabases('A day on which nothing was due', (database) => {
  test('counts as studied from the first day of studying on, as long as nothing waits, new cards neither', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 2)
    const free = async () => (await getStats(ground, ground.student)).free_days_this_month.map(dayOfMonth)
    const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
    // The cards are new on the 1st, and on the 2nd, when they are looked at for the first time.
    ground.clock.advance(DAY)
    expect(await free()).toEqual([])
    const { wait } = await answer(ground, itemIds[0]!, 4)
    expect(wait).toMatchObject({ unit: 'days' })
    const due = 2 + wait.count
    ground.clock.advance(2 * DAY)
    expect(await free()).toEqual([])
    // Who learns no new cards has nothing to do until the first one comes back.
    await updateSettings(ground, ground.student, { new_per_day: 0 })
    expect(await free()).toEqual([3, 4])
    ground.clock.advance((due + 2 - 4) * DAY)
    expect(await free()).toEqual(range(3, due))
    // What was due is known afterwards as well: not by how the card stands then, but by when it came back before.
    const client_id = randomUUID()
    await answer(ground, itemIds[0]!, 3, { client_id })
    expect(await free()).toEqual(range(3, due))
    ground.clock.advance(DAY)
    expect(await free()).toEqual([...range(3, due), due + 3])
    await undoChange(ground, ground.student, { client_id: randomUUID(), undoes: client_id })
    expect(await free()).toEqual(range(3, due))
    // What is set aside is not waited for from then on; on the days before it was.
    await changeItem(ground, ground.student, itemIds[0]!, { client_id: randomUUID(), is_suspended: true })
    expect(await free()).toEqual([...range(3, due), due + 3])
    await updateSettings(ground, ground.student, { new_per_day: 20 })
    expect(await free()).toEqual([])
    expect((await getStats(ground, ground.stranger)).free_days_this_month).toEqual([])
  })

  test('is one as well where new cards wait of which the student learns none, unless an exam asks for them', async () => {
    const ground = await layReviewGround(database())
    const learned = await makeCards(ground, 1)
    const { set } = await makeCards(ground, 2, 'Later')
    const free = async () => (await getStats(ground, ground.student)).free_days_this_month.map(dayOfMonth)
    const { wait } = await answer(ground, learned.itemIds[0]!, 4)
    expect(wait.count).toBeGreaterThan(4)
    ground.clock.advance(3 * DAY)
    expect(await free()).toEqual([])
    await updateSetSettings(ground, ground.student, set.id, { new_per_day: 0 })
    expect(await free()).toEqual([2, 3, 4])
    const date = dateOfDay(studyDayOf(ground.clock.now(), 'UTC') + 9)
    await setExam(ground, ground.student, set.id, { date })
    expect(await free()).toEqual([2, 3])
  })

  test('is one before answers that were brought from elsewhere, which waited for nothing here', async () => {
    const ground = await layReviewGround(database())
    const learned = await makeCards(ground, 1)
    await answer(ground, learned.itemIds[0]!, 4)
    ground.clock.advance(4 * DAY)
    const { set } = await makeCards(ground, 1, 'Brought')
    const at = (daysAgo: number) => new Date(ground.clock.now().getTime() - daysAgo * DAY * 1000)
    const [item] = await listItemsAfter(ground.database.queries, ground.student.id, learned.itemIds[0]!, 1)
    const reviews = [3, 1].map((daysAgo) => ({ at: at(daysAgo), grade: 3 as const, durationMs: 1000 }))
    const memory = { sourceId: item!.sourceId, part: 0, reviews, carried: null, isSuspended: false, flag: 0 }
    const group = { kind: 'card', groupId: set.id } as const
    await ground.database.transaction((tx) =>
      bringMemories(tx, ground.student, group, [{ ...memory, dueAt: at(-9) }], ground.clock.now()),
    )
    const { free_days_this_month: free } = await getStats(ground, ground.student)
    expect(free.map(dayOfMonth)).toEqual([3, 5])
  })
})
