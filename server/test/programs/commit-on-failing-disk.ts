import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../../src/platform/database/open-embedded.ts'

/** Opens the database in the folder given, lets the disk fail, and says `acknowledged` if a commit passes all the same. */
const database = await openEmbeddedDatabase(process.argv[2] ?? '', () => {})
await database.transaction((tx) => tx.execute(sql`create table marks (mark text)`))
fs.fdatasyncSync = () => {
  throw Object.assign(new Error('the disk is gone'), { code: 'EIO' })
}
syncBuiltinESMExports()
await database.transaction((tx) => tx.execute(sql`insert into marks values ('lost')`)).catch(() => {})
process.stdout.write('acknowledged')
