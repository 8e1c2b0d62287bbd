import { defineJob } from '../../../platform/queue/job-queue.ts'

interface OfStudent {
  studentId: number
}

/** Looks for the parameters that fit a student. */
export const fitJob = defineJob<OfStudent>('review.fit-parameters', {
  attempts: 3,
  timeLimitSeconds: 600,
  concurrency: 1,
})

/** Reckons every card of a student by the parameters that are in use since. */
export const refreshJob = defineJob<OfStudent>('review.refresh-memory', { concurrency: 1 })
