import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { study } from '../../../modules/recite/recite-test-ground.ts'
import { students } from '../../accounts/tables.ts'
import { changeItem } from '../change-item.ts'
import { reviewEvents, reviewItems } from '../tables.ts'
import { undoChange } from '../undo-change.ts'
import { updateSetSettings, updateSettings } from '../update-settings.ts'
import { lockLearner } from './learner.ts'
import { rebuildMemory } from './rebuild-memory.ts'

const STEPS = 150
const ZONES = ['Asia/Hong_Kong', 'Europe/London', 'America/Los_Angeles']

/** Random numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const rebuild = ({ database, clock, student }: ReviewGround) =>
  database.transaction(async (tx) => rebuildMemory(tx, await lockLearner(tx, student.id, clock.now())))

describeOnBothDatabases('The memory of a student', (database) => {
  test('made again out of the log is the one that is kept, whatever was done', async () => {
    const ground = await layReviewGround(database())
    const { student, clock } = ground
    const { set, itemIds } = await makeCards(ground, 8)
    const below = numbers(7)
    const itemId = () => itemIds[below(itemIds.length)]!
    const steps = [
      () => answer(ground, itemId(), (below(4) + 1) as 1 | 2 | 3 | 4, { duration_ms: below(90_000) }),
      () => answer(ground, itemId(), 1, { duration_ms: 4000 }),
      () => answer(ground, itemId(), 3, { earlierSeconds: below(3 * 86_400) }),
      () => undoChange(ground, student, { client_id: randomUUID() }).catch(() => null),
      () => changeItem(ground, student, itemId(), { client_id: randomUUID(), is_suspended: below(2) === 0 }),
      () => changeItem(ground, student, itemId(), { client_id: randomUUID(), is_buried: true }),
      () => changeItem(ground, student, itemId(), { client_id: randomUUID(), flag: below(5) }),
      () => study(ground, set.id, [below(2) === 0, below(2) === 0, below(2) === 0]),
      () => updateSettings(ground, student, { time_zone: ZONES[below(3)], retention: 0.8 + below(10) / 100 }),
      () => updateSetSettings(ground, student, set.id, { retention: below(2) === 0 ? null : 0.95 }),
    ]
    for (let step = 0; step < STEPS; step += 1) {
      await steps[below(2) === 0 ? 0 : below(steps.length)]?.()
      clock.advance(below(4) === 0 ? below(12 * 86_400) : below(900))
    }
    expect(await database().queries.$count(reviewEvents, eq(reviewEvents.studentId, student.id))).toBeGreaterThan(STEPS)
    expect(await rebuild(ground)).toEqual({ items: 0, days: 0 })
  })

  test('that was lost or spoilt comes back out of the log', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 3)
    for (const itemId of itemIds) await answer(ground, itemId, 4)
    const isTheirs = eq(reviewItems.studentId, ground.student.id)
    const read = () => database().queries.select().from(reviewItems).where(isTheirs).orderBy(reviewItems.id)
    const before = await read()
    await database().transaction((tx) =>
      tx.update(reviewItems).set({ stability: 1, dueDay: 3, reps: 9 }).where(isTheirs),
    )
    await database().queries.execute(sql`delete from review_days where student_id = ${ground.student.id}`)
    expect(await rebuild(ground)).toEqual({ items: 3, days: 1 })
    expect(await read()).toEqual(before)
  })

  test('stands on a log that nothing changes, and that goes with its student alone', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 1)
    await answer(ground, itemIds[0]!, 3)
    const { queries } = database()
    const refusal = { cause: expect.objectContaining({ message: 'The log of reviews is never changed' }) }
    await expect(queries.update(reviewEvents).set({ grade: 4 })).rejects.toMatchObject(refusal)
    await expect(queries.delete(reviewEvents)).rejects.toMatchObject(refusal)
    await expect(queries.execute(sql`truncate review_events`)).rejects.toMatchObject(refusal)
    const isTheirs = eq(reviewEvents.studentId, ground.student.id)
    expect(await queries.$count(reviewEvents, isTheirs)).toBe(1)
    await database().transaction(async (tx) => {
      await ground.credits.closeBalance(tx, ground.student.id)
      await tx.delete(students).where(eq(students.id, ground.student.id))
    })
    expect(await queries.$count(reviewEvents, isTheirs)).toBe(0)
  })
})
