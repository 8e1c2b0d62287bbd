import { LECTURE_TEXTS, planSections, priceOfReadLecture } from '@lectern/domain/lecture'
import { growPaidRun } from '../../../core/feedback/feedback-store.ts'
import { countedAttempt } from '../../../core/paid-jobs/counted-attempt.ts'
import type { Failure } from '../../../core/paid-jobs/fail-paid-job.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import type { Told } from '../../../speaker.ts'
import type { LectureJob } from '../jobs.ts'
import type { LectureRow } from '../lecture-store.ts'
import type { ReadingAgain } from '../tables.ts'
import { endAgain, keepFoundAgain, showAgain } from './again-store.ts'
import { type Course, followCourse, type LectureServices } from './explain-lecture.ts'
import { readPagesAgain } from './read-lecture.ts'
import { readingOf } from './reading-of.ts'
import { type Claim, countParts, findOwner, lockClaimed, lockProcessed } from './work-store.ts'

const AGAIN: Course = { find: findAgain, complete: completeAgain, fail: endAsFailed }

/**
 * Reads pages of a completed lecture again and explains them, as `followCourse` says. They are shown, and charged, once all
 * of them are explained; until then, and where that fails, the lecture stays as it was.
 */
export const explainPagesAgain = (services: LectureServices, job: RunningJob<LectureJob>): Promise<void> =>
  followCourse(services, job, AGAIN)

async function findAgain(services: LectureServices, lecture: LectureRow, claim: Claim, signal: AbortSignal) {
  const again = requireAgain(lecture)
  if (again.unread !== null) return
  const { pages, unreadPages } = await readPagesAgain(services, lecture, again.pages, signal)
  const found = { ...again, unread: unreadPages }
  await services.database.transaction((tx) => keepFoundAgain(tx, claim, found, planSections(pages)))
}

async function completeAgain(
  { credits, database }: LectureServices,
  { studentId }: LectureRow,
  claim: Claim,
  job: RunningJob<LectureJob>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await credits.lock(tx, { id: studentId })
    const lecture = await lockClaimed(tx, claim)
    const { pages, unread, holdId, heldCredits } = requireAgain(lecture)
    const stillUnread = unread ?? pages
    // What was tried just now is tried last the next time.
    const unreadPages = [...lecture.unreadPages.filter((page) => !pages.includes(page)), ...stillUnread]
    const priceCredits = priceOfReadLecture(readingOf({ ...lecture, unreadPages }))
    const amountCredits = Math.max(0, Math.min(heldCredits, priceCredits - lecture.creditCost))
    if (holdId && amountCredits > 0) await credits.settle(tx, holdId, { amountCredits })
    else if (holdId) await credits.release(tx, holdId, LECTURE_TEXTS.readAgainFailed)
    const madeCount = await countParts(tx, lecture.id, { isAgain: true })
    await growPaidRun(tx, lecture.holdId, { chargedCredits: amountCredits, madeCount })
    await showAgain(tx, lecture.id, { unreadPages, creditCost: lecture.creditCost + amountCredits })
    await job.finish(tx)
  })
}

async function endAsFailed(
  { credits, database }: LectureServices,
  { studentId }: LectureRow,
  { claim, job, reason }: Failure<Claim>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await credits.lock(tx, { id: studentId })
    await giveBack({ credits }, tx, await lockClaimed(tx, claim), reason)
    await job.finish(tx)
  })
}

/** Ends what no attempt could finish: the lecture stays as it was, and what was held comes back. */
export async function giveAgainUp(
  { credits, database }: Pick<Services, 'credits' | 'database'>,
  job: RunningJob<LectureJob>,
): Promise<void> {
  const { lectureId } = job.payload
  const student = await findOwner(database.queries, lectureId)
  if (!student) return
  await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const lecture = await lockProcessed(tx, lectureId)
    const isThis = lecture?.again && lecture.attempt <= countedAttempt(job)
    if (isThis) await giveBack({ credits }, tx, lecture, LECTURE_TEXTS.readAgainFailed)
  })
}

async function giveBack(
  { credits }: Pick<Services, 'credits'>,
  tx: Transaction,
  lecture: LectureRow,
  reason: Told,
): Promise<void> {
  const { holdId } = requireAgain(lecture)
  if (holdId) await credits.release(tx, holdId, reason)
  await endAgain(tx, lecture.id, reason)
}

function requireAgain({ id, again }: LectureRow): ReadingAgain {
  if (!again) throw new Error(`No page of the lecture ${id} is being read again`)
  return again
}
