import { vi } from 'vitest'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

/** How many statements `work` sends outside of transactions. */
export async function countStatements(database: OpenDatabase, work: () => Promise<unknown>): Promise<number> {
  const prepared = vi.spyOn(database.queries._.session, 'prepareQuery')
  try {
    await work()
    return prepared.mock.calls.length
  } finally {
    prepared.mockRestore()
  }
}
