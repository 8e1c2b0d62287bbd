import { defineJob } from '../../platform/queue/job-queue.ts'

/** A file that goes unless something refers to it. */
export interface FileJob {
  fileKey: string
}

/** Tried for about three hours. */
export const fileJob = defineJob<FileJob>('file', { attempts: 40, timeLimitSeconds: 300 })
