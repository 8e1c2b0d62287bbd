import { expect, test } from 'vitest'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { listeningRow } from '../../../test/rows/listening-row.ts'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listSets } from './list-sets.ts'
import { listUnfinished } from './list-unfinished.ts'
import { insertSet } from './set-store.ts'
import { listeningPieces } from './tables.ts'

describeOnBothDatabases('The list of listening sets', (database) => {
  const app = testApp(database, { ROLE: 'web' })

  test('counts the pieces of each set in progress, in one statement for many of them as for one', async () => {
    const student = await app.student()
    const begin = (title: string, pieces: number) =>
      database().transaction(async (tx) => {
        const row = { ...listeningRow(student.id, title, app.clock.now()), status: 'processing' as const }
        const stretches = Array.from({ length: pieces }, (_, index) => ({ start: index, end: index + 1 }))
        return insertSet(tx, { ...row, holdId: await endedHold(tx, student.id) }, stretches)
      })
    let statements = 0
    const counting = new Proxy(database().queries, {
      get(target, name) {
        if (name === 'select' || name === '$count') statements += 1
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }) as Queries
    const watched = Object.create(database(), { queries: { value: counting } })
    const list = async () => {
      statements = 0
      const { in_progress } = await listUnfinished({ database: watched }, student, 'en')
      return { statements, pieces: in_progress.map(({ pieces_done, pieces_total }) => [pieces_done, pieces_total]) }
    }
    await begin('One', 3)
    const one = await list()
    expect(one.pieces).toEqual([[0, 3]])
    const { id } = await begin('Two', 2)
    await begin('Three', 1)
    await database().transaction((tx) =>
      tx.insert(listeningPieces).values({
        setId: id,
        position: 2,
        start: 2,
        end: 3,
        transcript: { text: 'Heard.', language: 'en', segments: [] },
      }),
    )
    const many = await list()
    expect(many.pieces).toEqual([
      [0, 1],
      [1, 3],
      [0, 3],
    ])
    expect([one.statements, many.statements]).toEqual([1, 1])
    expect((await listSets(app.services, student, { page: 1, search: '' }, 'en')).in_progress).toHaveLength(3)
  })
})
