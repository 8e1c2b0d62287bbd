import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { EmbeddedDatabase } from './open-embedded.ts'

const DAY = '2026-11-23'
const MOMENT = `${DAY}T05:20:00Z`
const STATEMENT = `select timestamptz '${MOMENT}' as moment, date '${DAY}' as day, array[date '${DAY}'] as days, 7 as number`

test('Rows hold dates as PostgreSQL writes them, also within a transaction, and others get them as PGlite reads them', async () => {
  const database = (await createTestDatabase('embedded')) as EmbeddedDatabase
  const { queries, pglite } = database
  const written = { moment: expect.stringMatching(/^2026-11-23 \d\d:20:00/), day: DAY, days: `{${DAY}}`, number: 7 }
  const rowsOf = (answer: unknown) => (answer as { rows: unknown[] }).rows
  const read = { moment: new Date(MOMENT), day: new Date(DAY), days: [new Date(DAY)], number: 7 }
  expect(rowsOf(await queries.execute(sql.raw(STATEMENT)))).toEqual([written])
  expect((await pglite.query(STATEMENT)).rows).toEqual([read])
  expect(await pglite.exec(STATEMENT)).toMatchObject([{ rows: [read] }])
  const within = await database.transaction((tx) => tx.transaction((inner) => inner.execute(sql.raw(STATEMENT))))
  expect(rowsOf(within)).toEqual([written])
  await database.close()
})
