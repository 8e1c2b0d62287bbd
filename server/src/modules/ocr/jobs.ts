import type { RetriedJob } from '../../core/paid-jobs/counted-attempt.ts'
import { defineJob } from '../../platform/queue/job-queue.ts'

export interface OcrJob extends RetriedJob {
  readingId: number
}

/**
 * What an attempt has recognised, the next one finds. Many run at once, for they wait most of the time: the places for
 * recognition are shared out by student, so that none of these holds up another.
 */
export const ocrJob = defineJob<OcrJob>('ocr', { attempts: 5, timeLimitSeconds: 4200, concurrency: 12 })
