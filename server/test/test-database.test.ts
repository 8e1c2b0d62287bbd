import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase, describeOnBothDatabases } from './test-database.ts'

describeOnBothDatabases('A test database', (database) => {
  test('is migrated and empty', async () => {
    const { rows } = (await database().queries.execute(sql`select count(*)::int as students from students`)) as {
      rows: unknown[]
    }
    expect(rows).toEqual([{ students: 0 }])
  })

  test('shares nothing with another one', async () => {
    const other = await createTestDatabase(database().kind)
    await other.transaction((tx) => tx.execute(sql`create table marks (mark text)`))
    await other.close()
    await expect(database().queries.execute(sql`select * from marks`)).rejects.toThrow('marks')
  })
})
