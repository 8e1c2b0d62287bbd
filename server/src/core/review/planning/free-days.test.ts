import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { changeItem } from '../change-item.ts'
import { getStats } from '../get-stats.ts'
import { undoChange } from '../undo-change.ts'
import { updateSettings } from '../update-settings.ts'

const DAY = 86_400

describeOnBothDatabases('A day on which nothing was due', (database) => {
  test('counts as studied from the first day of studying on, as long as nothing waits, new cards neither', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 2)
    const free = async () =>
      (await getStats(ground, ground.student)).free_days_this_month.map((date) => Number(date.slice(-2)))
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
    // What is set aside is not waited for.
    await changeItem(ground, ground.student, itemIds[0]!, { client_id: randomUUID(), is_suspended: true })
    expect(await free()).toEqual(range(3, due + 4))
    await updateSettings(ground, ground.student, { new_per_day: 20 })
    expect(await free()).toEqual([])
    expect((await getStats(ground, ground.stranger)).free_days_this_month).toEqual([])
  })
})
