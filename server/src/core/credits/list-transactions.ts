import type { Pagination } from '@lectern/contract/shapes'
import { and, count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { paginate } from '../pages/paginate.ts'
import { ledgerEntries } from './tables.ts'

const TRANSACTIONS_PER_PAGE = 20

/** One line of a student's history of credits. */
export type LedgerEntry = Pick<
  typeof ledgerEntries.$inferSelect,
  'id' | 'createdAt' | 'kind' | 'module' | 'amountCredits' | 'balanceAfterCredits' | 'note' | 'reason' | 'about'
> & {
  /** The charge of a refund's hold. */
  chargeId: number | null
}

export interface TransactionPage {
  transactions: LedgerEntry[]
  pagination: Pagination
}

const charges = alias(ledgerEntries, 'charges')

const isChargeOf = and(
  eq(ledgerEntries.kind, 'refund'),
  eq(charges.holdId, ledgerEntries.holdId),
  eq(charges.kind, 'charge'),
)

/** A page of what was booked for a student, newest first; pages count from 1. */
export async function listTransactions(queries: Queries, studentId: number, page: number): Promise<TransactionPage> {
  const { id, createdAt, kind, module, amountCredits, balanceAfterCredits, note, reason, about } = ledgerEntries
  const isTheirs = eq(ledgerEntries.studentId, studentId)
  const [total] = await queries.select({ entries: count() }).from(ledgerEntries).where(isTheirs)
  const { offset, pagination } = paginate(total?.entries ?? 0, TRANSACTIONS_PER_PAGE, page)
  const transactions = await queries
    .select({
      id,
      createdAt,
      kind,
      module,
      amountCredits,
      balanceAfterCredits,
      note,
      reason,
      about,
      chargeId: charges.id,
    })
    .from(ledgerEntries)
    .leftJoin(charges, isChargeOf)
    .where(isTheirs)
    .orderBy(desc(id))
    .limit(TRANSACTIONS_PER_PAGE)
    .offset(offset)
  return { transactions, pagination }
}
