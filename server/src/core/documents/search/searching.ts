import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/database.ts'

/** Runs searches in a transaction that looks up by the index. */
export const searching = <Result>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    // It is always the shorter way: the planner counts the lines that it saves, and not how long they are.
    await tx.execute(sql`set local enable_seqscan = off`)
    return work(tx)
  })
