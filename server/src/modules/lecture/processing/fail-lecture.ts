import { failedAndRefunded, LECTURE_TEXTS } from '@lectern/domain/lecture'
import { countedAttempt } from '../../../core/paid-jobs/counted-attempt.ts'
import {
  endAsFailed,
  type Failure,
  type FailureServices,
  giveUp,
  type PaidRows,
} from '../../../core/paid-jobs/fail-paid-job.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { LectureJob } from '../jobs.ts'
import type { LectureRow } from '../lecture-store.ts'
import { type Claim, findOwner, lockClaimed, lockProcessed, markFailed } from './work-store.ts'

const LECTURES: PaidRows<LectureRow, Claim> = {
  findOwner,
  lockClaimed,
  lockProcessed,
  markFailed: (tx, id, { reason, refundedCredits, retryUntil }) =>
    markFailed(tx, id, {
      errorMessage: refundedCredits === null ? reason : failedAndRefunded(reason),
      refundedCredits: refundedCredits ?? 0,
      retryUntil,
    }),
  filesOf: ({ fileKey }, isKept) => (isKept ? [] : [fileKey]),
}

/**
 * Ends a lecture of which nothing came: all of its price comes back. The PDF, and what was explained of it, is kept for
 * another try where one can help. @throws LeaseLostError
 */
export const endLectureAsFailed = (services: FailureServices, lecture: LectureRow, failure: Failure<Claim>) =>
  endAsFailed(services, LECTURES, lecture, failure)

/** Ends a lecture that no attempt could finish: all of its price comes back. */
export const giveLectureUp = (services: FailureServices, job: RunningJob<LectureJob>) => {
  const lecture = { id: job.payload.lectureId, attempt: countedAttempt(job) }
  return giveUp(services, LECTURES, lecture, LECTURE_TEXTS.processingFailed)
}
