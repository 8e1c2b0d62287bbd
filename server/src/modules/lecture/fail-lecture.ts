import { failedAndRefunded, LECTURE_TEXTS } from '@lectern/domain/lecture'
import {
  endAsFailed,
  type Failure,
  type FailureServices,
  giveUp,
  type PaidRows,
} from '../../core/paid-jobs/fail-paid-job.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import { inEnglish } from '../../speaker.ts'
import type { LectureJob } from './jobs.ts'
import type { LectureRow } from './lecture-store.ts'
import { type Claim, findOwner, lockClaimed, lockProcessed, markFailed } from './work-store.ts'

const LECTURES: PaidRows<LectureRow, Claim> = {
  findOwner,
  lockClaimed,
  lockProcessed,
  markFailed: (tx, id, reason, refundedCredits) =>
    markFailed(tx, id, {
      errorMessage: refundedCredits === null ? reason : failedAndRefunded(reason),
      refundedCredits: refundedCredits ?? 0,
    }),
  filesOf: ({ fileKey }) => [fileKey],
}

/** Ends a lecture whose PDF cannot be explained: all of its price comes back. @throws LeaseLostError */
export const endLectureAsFailed = (services: FailureServices, lecture: LectureRow, failure: Failure<Claim>) =>
  endAsFailed(services, LECTURES, lecture, failure)

/** Ends a lecture that no attempt could finish: all of its price comes back. */
export const giveLectureUp = (services: FailureServices, { payload }: RunningJob<LectureJob>) =>
  giveUp(services, LECTURES, payload.lectureId, inEnglish(LECTURE_TEXTS.processingFailed))
