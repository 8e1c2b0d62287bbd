import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/test-database.ts'

describeOnBothDatabases('What names a material of its own student', (database) => {
  // Drizzle knows `on delete set null` of all columns alone: a migration that it writes anew would lose the list.
  test('loses the material alone where that is deleted, and keeps its student', async () => {
    const references = sql`
      select conname as named, confdeltype::text as on_delete,
        (select string_agg(attname, ',') from pg_attribute
          where attrelid = conrelid and attnum = any (confdelsetcols)) as emptied
      from pg_constraint
      where contype = 'f' and confrelid = 'materials'::regclass and cardinality(conkey) > 1`
    const { rows } = (await database().queries.execute(references)) as unknown as { rows: { named: string }[] }
    expect(rows).not.toEqual([])
    for (const row of rows) expect(row).toEqual({ named: row.named, on_delete: 'n', emptied: 'material_id' })
  })
})
