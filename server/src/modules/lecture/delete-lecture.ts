import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import { discardFile } from '../../core/files/keep-file.ts'
import { type Deletion, refuseDone } from '../../core/unfinished/refuse-done.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { lectureJob, pagesAgainJob } from './jobs.ts'
import { lockLecture, removeLecture } from './lecture-store.ts'
import { endAgain } from './processing/again-store.ts'

/**
 * Deletes a lecture; its PDF goes by a job. Work on it is cancelled, and what is held for it comes back: whatever its
 * worker still does changes nothing. Where pages are only no longer to be read again, the lecture stays as it was.
 * @throws Problem `not_found`, `conflict`
 */
export async function deleteLecture(
  { credits, database, queue }: Pick<Services, 'credits' | 'database' | 'queue'>,
  student: { id: number },
  lectureId: number,
  deletion: Deletion = {},
): Promise<Answer<typeof lectureEndpoints.delete>> {
  const refundedCredits = await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    return deleteLectureIn({ credits, queue }, tx, student, lectureId, deletion)
  })
  return { success: true, ...(refundedCredits && { credits_refunded: refundedCredits }) }
}

/** `deleteLecture` within a transaction that has locked the student's credits. @returns what came back, if anything was held */
export async function deleteLectureIn(
  { credits, queue }: Pick<Services, 'credits' | 'queue'>,
  tx: Transaction,
  student: { id: number },
  lectureId: number,
  deletion: Deletion = {},
): Promise<number | undefined> {
  const { status, holdId, jobId, fileKey, again } = await lockLecture(tx, student.id, lectureId)
  refuseDone(status === 'completed' && !again, deletion)
  const isInProgress = status === 'processing'
  const openHoldId = isInProgress ? holdId : again?.holdId
  const released = openHoldId && (await credits.release(tx, openHoldId, LECTURE_TEXTS.cancelled))
  if (isInProgress || again) await queue.cancel(tx, again ? pagesAgainJob : lectureJob, jobId)
  if (again && deletion.keepsDone) await endAgain(tx, lectureId, null)
  else {
    await removeLecture(tx, lectureId)
    await discardFile({ queue }, tx, fileKey)
  }
  return released ? released.refundedCredits : undefined
}
