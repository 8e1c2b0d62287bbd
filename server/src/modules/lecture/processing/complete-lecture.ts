import { LECTURE_TEXTS, priceOfReadLecture } from '@lectern/domain/lecture'
import { insertPaidRun } from '../../../core/feedback/feedback-store.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import type { LectureJob } from '../jobs.ts'
import type { LectureRow } from '../lecture-store.ts'
import { readingOf } from './reading-of.ts'
import { type Claim, countParts, lockClaimed, markCompleted } from './work-store.ts'

/**
 * Charges the price of what was read, completes the lecture and ends its job, all in one transaction.
 * @throws LeaseLostError where it is another attempt's by now; Problem `content_rejected` where nothing was explained
 */
export async function completeLecture(
  { credits, database }: Pick<Services, 'credits' | 'database'>,
  { studentId, holdId }: LectureRow,
  claim: Claim,
  job: RunningJob<LectureJob>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await credits.lock(tx, { id: studentId })
    const lecture = await lockClaimed(tx, claim)
    // Pages that were not read cost nothing.
    const amountCredits = Math.min(lecture.creditCost, priceOfReadLecture(readingOf(lecture)))
    const sectionCount = await markCompleted(tx, claim, amountCredits)
    if (sectionCount === 0) throw new Problem('content_rejected', LECTURE_TEXTS.nothingToExplain)
    await credits.settle(tx, holdId, { amountCredits })
    await insertPaidRun(tx, {
      ...{ id: holdId, studentId, module: 'lecture', madeBy: lecture.madeBy },
      ...{ chargedCredits: amountCredits, madeCount: await countParts(tx, lecture.id, { isAgain: false }) },
    })
    await job.finish(tx)
  })
}
