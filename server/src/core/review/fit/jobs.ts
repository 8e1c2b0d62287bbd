import { defineJob, defineStudentsJob, type OfStudent } from '../../../platform/queue/job-queue.ts'

/** Looks for the parameters that fit a student. */
export const fitJob = defineJob<OfStudent>('review.fit-parameters', {
  attempts: 3,
  timeLimitSeconds: 600,
  concurrency: 1,
})

/** Reckons every card of a student by the parameters that are in use since. */
export const refreshJob = defineStudentsJob<OfStudent>('review.refresh-memory', { concurrency: 1 })
