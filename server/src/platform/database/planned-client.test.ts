import { sql } from 'drizzle-orm'
import type { Client, QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { PlannedClient } from './planned-client.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())

const serverUrl = (opened: OpenDatabase): string => (opened.kind === 'server' ? opened.url : '')

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

test('a statement is described once on its connection, and its rows are read the same way again', async () => {
  const client: Client = new PlannedClient({ connectionString: serverUrl(database) })
  await client.connect()
  onTestFinished(() => client.end())
  let descriptions = 0
  // The types leave out the connection that a client stands on.
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('rowDescription', () => {
    descriptions += 1
  })
  const ask = (number: number, rowMode?: 'array') =>
    client.query({ text: 'select $1::int as number, now() as at, null as nothing', rowMode } as QueryConfig, [number])
  const asked = [await ask(1), await ask(2), await ask(3)]
  expect(asked.map(({ rows }) => rows)).toEqual(
    [1, 2, 3].map((number) => [{ number, at: expect.any(Date), nothing: null }]),
  )
  expect((await ask(4, 'array')).rows).toEqual([[4, expect.any(Date), null]])
  expect(descriptions).toBe(1)
})

test('a statement that fails, or finds nothing, is as one that was asked for the first time', async () => {
  const divide = (number: number) =>
    database.queries.execute(
      sql`select 1 / part as whole from (values (${number}::int)) as parts (part) where part < 5`,
    )
  const rowsOf = async (number: number) => ((await divide(number)) as unknown as { rows: unknown[] }).rows
  expect(await rowsOf(1)).toEqual([{ whole: 1 }])
  await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await rowsOf(9)).toEqual([])
  expect(await rowsOf(1)).toEqual([{ whole: 1 }])
})

test('a statement whose table has changed meanwhile is refused and never read wrongly', async () => {
  const client: Client = new PlannedClient({ connectionString: serverUrl(database) })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('create temporary table shapes (a int, b text)')
  await client.query("insert into shapes values (1, 'one')")
  const ask = () => client.query('select * from shapes where a = $1', [1])
  const askByName = () => client.query({ text: 'select * from shapes where a > $1' } as QueryConfig, [0])
  expect((await ask()).rows).toEqual([{ a: 1, b: 'one' }])
  expect((await askByName()).rows).toEqual([{ a: 1, b: 'one' }])
  await client.query('alter table shapes add column c int default 3')
  await expect(askByName()).rejects.toMatchObject({ code: '0A000' })
  expect((await ask()).rows).toEqual([{ a: 1, b: 'one', c: 3 }])
})

test('statements that differ with every call stop being prepared, and are answered all the same', async () => {
  await database.transaction(async (tx) => {
    for (let n = 0; n < 600; n++) await tx.execute(sql`select ${n}::int as ${sql.raw(`column_${n}`)}`)
  })
  expect(await plansOf('latecomer')).toBe(0)
})
