import { LISTENING_WITHIN_SECONDS } from '@lectern/domain/listening'
import type { RetriedJob } from '../../core/paid-jobs/counted-attempt.ts'
import { defineStudentsJob } from '../../platform/queue/job-queue.ts'

export interface ListeningJob extends RetriedJob {
  setId: number
}

/** What an attempt has heard, the next one finds: only an end in the middle, never a refusal, brings another. */
export const listeningJob = defineStudentsJob<ListeningJob>('listening', {
  attempts: 6,
  timeLimitSeconds: LISTENING_WITHIN_SECONDS + 30,
})
