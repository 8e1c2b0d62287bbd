import { readdir } from 'node:fs/promises'
import { MIGRATIONS_FOLDER } from '../migrate.ts'
import type { Ask } from './moved-tables.ts'

/** What texts of values depend on, so that both sides write and read them alike; and no limits of a role's own. */
const SESSION = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
  // One transaction takes as long as there are rows.
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
]

/** Has a connection write and read values as the other side does, for as long as it lasts. */
export async function readSession(ask: Ask): Promise<void> {
  for (const statement of SESSION) await ask(statement)
}

/** The drivers know of no types where every column is a text. */
export const asTexts =
  (query: (statement: string, values: unknown[]) => Promise<unknown[]>): Ask =>
  async (statement, values = []) =>
    (await query(statement, [...values])) as (string | null)[][]

/** The migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted()
}
