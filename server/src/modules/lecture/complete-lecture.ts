import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { LectureJob } from './jobs.ts'
import type { LectureRow } from './lecture-store.ts'
import { type Claim, markCompleted } from './work-store.ts'

/**
 * Charges the price, completes the lecture and ends its job, all in one transaction.
 * @throws LeaseLostError where it is another attempt's by now; Problem `content_rejected` where nothing was explained
 */
export async function completeLecture(
  { credits, database }: Pick<Services, 'credits' | 'database'>,
  { studentId, holdId, creditCost }: LectureRow,
  claim: Claim,
  job: RunningJob<LectureJob>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await credits.lock(tx, { id: studentId })
    const sectionCount = await markCompleted(tx, claim)
    if (sectionCount === 0) throw new Problem('content_rejected', LECTURE_TEXTS.nothingToExplain)
    await credits.settle(tx, holdId, { amountCredits: creditCost })
    await job.finish(tx)
  })
}
