import { message } from '@lectern/texts/message'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { lockBalance, readAvailable } from './balance.ts'
import type { CreditsParts } from './credits-parts.ts'
import { type Hold, lookAtHold, type Order, placeHold, readHold, releaseHold, renewLease, settleHold } from './hold.ts'
import { keepLease } from './lease.ts'
import { releaseIfAbandoned } from './reap-abandoned-holds.ts'
import { waitForOther } from './wait-for-other.ts'

export interface WorkContext {
  /** Aborts when the hold is lost, so that nothing can be charged any more. */
  signal: AbortSignal
  holdId: string
}

/** Paid work that is done. */
export interface Spent<Result> {
  /** The stored result, in the first answer and in repeats alike. */
  result: Result
  holdId: string
  chargedCredits: number
  /** What the student can spend now. */
  availableCredits: number
  /** Whether an earlier call with the same key did the work. */
  isRepeat: boolean
}

/** Writes what was made, in the transaction of its charge, and gives the answer to keep. */
export type Persist<Made, Result> = (tx: Transaction, made: Made) => Promise<Result>

/** How much of the price work is worth that was done in part: 1 credit up to the whole. */
export type ChargeOf<Made> = (made: Made) => number

const FAILED = message('credits.workFailed')
const FAILED_IN_PART = message('credits.workFailedInPart')

/** `Credits.spend`; without `persist`, what `work` made is the answer. */
export async function spend<Made, Result>(
  parts: CreditsParts,
  student: { id: number },
  order: Order,
  work: (context: WorkContext) => Promise<Made>,
  persist?: Persist<Made, Result>,
  chargeOf?: ChargeOf<Made>,
): Promise<Spent<Result>> {
  const { hold, isNew } = await holdOrAwait(parts, student.id, order)
  if (!isNew) return repeatOf(parts, hold)
  try {
    return await keepLease(leaseOf(parts, hold.id), async (signal) => {
      const made = await work({ signal, holdId: hold.id })
      return await settle(parts, hold, made, chargeOf?.(made) ?? hold.amountCredits, persist)
    })
  } catch (error) {
    return await giveBack<Result>(parts, hold, error)
  }
}

/** Any failure of paid work as the caller is told of it. */
export const asProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('generation_failed', message('credits.failed'), { cause: error })

/** A hold of this call's own, or the settled one of an earlier call with the same key, waited for if need be. */
function holdOrAwait(parts: CreditsParts, studentId: number, order: Order): Promise<{ hold: Hold; isNew: boolean }> {
  return waitForOther<{ hold: Hold; isNew: boolean }>(parts.waitSeconds, async () => {
    const placed = await parts.database.transaction((tx) => {
      const at = parts.clock.now()
      return placeHold(tx, studentId, order, { at, leaseUntil: leaseEnd(parts, at) })
    })
    if (placed.isNew || placed.hold.state === 'settled') return { found: placed }
    return { isOver: () => hasEnded(parts, placed.hold.id) }
  })
}

/** Looks, a little later, whether a hold has ended. Its worker may be dead: then there is no need to wait for the reaper. */
async function hasEnded(parts: CreditsParts, holdId: string): Promise<boolean> {
  const hold = await lookAtHold(parts.database, holdId)
  if (hold?.state !== 'held') return true
  if (hold.leaseUntil === null || hold.leaseUntil > parts.clock.now()) return false
  await releaseIfAbandoned(parts, holdId)
  return true
}

function settle<Made, Result>(
  { database, clock }: CreditsParts,
  hold: Hold,
  made: Made,
  amountCredits: number,
  persist?: Persist<Made, Result>,
): Promise<Spent<Result>> {
  return database.transaction(async (tx) => {
    await lockBalance(tx, hold.studentId)
    const result = persist ? await persist(tx, made) : made
    const settlement = { at: clock.now(), amountCredits, result, reason: FAILED_IN_PART }
    const { availableCredits, result: stored } = await settleHold(tx, hold.id, settlement)
    return {
      // What has just been stored is `result`, once through JSON.
      result: stored as Result,
      holdId: hold.id,
      chargedCredits: amountCredits,
      availableCredits,
      isRepeat: false,
    }
  })
}

/**
 * After a failure: releases the hold and throws, telling of the refund only when it has been committed. A commit whose
 * acknowledgement was lost looks like a failure too; then the hold is settled, and its result is the answer.
 */
async function giveBack<Result>(
  parts: CreditsParts,
  { id, amountCredits }: Hold,
  error: unknown,
): Promise<Spent<Result>> {
  const problem = asProblem(error)
  let hold: Hold | null
  try {
    hold = await parts.database.transaction(async (tx) => {
      await releaseHold(tx, id, { at: parts.clock.now(), reason: FAILED })
      return readHold(tx, id)
    })
  } catch (releaseError) {
    parts.log.error({ err: releaseError, holdId: id }, 'a hold could not be released; its lease will end')
    throw problem
  }
  if (hold?.state === 'settled') return repeatOf(parts, hold)
  throw hold ? problem.with({ credits_refunded: amountCredits }) : problem
}

async function repeatOf<Result>({ database }: CreditsParts, hold: Hold): Promise<Spent<Result>> {
  return {
    // The fingerprint has shown that this is the same request of the same module, which stored its own result.
    result: hold.result as Result,
    holdId: hold.id,
    chargedCredits: hold.settledCredits ?? 0,
    availableCredits: await readAvailable(database.queries, hold.studentId),
    isRepeat: true,
  }
}

const leaseEnd = ({ leaseSeconds }: CreditsParts, from: Date): Date => new Date(from.getTime() + leaseSeconds * 1000)

const leaseOf = (parts: CreditsParts, holdId: string) => ({
  seconds: parts.leaseSeconds,
  renew: () => renewLease(parts.database.queries, holdId, leaseEnd(parts, parts.clock.now())),
  onFailedRenewal: (err: unknown) => parts.log.warn({ err, holdId }, 'a lease could not be renewed'),
})
