import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs `work` as the inside of a transaction, where `refuseInsideTransaction` throws. */
export async function runInsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/**
 * The embedded database has one connection: a query beside an open transaction would wait for that transaction for ever,
 * and on a server it takes a second connection and cannot see the first one's rows. So it is an error on both.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.isOpen) throw new Error('Inside a transaction, use its handle, not the database')
}
