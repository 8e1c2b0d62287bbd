import { expect, test, vi } from 'vitest'
import type { Queries } from './database.ts'
import { sharedLook } from './shared-look.ts'

const databaseOf = (name: string) => ({ queries: name as unknown as Queries })

test('All who wait look by one statement, and each is given its own row', async () => {
  const look = vi.fn(async (_: Queries, ids: readonly number[]) => new Map(ids.map((id) => [id, `row ${id}`])))
  const wait = sharedLook(look)
  const database = databaseOf('one')
  const waits = Array.from({ length: 1000 }, (_, n) => wait(database, n % 10))
  expect((await Promise.all(waits)).slice(0, 11)).toEqual([
    ...Array.from({ length: 10 }, (_, n) => `row ${n}`),
    'row 0',
  ])
  expect(look.mock.calls).toEqual([['one', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]])
})

test('Whoever comes while a look is under way waits for the next one: nothing is told that was found before', async () => {
  const answers = [Promise.withResolvers<Map<number, string>>(), Promise.withResolvers<Map<number, string>>()]
  let looks = 0
  const wait = sharedLook(() => answers[looks++]?.promise ?? Promise.reject(new Error('one look too many')))
  const database = databaseOf('one')
  const first = wait(database, 1)
  await vi.waitUntil(() => looks === 1)
  const second = wait(database, 1)
  answers[0]?.resolve(new Map([[1, 'old']]))
  expect(await first).toBe('old')
  answers[1]?.resolve(new Map([[1, 'new']]))
  expect(await second).toBe('new')
})

test('A row that is not there is null, one of another database is not looked for, and a failure is told to all of its look', async () => {
  const wait = sharedLook(async (queries: Queries, ids: readonly number[]) => {
    if (String(queries) === 'broken') throw new Error('The database is gone')
    return new Map(ids.filter((id) => id > 1).map((id) => [id, String(queries)]))
  })
  const [one, other, broken] = [databaseOf('one'), databaseOf('other'), databaseOf('broken')]
  const waits = Promise.allSettled([wait(one, 1), wait(one, 2), wait(other, 2), wait(broken, 2), wait(broken, 3)])
  const [gone, there, elsewhere, ...failed] = await waits
  expect([gone, there, elsewhere]).toMatchObject([{ value: null }, { value: 'one' }, { value: 'other' }])
  for (const wait of failed) expect(wait).toMatchObject({ reason: { message: 'The database is gone' } })
  expect(await wait(one, 2)).toBe('one')
})
