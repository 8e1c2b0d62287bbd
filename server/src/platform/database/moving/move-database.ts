import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../open-embedded.ts'
import { CannotMoveError } from './cannot-move-error.ts'
import { type ComparedTable, compareTable } from './compare-tables.ts'
import { copySequence, copyTable } from './copy-table.ts'
import { fillTarget } from './move-target.ts'
import { type Ask, listMovedTables, type MovedTable } from './moved-tables.ts'
import { asTexts, migrationNames, readSession } from './sides.ts'

interface Move {
  /** Whose embedded database is moved. It is only read. */
  dataDir: string
  /** A PostgreSQL that is empty. */
  url: string
  /** Told of each table whose rows are there. */
  onCopied: (table: string, rows: number) => void
  /** Everything else that has to be there before the rows count. */
  beforeCommit: () => Promise<void>
}

/**
 * Copies every row of the embedded database to another, and compares them row by row. All of it is there afterwards, or
 * nothing.
 * @throws CannotMoveError, and ConfigError when the embedded database is in use
 */
export async function moveDatabase({ dataDir, url, onCopied, beforeCommit }: Move): Promise<ComparedTable[]> {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new CannotMoveError(`There is no embedded database in ${dataDir}`)
  const source = await openEmbeddedDatabase(dataDir, () => {})
  try {
    const from = asTexts(
      async (text, values) => (await source.pglite.query(text, values, { rowMode: 'array' })).rows as unknown[],
    )
    await readSession(from)
    await assertMigrated(from)
    const tables = await listMovedTables(from)
    return await fillTarget(url, async (to, filled) => {
      await assertSame(from, to, tables, filled)
      for (const table of tables) {
        const rows = await copyTable(from, to, table)
        await copySequence(from, to, table)
        if (rows > 0) onCopied(table.name, rows)
      }
      const compared = await compareTables(from, to, tables)
      await beforeCommit()
      return compared
    })
  } finally {
    await source.close()
  }
}

async function assertMigrated(from: Ask): Promise<void> {
  const [known] = await from(
    `select to_regclass('drizzle.__drizzle_migrations')::text, to_regclass('pgboss.version')::text`,
  )
  const applied = known?.[0] ? await from('select name::text from drizzle.__drizzle_migrations order by 1') : []
  const expected = await migrationNames()
  const names = applied.map(([name]) => name)
  const isSame = known?.[1] && names.length === expected.length && expected.every((name) => names.includes(name))
  if (!isSame)
    throw new CannotMoveError(
      'The embedded database is of another version of Lectern: run lectern migrate with this one, or this with that one',
    )
}

/** By the schema itself, and by that of the queue, whose library makes its own. */
async function assertSame(from: Ask, to: Ask, tables: readonly MovedTable[], filled: readonly MovedTable[]) {
  const [here, there] = await Promise.all([from, to].map((ask) => ask('select version::text from pgboss.version')))
  if (JSON.stringify([here, tables]) === JSON.stringify([there, filled])) return
  throw new CannotMoveError('The two databases do not have the same tables: run lectern migrate on the embedded one')
}

async function compareTables(from: Ask, to: Ask, tables: readonly MovedTable[]): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = []
  for (const table of tables) compared.push(await compareTable(from, to, table))
  const differences = compared.flatMap(({ difference }) => difference ?? [])
  if (differences.length > 0)
    throw new CannotMoveError(`Not moved, since it would not be the same: ${differences.join('; ')}`)
  return compared
}
