import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { discardFile } from '../../core/files/keep-file.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Services } from '../../services.ts'
import type { ListeningJob } from './jobs.ts'
import type { SetRow } from './set-store.ts'
import { type Claim, findOwner, lockClaimed, lockProcessed, markFailed } from './work-store.ts'

type FailureServices = Pick<Services, 'credits' | 'database' | 'queue'>

/**
 * Ends a set of which nothing came, and its job with it: all of the price comes back, and no file is kept.
 * @param reason a sentence for the student
 * @throws LeaseLostError
 */
export async function endAsFailed(
  services: FailureServices,
  { studentId }: Pick<SetRow, 'studentId'>,
  claim: Claim,
  job: RunningJob<ListeningJob>,
  reason: string,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, { id: studentId })
    await giveBack(services, tx, await lockClaimed(tx, claim), reason)
    await job.finish(tx)
  })
}

/** Ends a set that no attempt could finish: all of the price comes back. Without effect where it is over or gone. */
export async function giveSetUp(services: FailureServices, { payload }: RunningJob<ListeningJob>): Promise<void> {
  const { credits, database } = services
  const student = await findOwner(database.queries, payload.setId)
  if (!student) return
  await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const set = await lockProcessed(tx, payload.setId)
    if (set) await giveBack(services, tx, set, LISTENING_TEXTS.failed)
  })
}

async function giveBack(services: FailureServices, tx: Transaction, set: SetRow, reason: string): Promise<void> {
  const released = await services.credits.release(tx, set.holdId, reason)
  await markFailed(tx, set.id, { error: reason, refundedCredits: released?.refundedCredits ?? null })
  for (const fileKey of [set.uploadKey, set.audioKey]) await discardFile(services, tx, fileKey)
}
