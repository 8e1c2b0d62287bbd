import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { EmbeddedDatabase } from './open-embedded.ts'

let database: EmbeddedDatabase

beforeAll(async () => {
  database = (await createTestDatabase('embedded')) as EmbeddedDatabase
})
afterAll(() => database.close())

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  ((await database.queries.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows

const preparedAbout = (mark: string) =>
  rowsOf(sql`select statement from pg_prepared_statements where statement like ${`%as ${mark}`}`)

test('a statement is prepared once, whatever it is called with', async () => {
  for (const value of [1, 2, 3])
    expect(await rowsOf(sql`select ${value}::int as repeated`)).toEqual([{ repeated: value }])
  expect(await preparedAbout('repeated')).toHaveLength(1)
})

test('values of every kind come and go as PGlite itself would write and read them', async () => {
  const text = 'select $1::text as a, $2::bytea as b, $3::jsonb as c, $4::int[] as d, $5::bool as e, $6::int as f'
  const values = ['留空 ✓', new Uint8Array([0, 255]), { list: [1, null] }, [1, 2], false, null]
  const [own] = (await database.pglite.query(text, values)).rows as Record<string, unknown>[]
  const [a, b, c, d, e, f] = values
  const [ours] = await rowsOf(
    sql`select ${a}::text as a, ${sql.param(b)}::bytea as b, ${sql.param(c)}::jsonb as c, ${sql.param(d)}::int[] as d, ${e}::bool as e, ${f}::int as f`,
  )
  expect(ours).toEqual({ ...own, d: expect.anything() })
})

test('what differs with every call gives way to what is asked for again', async () => {
  const asked = () => rowsOf(sql`select ${1}::int as lasting`)
  for (let n = 0; n < 1000; n++) {
    await rowsOf(sql`select ${n}::int as ${sql.raw(`column_${n}`)}`)
    if (n % 200 === 0) await asked()
  }
  const [{ count } = {}] = await rowsOf(
    sql`select count(*)::int as count from pg_prepared_statements where name like ${'rows%'}`,
  )
  expect(count).toBe(300)
  expect(await preparedAbout('column_0')).toEqual([])
  expect(await preparedAbout('column_999')).toHaveLength(1)
  expect(await preparedAbout('lasting')).toHaveLength(1)
})

test('a long one is answered and not kept', async () => {
  const long = sql.join(
    Array.from({ length: 2000 }, (_, n) => sql`(${n}::int)`),
    sql`, `,
  )
  const asked = () => rowsOf(sql`select sum(n)::int as long_sum from (values ${long}) as numbers (n)`)
  expect([await asked(), await asked()]).toEqual([[{ long_sum: 1_999_000 }], [{ long_sum: 1_999_000 }]])
  expect(await rowsOf(sql`select name from pg_prepared_statements where statement like ${'%as long_sum%'}`)).toEqual([])
})

test('a statement that fails leaves others, its transaction and itself as PostgreSQL would', async () => {
  const divided = (by: number) => sql`select ${12}::int / ${by}::int as divided`
  await expect(rowsOf(divided(0))).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await rowsOf(divided(4))).toEqual([{ divided: 3 }])
  await expect(rowsOf(sql`select nonsense`)).rejects.toMatchObject({ cause: { code: '42703' } })
  const after = await database.transaction(async (tx) => {
    await expect(tx.transaction((inner) => inner.execute(divided(0)))).rejects.toMatchObject({
      cause: { code: '22012' },
    })
    return tx.execute(divided(3))
  })
  expect(after).toMatchObject({ rows: [{ divided: 4 }] })
  await expect(
    database.transaction(async (tx) => {
      await tx.execute(divided(0)).catch(() => {})
      await tx.execute(divided(2))
    }),
  ).rejects.toMatchObject({ cause: { code: '25P02' } })
})

test('a table whose columns change is read as it is then', async () => {
  await rowsOf(sql`create table changing (id int, note text)`)
  const read = () => rowsOf(sql`select * from changing`)
  expect(await read()).toEqual([])
  await rowsOf(sql`alter table changing add more int default 7`)
  await rowsOf(sql`insert into changing values (1, 'one')`)
  expect(await read()).toEqual([{ id: 1, note: 'one', more: 7 }])
})

test('calls at once are answered each with its own', async () => {
  const asked = Array.from({ length: 50 }, (_, n) => n)
  const answers = await Promise.all(
    asked.map((n) =>
      n % 5 === 0
        ? database.transaction(async (tx) => tx.execute(sql`select ${n}::int as n`))
        : database.queries.execute(sql`select ${n}::int as n`),
    ),
  )
  expect(answers.map((answer) => (answer as unknown as { rows: { n: number }[] }).rows[0]?.n)).toEqual(asked)
})
