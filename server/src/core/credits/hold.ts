import { createHash, randomUUID } from 'node:crypto'
import { type ChargeSubject, MAX_SUBJECT_NAME_CHARACTERS } from '@lectern/domain/credits/charge-subject'
import { type ChargedModule, notEnoughCredits } from '@lectern/domain/prices'
import { type Message, message } from '@lectern/texts/message'
import { and, eq, inArray, lte, ne, type SQL } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/rows.ts'
import { sharedLook } from '../../platform/database/shared-look.ts'
import { Problem } from '../../problem.ts'
import type { Told } from '../../speaker.ts'
import { availableOf, book, type Entry, lockBalance, moveToHeld, readAvailable } from './balance.ts'
import { holds } from './tables.ts'

/** Credits set aside, as stored. */
export type Hold = typeof holds.$inferSelect

/** What a student is about to pay for. */
export interface Order {
  module: ChargedModule
  /** Credits, a whole number of at least 1. */
  price: number
  /** The `Idempotency-Key` of the call; null holds anew each time. */
  key: string | null
  /** What the call asks, as JSON: the same key with something else is refused. */
  fingerprint?: unknown
  /** What it is for, told where the credits are set aside and in the history. */
  about?: ChargeSubject
  /** The text of a 402, where a module has its own. */
  notEnoughText?: (requiredCredits: number, availableCredits: number) => Message | string
}

type Price = Pick<Order, 'price' | 'notEnoughText'>

/** How a hold ended: what the student can spend now, and what came back of the hold. */
export interface EndedHold {
  availableCredits: number
  refundedCredits: number
}

/** The hold was settled or released before, so that whoever comes now comes too late: nothing may be written. */
export class HoldEndedError extends Error {
  override readonly name = 'HoldEndedError'
}

/**
 * Holds the price of `order`, or gives back the open or settled hold of the same key.
 * @param leaseUntil null when a job or a run answers for the end of the hold
 * @throws Problem `insufficient_credits`, `key_reused`, or `not_found` for a student who is gone
 */
export async function placeHold(
  tx: Transaction,
  studentId: number,
  order: Order,
  { at, leaseUntil }: { at: Date; leaseUntil: Date | null },
): Promise<{ hold: Hold; isNew: boolean }> {
  const balance = await lockBalance(tx, studentId)
  if (!balance) throw Problem.notFound()
  const earlier = await findHold(tx, studentId, order)
  if (earlier) return { hold: earlier, isNew: false }
  if (availableOf(balance) < order.price) throw tooFewCredits(availableOf(balance), order)
  await moveToHeld(tx, balance, order.price)
  const id = randomUUID()
  const row = {
    id,
    studentId,
    module: order.module,
    amountCredits: order.price,
    key: order.key ?? id,
    fingerprint: fingerprintOf(order.fingerprint),
    about: order.about && boundedSubject(order.about),
    leaseUntil,
    createdAt: at,
  }
  const [hold] = await tx.insert(holds).values(row).returning()
  if (!hold) throw new Error('The hold was not stored')
  return { hold, isNew: true }
}

/**
 * The open or settled hold of the order's key. A released one is forgotten: its key may be used again.
 * @throws Problem `key_reused` if it was for something else
 */
export async function findHold(
  queries: Queries,
  studentId: number,
  { key, module, fingerprint }: Pick<Order, 'key' | 'module' | 'fingerprint'>,
): Promise<Hold | null> {
  if (key === null) return null
  const isThis = and(eq(holds.studentId, studentId), eq(holds.key, key), ne(holds.state, 'released'))
  const [hold] = await queries.select().from(holds).where(isThis)
  if (!hold) return null
  if (hold.module === module && hold.fingerprint === fingerprintOf(fingerprint)) return hold
  throw new Problem('key_reused', message('requests.keyReused'))
}

/** Whether there is an open or settled hold of this key. */
export async function hasHold(queries: Queries, studentId: number, key: string): Promise<boolean> {
  const isThis = and(eq(holds.studentId, studentId), eq(holds.key, key), ne(holds.state, 'released'))
  return (await queries.select({ id: holds.id }).from(holds).where(isThis).limit(1)).length > 0
}

export async function readHold(queries: Queries, holdId: string): Promise<Hold | null> {
  const [hold] = await queries.select().from(holds).where(eq(holds.id, holdId))
  return hold ?? null
}

/** Whether a hold is open, and until when its worker is believed to live; null where its student is gone. */
export const lookAtHold = sharedLook(async (queries, ids: readonly string[]) => {
  const { id, state, leaseUntil } = holds
  const rows = await queries.select({ id, state, leaseUntil }).from(holds).where(isAnyOf(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
})

export async function filterOpen(
  queries: Queries,
  studentId: number,
  holdIds: readonly string[],
): Promise<Set<string>> {
  const isOpen = and(eq(holds.studentId, studentId), eq(holds.state, 'held'), inArray(holds.id, [...holdIds]))
  const open = await queries.select({ id: holds.id }).from(holds).where(isOpen)
  return new Set(open.map(({ id }) => id))
}

/** Says that the worker of an open hold lives; false if the hold has ended. */
export async function renewLease(queries: Queries, holdId: string, leaseUntil: Date): Promise<boolean> {
  const renewed = await queries
    .update(holds)
    .set({ leaseUntil })
    .where(and(eq(holds.id, holdId), eq(holds.state, 'held')))
    .returning({ id: holds.id })
  return renewed.length > 0
}

/**
 * Charges `amountCredits` (0 up to what is held) and keeps `result` as the answer to repeats; the rest comes back.
 * @throws HoldEndedError, so that whatever else the transaction wrote is undone
 */
export async function settleHold(
  tx: Transaction,
  holdId: string,
  { at, amountCredits, result = null, reason }: { at: Date; amountCredits: number; result?: unknown; reason?: Told },
): Promise<EndedHold & { result: unknown }> {
  const end = { state: 'settled', settledCredits: amountCredits, result, endedAt: at } as const
  const ended = await endHold(tx, holdId, end, reason)
  if (!ended) throw new HoldEndedError(`Hold ${holdId} had ended before it was settled`)
  return ended
}

/**
 * Gives all of the hold back. Null, and nothing is written, if it had ended before.
 * @param onlyIfExpired leaves a hold alone whose lease runs on after `at`
 */
export function releaseHold(
  tx: Transaction,
  holdId: string,
  { at, reason, onlyIfExpired = false }: { at: Date; reason?: Told; onlyIfExpired?: boolean },
): Promise<EndedHold | null> {
  const isDue = onlyIfExpired ? lte(holds.leaseUntil, at) : undefined
  return endHold(tx, holdId, { state: 'released', endedAt: at }, reason, isDue)
}

interface EndOfHold {
  state: 'settled' | 'released'
  settledCredits?: number
  result?: unknown
  endedAt: Date
}

async function endHold(tx: Transaction, holdId: string, end: EndOfHold, reason?: Told, isDue?: SQL) {
  const found = await readHold(tx, holdId)
  const balance = found && (await lockBalance(tx, found.studentId))
  if (!balance) return null
  const isOpen = and(eq(holds.id, holdId), eq(holds.state, 'held'), isDue)
  const [hold] = await tx.update(holds).set(end).where(isOpen).returning()
  if (!hold) return null
  const refundedCredits = hold.amountCredits - (hold.settledCredits ?? 0)
  const entries = entriesOf(hold, refundedCredits, reason)
  const after = await book(tx, balance, entries, { at: end.endedAt, endedHoldCredits: hold.amountCredits })
  return { availableCredits: availableOf(after), refundedCredits, result: hold.result }
}

/** A charge of the whole, and beside it what came back: the student was shown the whole price, and sees both. */
function entriesOf(
  { id, module, amountCredits, about }: Hold,
  refundedCredits: number,
  reason: Told | undefined,
): Entry[] {
  const both = { module, about, holdId: id }
  const charge: Entry = { ...both, kind: 'charge', amountCredits: -amountCredits, reference: `charge:${id}` }
  if (refundedCredits === 0) return [charge]
  return [charge, { ...both, kind: 'refund', amountCredits: refundedCredits, reference: `refund:${id}`, reason }]
}

/** Refuses what cannot be paid before anything is done for it; the hold decides, should credits be spent meanwhile. */
export async function requireAvailable(queries: Queries, studentId: number, order: Price): Promise<void> {
  const availableCredits = await readAvailable(queries, studentId)
  if (availableCredits < order.price) throw tooFewCredits(availableCredits, order)
}

function tooFewCredits(availableCredits: number, { price, notEnoughText = notEnoughCredits }: Price): Problem {
  return new Problem('insufficient_credits', notEnoughText(price, availableCredits), {
    details: { required_credits: price, current_credits: availableCredits },
  })
}

/** A name may be as long as its owner likes; the history keeps as much of it as is read. */
const boundedSubject = ({ documentName, ...rest }: ChargeSubject): ChargeSubject => ({
  ...rest,
  ...(documentName && { documentName: [...documentName].slice(0, MAX_SUBJECT_NAME_CHARACTERS).join('') }),
})

/** A short stand-in for what a call asks. */
export const fingerprintOf = (asked: unknown): string =>
  asked === undefined ? '' : createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
