import type { RetriedJob } from '../../core/paid-jobs/counted-attempt.ts'
import { defineStudentsJob } from '../../platform/queue/job-queue.ts'

export interface LectureJob extends RetriedJob {
  lectureId: number
}

/**
 * A lecture of 800 pages is hundreds of calls to a model. What an attempt has made, the next one finds, so that an end
 * in the middle costs little.
 */
export const lectureJob = defineStudentsJob<LectureJob>('lecture', { attempts: 8, timeLimitSeconds: 7200 })

/** Reads pages of a completed lecture again, and explains them. */
export const pagesAgainJob = defineStudentsJob<LectureJob>('lecture-pages', { attempts: 8, timeLimitSeconds: 7200 })
