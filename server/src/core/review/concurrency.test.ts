import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards } from '../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { createCard } from '../../modules/recite/cards/create-card.ts'
import { deleteCard } from '../../modules/recite/cards/delete-card.ts'
import { cardAt, study } from '../../modules/recite/recite-test-ground.ts'
import { deleteSet } from '../../modules/recite/sets/delete-set.ts'
import { Problem } from '../../problem.ts'
import { changeItem } from './change-item.ts'
import { getToday } from './get-today.ts'
import { lockLearner } from './memory/learner.ts'
import { rebuildMemory } from './memory/rebuild-memory.ts'
import { getQueue } from './queue/get-queue.ts'
import { undoChange } from './undo-change.ts'
import { updateSetSettings, updateSettings } from './update-settings.ts'

const ROUNDS = 8

describeOnBothDatabases('Reviews on several devices', (database) => {
  test('are kept or refused whatever is done at once: no call waits for another that waits for it', async () => {
    const ground = await layReviewGround(database())
    const { student } = ground
    const rebuild = () =>
      database().transaction(async (tx) => rebuildMemory(tx, await lockLearner(tx, student.id, ground.clock.now())))
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { set, itemIds } = await makeCards(ground, 4)
      const calls = [
        ...itemIds.map((id) => () => answer(ground, id, 3)),
        ...itemIds.map((id) => () => answer(ground, id, 1, { earlierSeconds: 5 })),
        () => study(ground, set.id, [true, false]),
        () => undoChange(ground, student, { client_id: randomUUID() }),
        () => changeItem(ground, student, itemIds[1] ?? 0, { client_id: randomUUID(), is_suspended: true }),
        () => updateSettings(ground, student, { retention: 0.8 }),
        () => updateSetSettings(ground, student, set.id, { new_per_day: 3 }),
        () => createCard(ground, student, set.id, { question: 'New?', answer: 'Yes' }),
        () => deleteCard(ground, student, cardAt(set, 3).id),
        rebuild,
        () => getQueue(ground, student, { limit: 20 }),
        () => getToday(ground, student),
        () => deleteSet(ground, student, set.id),
      ]
      // Every round another call comes first.
      const inTurn = [...calls.slice(round), ...calls.slice(0, round)]
      outcomes.push(...(await Promise.allSettled(inTurn.map((call) => call()))))
      ground.clock.advance(300)
    }
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(failures.filter((failure) => !(failure instanceof Problem))).toEqual([])
    expect(await rebuild()).toEqual({ items: 0, days: 0 })
  })
})
