import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())

/** How often each statement about `mark` was planned for this connection. */
const plansOf = (mark: string) =>
  database.transaction(async (tx) => {
    for (const value of [1, 2, 3]) await tx.execute(sql`select ${value}::int as ${sql.raw(mark)}`)
    const prepared = sql`select statement from pg_prepared_statements where statement like ${`%as ${mark}`}`
    return ((await tx.execute(prepared)) as unknown as { rows: unknown[] }).rows.length
  })

test('a statement with parameters is prepared once, whatever it is called with', async () => {
  expect(await plansOf('repeated')).toBe(1)
})

test('statements that differ with every call stop being prepared, and are answered all the same', async () => {
  await database.transaction(async (tx) => {
    for (let n = 0; n < 600; n++) await tx.execute(sql`select ${n}::int as ${sql.raw(`column_${n}`)}`)
  })
  expect(await plansOf('latecomer')).toBe(0)
})
