import type { Transaction } from '@lectern/contract/credits'
import type { LedgerEntry } from './list-transactions.ts'

/** A line of the ledger as the wire shows it. */
export const presentEntry = (entry: LedgerEntry): Transaction => ({
  id: entry.id,
  created_at: entry.createdAt.toISOString(),
  kind: entry.kind,
  module: entry.module,
  amount: entry.amountCredits,
  balance_after: entry.balanceAfterCredits,
  charge_id: entry.chargeId,
  note: entry.note,
  document_name: entry.about?.documentName ?? null,
  counted: entry.about?.counted ?? null,
})
