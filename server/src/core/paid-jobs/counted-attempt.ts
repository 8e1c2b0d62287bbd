import type { JobDefinition, RunningJob } from '../../platform/queue/job-queue.ts'

/** A job at a row that may be tried again by another job after it has failed. */
export interface RetriedJob {
  /** Attempts of the jobs before this one, so that none of them can be taken for one of this; 0 for the first. */
  attemptsBefore?: number
}

/** Which attempt at its row this is, counted over all of the row's jobs. */
export const countedAttempt = ({ payload, attempt }: Pick<RunningJob<RetriedJob>, 'payload' | 'attempt'>): number =>
  (payload.attemptsBefore ?? 0) + attempt

/** More than the row's last job can have made, so that whatever that one still does changes nothing. */
export const attemptsUntil = ({ settings }: JobDefinition<RetriedJob>, { attempt }: { attempt: number }): number =>
  attempt + settings.attempts + 1
