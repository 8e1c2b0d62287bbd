import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Told } from '../../speaker.ts'
import { closeBalance, lockBalance, openBalance, readAvailable } from './balance.ts'
import { checkLedger, type Drift } from './check-ledger.ts'
import type { CreditsParts } from './credits-parts.ts'
import { bookGrant, type Grant } from './grant.ts'
import {
  type EndedHold,
  filterOpen,
  findHold,
  type Hold,
  hasHold,
  type Order,
  placeHold,
  releaseHold,
  requireAvailable,
  settleHold,
} from './hold.ts'
import { LEASE_SECONDS } from './lease.ts'
import { type HeldCredits, listHeld } from './list-held.ts'
import { listTransactions, type TransactionPage } from './list-transactions.ts'
import { endLeases, reapAbandonedHolds } from './reap-abandoned-holds.ts'
import { type ChargeOf, type Persist, type Spent, spend, type WorkContext } from './spend.ts'

/**
 * Students' credits: the only writer of the ledger.
 *
 * A hold sets credits aside before work starts and ends once, settled or released. Nothing is booked while it is open;
 * when it ends, its whole amount is booked as a charge and what came back as a refund beside it.
 */
export interface Credits {
  /**
   * Paid work: holds the price, runs `work` outside any transaction, and settles in one transaction with what `persist`
   * writes, or releases. The answer must be JSON; repeats with the same key get it as stored, and wait for it while the
   * first call runs. A key whose work failed may be used again. With `chargeOf`, what was made may cost less than was held.
   * @throws Problem `insufficient_credits`, `key_reused`, `in_progress`; the Problem of `work` or `persist` (others as
   *   `generation_failed`) with `credits_refunded` once the refund is committed
   */
  spend<Result>(
    student: { id: number },
    order: Order,
    work: (context: WorkContext) => Promise<Result>,
  ): Promise<Spent<Result>>
  spend<Made, Result>(
    student: { id: number },
    order: Order,
    work: (context: WorkContext) => Promise<Made>,
    persist: Persist<Made, Result>,
    chargeOf?: ChargeOf<Made>,
  ): Promise<Spent<Result>>

  /**
   * Holds for work that outlives the call, in the transaction that stores it: a job, a run. Whoever holds so answers for
   * the end of the hold; no reaper does. `isNew` is false for the hold of an earlier call with the same key.
   * @throws Problem `insufficient_credits`, `key_reused`, `not_found`
   */
  hold(tx: Transaction, student: { id: number }, order: Order): Promise<{ hold: Hold; isNew: boolean }>
  /**
   * Refuses what the student cannot pay, before any work (requirements/credits.md#too-few-credits). @throws Problem
   * `insufficient_credits`
   */
  requireAvailable(
    queries: Queries,
    student: { id: number },
    order: Pick<Order, 'price' | 'notEnoughText'>,
  ): Promise<void>
  /** The open or settled hold of the order's key. @throws Problem `key_reused` */
  findHold(
    queries: Queries,
    student: { id: number },
    order: Pick<Order, 'key' | 'module' | 'fingerprint'>,
  ): Promise<Hold | null>
  /** Whether the key is that of an open or settled hold: a call with it is a repeat. */
  hasHold(queries: Queries, student: { id: number }, key: string): Promise<boolean>
  /** Which of these holds are open. */
  filterOpen(queries: Queries, student: { id: number }, holdIds: readonly string[]): Promise<Set<string>>
  /**
   * Charges `amountCredits`, at most what is held; the rest comes back. Where that is nothing, a repeat still gets the answer.
   * @throws HoldEndedError when the hold had ended: a worker that comes too late, whose transaction must be undone
   */
  settle(
    tx: Transaction,
    holdId: string,
    settlement: { amountCredits: number; result?: unknown; reason?: Told },
  ): Promise<EndedHold>
  /** Gives the whole hold back; null, and nothing is written, if it had ended. `reason` says why, to the student. */
  release(tx: Transaction, holdId: string, reason?: Told): Promise<EndedHold | null>
  /** Takes the student's balance, before any other row of a transaction that will hold, settle or release. */
  lock(tx: Transaction, student: { id: number }): Promise<void>

  /** Books a gain (or an operator's adjustment) once for its reference; says whether this call did. */
  grant(tx: Transaction, grant: Grant): Promise<boolean>
  /** Gives a new student an empty balance. */
  openBalance(tx: Transaction, studentId: number): Promise<void>
  /** The first step of erasing a student: work under way can then neither charge nor refund. */
  closeBalance(tx: Transaction, studentId: number): Promise<void>

  /** What the student can spend: posted less held. */
  readAvailable(queries: Queries, studentId: number): Promise<number>
  /** What is set aside for work under way, oldest first. */
  listHeld(queries: Queries, studentId: number): Promise<HeldCredits[]>
  /** A page, counted from 1, of what was booked, newest first. */
  listTransactions(queries: Queries, studentId: number, page: number): Promise<TransactionPage>
  /** What does not add up; empty when all is well. */
  checkLedger(queries: Queries): Promise<Drift[]>
  /** Releases what dead workers held; to be called again and again, by any number of processes. */
  reapAbandonedHolds(): Promise<number>
  /** Counts all workers as dead: for a process that is alone with its database, before it works itself. */
  endLeases(): Promise<void>
}

const WAIT_SECONDS = 30

type Options = Pick<CreditsParts, 'database' | 'clock' | 'log'> & Partial<CreditsParts>

export function createCredits(options: Options): Credits {
  const parts: CreditsParts = { leaseSeconds: LEASE_SECONDS, waitSeconds: WAIT_SECONDS, ...options }
  const now = () => parts.clock.now()
  return {
    spend: <Made, Result>(
      student: { id: number },
      order: Order,
      work: (context: WorkContext) => Promise<Made>,
      persist?: Persist<Made, Result>,
      chargeOf?: ChargeOf<Made>,
    ) => spend(parts, student, order, work, persist, chargeOf),
    hold: (tx, student, order) => placeHold(tx, student.id, order, { at: now(), leaseUntil: null }),
    requireAvailable: (queries, student, order) => requireAvailable(queries, student.id, order),
    findHold: (queries, student, order) => findHold(queries, student.id, order),
    hasHold: (queries, student, key) => hasHold(queries, student.id, key),
    filterOpen: (queries, student, holdIds) => filterOpen(queries, student.id, holdIds),
    settle: (tx, holdId, settlement) => settleHold(tx, holdId, { ...settlement, at: now() }),
    release: (tx, holdId, reason) => releaseHold(tx, holdId, { at: now(), reason }),
    lock: async (tx, student) => {
      await lockBalance(tx, student.id)
    },
    grant: (tx, grant) => bookGrant(tx, grant, now()),
    openBalance,
    closeBalance,
    readAvailable,
    listHeld,
    listTransactions,
    checkLedger,
    reapAbandonedHolds: () => reapAbandonedHolds(parts),
    endLeases: () => endLeases(parts),
  }
}
