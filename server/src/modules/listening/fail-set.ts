import { LISTENING_TEXTS } from '@lectern/domain/listening'
import {
  endAsFailed,
  type Failure,
  type FailureServices,
  giveUp,
  type PaidRows,
} from '../../core/paid-jobs/fail-paid-job.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import { inEnglish } from '../../speaker.ts'
import type { ListeningJob } from './jobs.ts'
import type { SetRow } from './set-store.ts'
import { type Claim, findOwner, lockClaimed, lockProcessed, markFailed } from './work-store.ts'

const SETS: PaidRows<SetRow, Claim> = {
  findOwner,
  lockClaimed,
  lockProcessed,
  markFailed: (tx, id, error, refundedCredits) => markFailed(tx, id, { error, refundedCredits }),
  filesOf: ({ uploadKey, audioKey }) => [uploadKey, audioKey],
}

/** Ends a set of which nothing came: all of its price comes back, and no file is kept. @throws LeaseLostError */
export const endSetAsFailed = (services: FailureServices, set: SetRow, failure: Failure<Claim>) =>
  endAsFailed(services, SETS, set, failure)

/** Ends a set that no attempt could finish: all of its price comes back. */
export const giveSetUp = (services: FailureServices, { payload }: RunningJob<ListeningJob>) =>
  giveUp(services, SETS, payload.setId, inEnglish(LISTENING_TEXTS.failed))
