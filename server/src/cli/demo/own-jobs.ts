import type { JobDefinition, JobQueue, RunningJob } from '../../platform/queue/job-queue.ts'

/** Until a worker takes a job up that was to be done here: only where this process ended before it had. */
const WAIT_SECONDS = 3600
const WITHIN_MS = 10 * 60_000

/** A queue whose jobs of one kind are done here, by this process, and not by a worker meanwhile. */
export interface OwnJobs<Payload extends object> {
  queue: JobQueue
  /** The job of this id, to be done now. */
  job(id: string, payload: Payload): RunningJob<Payload>
}

export function ownJobs<Payload extends object>(queue: JobQueue, kind: JobDefinition<Payload>): OwnJobs<Payload> {
  return {
    queue: {
      register: queue.register.bind(queue),
      repeat: queue.repeat.bind(queue),
      start: () => queue.start(),
      enqueue: (tx, job, payload, options) =>
        queue.enqueue(
          tx,
          job,
          payload,
          job.name === kind.name ? { ...options, startAfterSeconds: WAIT_SECONDS } : options,
        ),
      cancel: queue.cancel.bind(queue),
      probe: () => queue.probe(),
      stop: () => queue.stop(),
    },
    job: (id, payload) => ({
      id,
      payload,
      attempt: 1,
      signal: AbortSignal.timeout(WITHIN_MS),
      finish: (tx) => queue.cancel(tx, kind, id),
    }),
  }
}
