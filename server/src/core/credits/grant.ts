import type { EntryKind } from '@lectern/domain/credits/ledger'
import { message } from '@lectern/texts/message'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Told } from '../../speaker.ts'
import { availableOf, book, lockBalance } from './balance.ts'
import { ledgerEntries } from './tables.ts'

/** Credits that a student gains, or, in an adjustment, loses, outside of paying for work. */
export interface Grant {
  studentId: number
  kind: Exclude<EntryKind, 'charge' | 'refund'>
  /** At least 1; an adjustment may be negative. */
  amountCredits: number
  /** What it is for, unique for student and kind: a payment, a promo code. The same again books nothing. */
  reference: string
  /** Typed by a person. */
  note?: string
  /** A reason in the product's own words. */
  reason?: Told
}

/**
 * Books `grant` once, and says whether this was the call that did.
 * @throws Problem `not_found` for a student who is gone; `insufficient_credits` where an adjustment takes more than can
 *   be spent, open holds counted
 */
export async function bookGrant(tx: Transaction, grant: Grant, at: Date): Promise<boolean> {
  const { studentId, kind, amountCredits, note, reason } = grant
  if (!isBookable(grant)) throw new RangeError(`${amountCredits} credits cannot be booked as ${kind}`)
  const balance = await lockBalance(tx, studentId)
  if (!balance) throw Problem.notFound()
  const reference = `${kind}:${grant.reference}`
  if (await isBooked(tx, studentId, reference)) return false
  const availableCredits = availableOf(balance)
  if (availableCredits + amountCredits < 0) throw tooMuchTaken(-amountCredits, availableCredits)
  await book(tx, balance, [{ kind, module: null, holdId: null, amountCredits, reference, note, reason }], { at })
  return true
}

const isBookable = ({ kind, amountCredits }: Grant): boolean =>
  Number.isSafeInteger(amountCredits) && (amountCredits > 0 || (kind === 'adjustment' && amountCredits < 0))

async function isBooked(tx: Transaction, studentId: number, reference: string): Promise<boolean> {
  const isThis = and(eq(ledgerEntries.studentId, studentId), eq(ledgerEntries.reference, reference))
  const booked = await tx.select({ id: ledgerEntries.id }).from(ledgerEntries).where(isThis)
  return booked.length > 0
}

function tooMuchTaken(wantedCredits: number, availableCredits: number): Problem {
  const text = message('credits.takenTooMuch', { available: availableCredits, wanted: wantedCredits })
  return new Problem('insufficient_credits', text, {
    details: { required_credits: wantedCredits, current_credits: availableCredits },
  })
}
