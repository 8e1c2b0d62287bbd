import { RETRY_DAYS } from '@lectern/domain/credits/paid-jobs'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Services } from '../../services.ts'
import type { Told } from '../../speaker.ts'
import { discardFile } from '../files/keep-file.ts'

const DAY_MS = 24 * 3600 * 1000

/** What a paid job works on: one row, the hold that pays for it, and whose it is. */
export interface PaidRow {
  id: number
  studentId: number
  holdId: string
  /** The latest attempt that took it up, counted over all of its jobs. */
  attempt: number
}

/** What came of a row that failed. */
export interface FailedEnd {
  /** For the student. */
  reason: Told
  /** Null where the hold was over before. */
  refundedCredits: number | null
  /** Until when the row keeps what another try needs; null where no other try can help. */
  retryUntil: Date | null
}

/** What the module that owns the rows knows. `Claim` is one attempt's right to write to its row. */
export interface PaidRows<Row extends PaidRow, Claim> {
  /** Whose row it is, if it is still there. */
  findOwner(queries: Queries, id: number): Promise<{ id: number } | null>
  /** The row that the attempt has, kept for the rest of `tx`. @throws LeaseLostError */
  lockClaimed(tx: Transaction, claim: Claim): Promise<Row>
  /** A row that is worked on, whoever has it, kept for the rest of `tx`; null where it is over or gone. */
  lockProcessed(tx: Transaction, id: number): Promise<Row | null>
  /** Says what went wrong. */
  markFailed(tx: Transaction, id: number, end: FailedEnd): Promise<void>
  /** What the row kept, which nothing will need; `isKept` where the student may have it tried again. */
  filesOf(row: Row, isKept: boolean): (string | null)[]
}

/** How one attempt ended: `reason` is for the student. */
export interface Failure<Claim> {
  claim: Claim
  job: Pick<RunningJob<object>, 'finish'>
  reason: Told
  /** Whether it lies in what was brought, so that no other try can help and nothing is kept for one. */
  isFinal: boolean
}

export type FailureServices = Pick<Services, 'clock' | 'credits' | 'database' | 'queue'>

/** Ends work of which nothing came, and its job with it: all of the price comes back. @throws LeaseLostError */
export async function endAsFailed<Row extends PaidRow, Claim>(
  services: FailureServices,
  rows: PaidRows<Row, Claim>,
  { studentId }: Pick<PaidRow, 'studentId'>,
  { claim, job, reason, isFinal }: Failure<Claim>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, { id: studentId })
    await giveBack(services, tx, rows, await rows.lockClaimed(tx, claim), { reason, isFinal })
    await job.finish(tx)
  })
}

/**
 * Ends work that no attempt up to `attempt` could finish: all of the price comes back. Without effect where it is over,
 * gone, or a later job's by now.
 */
export async function giveUp<Row extends PaidRow, Claim>(
  services: FailureServices,
  rows: PaidRows<Row, Claim>,
  { id, attempt }: { id: number; attempt: number },
  reason: Told,
): Promise<void> {
  const student = await rows.findOwner(services.database.queries, id)
  if (!student) return
  await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, student)
    const row = await rows.lockProcessed(tx, id)
    if (row && row.attempt <= attempt) await giveBack(services, tx, rows, row, { reason, isFinal: false })
  })
}

async function giveBack<Row extends PaidRow, Claim>(
  services: FailureServices,
  tx: Transaction,
  rows: PaidRows<Row, Claim>,
  row: Row,
  { reason, isFinal }: Pick<Failure<Claim>, 'reason' | 'isFinal'>,
): Promise<void> {
  const released = await services.credits.release(tx, row.holdId, reason)
  const retryUntil = isFinal ? null : new Date(services.clock.now().getTime() + RETRY_DAYS * DAY_MS)
  await rows.markFailed(tx, row.id, { reason, refundedCredits: released?.refundedCredits ?? null, retryUntil })
  for (const fileKey of rows.filesOf(row, !isFinal)) await discardFile(services, tx, fileKey)
}
