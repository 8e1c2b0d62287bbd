import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { updateSetSettings, updateSettings } from '../update-settings.ts'
import { listStanding } from './event-store.ts'
import { learnerOf, lockLearner } from './learner.ts'
import { readStanding, type Standing } from './next-answer-store.ts'
import { rebuildMemory } from './rebuild-memory.ts'
import { recordNextAnswer } from './record-event.ts'

async function standingOf({ database, student }: ReviewGround, itemId: number): Promise<Standing> {
  const standing = await readStanding(database.queries, { studentId: student.id, itemId, clientId: randomUUID() })
  if (!standing) throw new Error('The card is not there')
  return standing
}

function record({ database, clock }: ReviewGround, standing: Standing) {
  const learner = learnerOf(standing.settings, clock.now())
  const event = { clientId: randomUUID(), kind: 'review', grade: 3, at: learner.now, day: learner.today } as const
  return recordNextAnswer(database.queries, learner, standing, event)
}

const rebuild = ({ database, student, clock }: ReviewGround) =>
  database.transaction(async (tx) => rebuildMemory(tx, await lockLearner(tx, student.id, clock.now())))

describeOnDatabase('server', 'An answer that comes next', (database) => {
  test('is written with its card and its day, and not where either row changed since they were read', async () => {
    const ground = await layReviewGround(database())
    const { set, itemIds } = await makeCards(ground, 2)
    const [first = 0, second = 0] = itemIds
    await answer(ground, first, 3)
    ground.clock.advance(60)

    const [one, another] = [await standingOf(ground, first), await standingOf(ground, first)]
    expect(one).toMatchObject({ eventCount: 1, isWritten: false, isGone: false })
    expect(await record(ground, one)).toMatchObject({ id: first, reps: 2 })
    ground.clock.advance(60)
    expect(await record(ground, another)).toBeNull()
    expect(await listStanding(ground.database.queries, ground.student.id, first)).toHaveLength(2)

    const before = await standingOf(ground, second)
    await updateSettings(ground, ground.student, { retention: 0.8 })
    expect(await record(ground, before)).toBeNull()
    const meanwhile = await standingOf(ground, second)
    await updateSetSettings(ground, ground.student, set.id, { retention: 0.97 })
    expect(await record(ground, meanwhile)).toBeNull()
    expect(await record(ground, await standingOf(ground, second))).toMatchObject({ id: second, reps: 1 })
    expect(await rebuild(ground)).toEqual({ items: 0, days: 0 })
  })

  test('waits for who holds the learner, and is not written over what that left', async () => {
    const ground = await layReviewGround(database())
    const { itemIds } = await makeCards(ground, 1)
    const [itemId = 0] = itemIds
    await answer(ground, itemId, 3)
    ground.clock.advance(60)
    const standing = await standingOf(ground, itemId)
    const outcomes = await Promise.all([answer(ground, itemId, 1), record(ground, standing), answer(ground, itemId, 4)])
    const kept = outcomes.filter((outcome) => outcome !== null)
    expect(await listStanding(ground.database.queries, ground.student.id, itemId)).toHaveLength(kept.length + 1)
    expect(await rebuild(ground)).toEqual({ items: 0, days: 0 })
  })
})
