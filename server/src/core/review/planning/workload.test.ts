import { RETENTION_CHOICES } from '@lectern/domain/review'
import { expect, test } from 'vitest'
import { answer, layReviewGround, makeCards } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { updateSettings } from '../update-settings.ts'
import { getWorkload } from './get-workload.ts'

describeOnBothDatabases('What a wish to remember costs', (database) => {
  test('is nothing without cards, and grows with the wish', async () => {
    const ground = await layReviewGround(database())
    const none = await getWorkload(ground, ground.student)
    expect(none.choices.map(({ retention }) => retention)).toEqual(RETENTION_CHOICES)
    expect(new Set(none.choices.map((choice) => `${choice.minutes_per_day} ${choice.remembered}`))).toEqual(
      new Set(['0 null']),
    )
    const { itemIds } = await makeCards(ground, 20)
    for (const id of itemIds) await answer(ground, id, 4, { duration_ms: 20_000 })
    await updateSettings(ground, ground.student, { retention: 0.88 })
    const { choices } = await getWorkload(ground, ground.student)
    expect(choices.map(({ retention }) => retention)).toContain(0.88)
    expect(choices.at(-1)!.minutes_per_day).toBeGreaterThan(choices[0]!.minutes_per_day)
    expect(choices.at(-1)!.remembered).toBeGreaterThan(choices[0]!.remembered!)
    // A stranger's cards are none of theirs.
    expect((await getWorkload(ground, ground.stranger)).choices[0]).toMatchObject({
      minutes_per_day: 0,
      remembered: null,
    })
  })
})
