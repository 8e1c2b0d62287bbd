import { defineStudentsJob } from '../../../platform/queue/job-queue.ts'

export interface ImportJob {
  importId: number
}

/** Removes what an import made. What an attempt has removed is gone: the next one goes on with the rest. */
export const removalJob = defineStudentsJob<ImportJob>('card-import-removal', {
  attempts: 5,
  timeLimitSeconds: 3600,
})

/** What an attempt has taken in, the next one passes over, so that an end in the middle costs little. */
export const importJob = defineStudentsJob<ImportJob>('card-import', { attempts: 5, timeLimitSeconds: 3600 })
