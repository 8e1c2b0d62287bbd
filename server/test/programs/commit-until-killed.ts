import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../../src/platform/database/open-embedded.ts'

/** Commits the numbers from 1 on to the database in the folder given, and prints each one once it is acknowledged. */
const database = await openEmbeddedDatabase(process.argv[2] ?? '', () => {})
await database.transaction((tx) => tx.execute(sql`create table if not exists marks (mark int)`))
for (let mark = 1; ; mark += 1) {
  await database.transaction((tx) => tx.execute(sql`insert into marks values (${mark})`))
  process.stdout.write(`${mark}\n`)
}
