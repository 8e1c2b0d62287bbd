import type { Transaction } from '@lectern/contract/credits'
import type { Say } from '@lectern/texts/speaker'
import { tell } from '../../speaker.ts'
import type { LedgerEntry } from './list-transactions.ts'

/** A line of the ledger as the wire shows it. */
export const presentEntry = (entry: LedgerEntry, say: Say): Transaction => ({
  id: entry.id,
  created_at: entry.createdAt.toISOString(),
  kind: entry.kind,
  module: entry.module,
  amount: entry.amountCredits,
  balance_after: entry.balanceAfterCredits,
  charge_id: entry.chargeId,
  note: entry.reason === null ? entry.note : tell(entry.reason, say),
  document_name: entry.about?.documentName ?? null,
  counted: entry.about?.counted ?? null,
})
