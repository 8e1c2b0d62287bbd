import type { ChargeSubject } from '@lectern/domain/credits/charge-subject'
import type { EntryKind } from '@lectern/domain/credits/ledger'
import type { ChargedModule } from '@lectern/domain/prices'
import { eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Told } from '../../speaker.ts'
import { balances, ledgerEntries } from './tables.ts'

/** A student's balance, in credits. */
export type Balance = typeof balances.$inferSelect

/** One line of the ledger, before it is booked. */
export interface Entry {
  kind: EntryKind
  module: ChargedModule | null
  /** What the hold of a charge and its refund was for. */
  about?: ChargeSubject | null
  /** Signed. */
  amountCredits: number
  reference: string
  /** The hold of a charge and its refund. */
  holdId: string | null
  /** Typed by a person. */
  note?: string
  /** A reason in the product's own words. */
  reason?: Told | null
}

/** What can be spent. */
export const availableOf = (balance: Pick<Balance, 'postedCredits' | 'heldCredits'>): number =>
  balance.postedCredits - balance.heldCredits

/** Credits that the student can spend: posted less held. Zero for one without a balance. */
export async function readAvailable(queries: Queries, studentId: number): Promise<number> {
  const [balance] = await queries.select().from(balances).where(eq(balances.studentId, studentId))
  return balance ? availableOf(balance) : 0
}

/** Gives a new student an empty balance; one that exists stays as it is. */
export async function openBalance(tx: Transaction, studentId: number): Promise<void> {
  await tx.insert(balances).values({ studentId }).onConflictDoNothing()
}

/**
 * Removes the balance: the first step of erasing a student. Work that ends later finds nothing to settle or release.
 * First, because settling takes the balance and then refers to the student; the other way round they would deadlock.
 */
export async function closeBalance(tx: Transaction, studentId: number): Promise<void> {
  await tx.delete(balances).where(eq(balances.studentId, studentId))
}

/**
 * Takes the student's balance for the rest of the transaction; null if it is gone. Whatever moves credits takes this
 * row first and everything else after it, so that two transactions of a student run one after the other and no two wait
 * for each other.
 */
export async function lockBalance(tx: Transaction, studentId: number): Promise<Balance | null> {
  const [balance] = await tx.select().from(balances).where(eq(balances.studentId, studentId)).for('update')
  return balance ?? null
}

/** Sets `amountCredits` of a locked balance aside. The database refuses to hold what is not there. */
export async function moveToHeld(tx: Transaction, balance: Balance, amountCredits: number): Promise<void> {
  await tx
    .update(balances)
    .set({ heldCredits: balance.heldCredits + amountCredits })
    .where(eq(balances.studentId, balance.studentId))
}

/** Books `entries` in this order on a locked balance, while `endedHoldCredits` of it cease to be held. */
export async function book(
  tx: Transaction,
  balance: Balance,
  entries: readonly Entry[],
  { at, endedHoldCredits = 0 }: { at: Date; endedHoldCredits?: number },
): Promise<Balance> {
  let postedCredits = balance.postedCredits
  const rows = entries.map((entry) => {
    postedCredits += entry.amountCredits
    return { ...entry, studentId: balance.studentId, balanceAfterCredits: postedCredits, createdAt: at }
  })
  const after = { ...balance, postedCredits, heldCredits: balance.heldCredits - endedHoldCredits }
  await tx.update(balances).set(after).where(eq(balances.studentId, balance.studentId))
  await tx.insert(ledgerEntries).values(rows)
  return after
}
