import { failedAndRefunded, LECTURE_TEXTS } from '@lectern/domain/lecture'
import { discardFile } from '../../core/files/keep-file.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Services } from '../../services.ts'
import type { LectureJob } from './jobs.ts'
import type { LectureRow } from './lecture-store.ts'
import { type Claim, findOwner, lockClaimed, lockProcessed, markFailed } from './work-store.ts'

type FailureServices = Pick<Services, 'credits' | 'database' | 'queue'>

/**
 * Ends a lecture whose PDF cannot be explained, and its job with it: all of the price comes back.
 * @param reason a sentence for the student
 * @throws LeaseLostError
 */
export async function endAsFailed(
  services: FailureServices,
  { studentId }: Pick<LectureRow, 'studentId'>,
  claim: Claim,
  job: RunningJob<LectureJob>,
  reason: string,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, { id: studentId })
    await giveBack(services, tx, await lockClaimed(tx, claim), reason)
    await job.finish(tx)
  })
}

/** Ends a lecture that no attempt could finish: all of the price comes back. Without effect where it is over or gone. */
export async function giveLectureUp(services: FailureServices, { payload }: RunningJob<LectureJob>): Promise<void> {
  const { credits, database } = services
  const student = await findOwner(database.queries, payload.lectureId)
  if (!student) return
  await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const lecture = await lockProcessed(tx, payload.lectureId)
    if (lecture) await giveBack(services, tx, lecture, LECTURE_TEXTS.processingFailed)
  })
}

async function giveBack(services: FailureServices, tx: Transaction, lecture: LectureRow, reason: string) {
  const released = await services.credits.release(tx, lecture.holdId, reason)
  const errorMessage = released ? failedAndRefunded(reason) : reason
  await markFailed(tx, lecture.id, { errorMessage, refundedCredits: released?.refundedCredits ?? 0 })
  await discardFile(services, tx, lecture.fileKey)
}
