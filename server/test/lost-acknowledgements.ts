import type { Database } from '../src/platform/database/database.ts'

/** `database`, of whose commits the ones that `isLost` names, counted from 1, are made and never acknowledged. */
export function losingAcknowledgements(database: Database, isLost: (transaction: number) => boolean): Database {
  let transactions = 0
  const transaction: Database['transaction'] = async (work) => {
    const result = await database.transaction(work)
    transactions += 1
    if (isLost(transactions)) throw new Error('The connection was lost after the commit')
    return result
  }
  // Not a spread copy: `queries` is an accessor.
  return Object.create(database, { transaction: { value: transaction } }) as Database
}
