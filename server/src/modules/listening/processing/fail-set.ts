import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { countedAttempt } from '../../../core/paid-jobs/counted-attempt.ts'
import {
  endAsFailed,
  type Failure,
  type FailureServices,
  giveUp,
  type PaidRows,
} from '../../../core/paid-jobs/fail-paid-job.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { ListeningJob } from '../jobs.ts'
import type { SetRow } from '../set-store.ts'
import { type Claim, findOwner, lockClaimed, lockProcessed, markFailed } from './work-store.ts'

const SETS: PaidRows<SetRow, Claim> = {
  findOwner,
  lockClaimed,
  lockProcessed,
  markFailed,
  // Its sound is soon taken out of the upload again.
  filesOf: ({ uploadKey, audioKey }, isKept) => [isKept ? null : uploadKey, audioKey],
}

/**
 * Ends a set of which nothing came: all of its price comes back. The upload, and what was heard of it, is kept for another
 * try where one can help. @throws LeaseLostError
 */
export const endSetAsFailed = (services: FailureServices, set: SetRow, failure: Failure<Claim>) =>
  endAsFailed(services, SETS, set, failure)

/** Ends a set that no attempt could finish: all of its price comes back. */
export const giveSetUp = (services: FailureServices, job: RunningJob<ListeningJob>) =>
  giveUp(services, SETS, { id: job.payload.setId, attempt: countedAttempt(job) }, LISTENING_TEXTS.failed)
