import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Services } from '../../services.ts'
import { discardFile } from '../files/keep-file.ts'

/** What a paid job works on: one row, the hold that pays for it, and whose it is. */
export interface PaidRow {
  id: number
  studentId: number
  holdId: string
}

/** What the module that owns the rows knows. `Claim` is one attempt's right to write to its row. */
export interface PaidRows<Row extends PaidRow, Claim> {
  /** Whose row it is, if it is still there. */
  findOwner(queries: Queries, id: number): Promise<{ id: number } | null>
  /** The row that the attempt has, kept for the rest of `tx`. @throws LeaseLostError */
  lockClaimed(tx: Transaction, claim: Claim): Promise<Row>
  /** A row that is worked on, whoever has it, kept for the rest of `tx`; null where it is over or gone. */
  lockProcessed(tx: Transaction, id: number): Promise<Row | null>
  /** Says what went wrong. `refundedCredits` is null where the hold was over before. */
  markFailed(tx: Transaction, id: number, reason: string, refundedCredits: number | null): Promise<void>
  /** What the row kept, which nothing will need. */
  filesOf(row: Row): (string | null)[]
}

/** How one attempt ended: `reason` is a sentence for the student. */
export interface Failure<Claim> {
  claim: Claim
  job: Pick<RunningJob<object>, 'finish'>
  reason: string
}

export type FailureServices = Pick<Services, 'credits' | 'database' | 'queue'>

/** Ends work of which nothing came, and its job with it: all of the price comes back. @throws LeaseLostError */
export async function endAsFailed<Row extends PaidRow, Claim>(
  services: FailureServices,
  rows: PaidRows<Row, Claim>,
  { studentId }: Pick<PaidRow, 'studentId'>,
  { claim, job, reason }: Failure<Claim>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, { id: studentId })
    await giveBack(services, tx, rows, await rows.lockClaimed(tx, claim), reason)
    await job.finish(tx)
  })
}

/** Ends work that no attempt could finish: all of the price comes back. Without effect where it is over or gone. */
export async function giveUp<Row extends PaidRow, Claim>(
  services: FailureServices,
  rows: PaidRows<Row, Claim>,
  id: number,
  reason: string,
): Promise<void> {
  const student = await rows.findOwner(services.database.queries, id)
  if (!student) return
  await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, student)
    const row = await rows.lockProcessed(tx, id)
    if (row) await giveBack(services, tx, rows, row, reason)
  })
}

async function giveBack<Row extends PaidRow, Claim>(
  services: FailureServices,
  tx: Transaction,
  rows: PaidRows<Row, Claim>,
  row: Row,
  reason: string,
): Promise<void> {
  const released = await services.credits.release(tx, row.holdId, reason)
  await rows.markFailed(tx, row.id, reason, released?.refundedCredits ?? null)
  for (const fileKey of rows.filesOf(row)) await discardFile(services, tx, fileKey)
}
