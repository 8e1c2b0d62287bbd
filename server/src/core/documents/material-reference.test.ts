import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/test-database.ts'

describeOnBothDatabases('What names a material of its own student', (database) => {
  // Drizzle knows `on delete set null` of all columns alone: a migration that it writes anew would lose the list.
  test('loses the material alone where that is deleted, and keeps its student; an exam of it goes with it', async () => {
    const references = sql`
      select conname as named, confdeltype::text as on_delete,
        (select string_agg(attname, ',') from pg_attribute
          where attrelid = conrelid and attnum = any (confdelsetcols)) as emptied
      from pg_constraint
      where contype = 'f' and confrelid = 'materials'::regclass and cardinality(conkey) > 1`
    const { rows } = (await database().queries.execute(references)) as unknown as { rows: { named: string }[] }
    expect(rows).not.toEqual([])
    for (const { named, ...row } of rows)
      expect([named, row]).toEqual([
        named,
        named === 'review_exams_of_own_material'
          ? { on_delete: 'c', emptied: null }
          : { on_delete: 'n', emptied: 'material_id' },
      ])
  })
})
