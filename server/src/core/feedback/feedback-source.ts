import type { FeedbackKind } from '@lectern/domain/credits/feedback'
import type { Transaction } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/queue/job-queue.ts'

/** A made item as it stood when it went. */
interface RemovedItem {
  /** The run that made it, which the student has kept. */
  runId: string
  words: string
  /** The passage that it came from. */
  source: string | null
}

/** What of a module's was made for its student and can be said to be wrong. */
export interface FeedbackSource {
  kind: FeedbackKind
  /** Removes a made item of the student's. @throws Problem `not_found`, also for one that no run made */
  remove(
    tx: Transaction,
    services: { queue: JobQueue },
    student: { id: number },
    itemId: number,
    now: Date,
  ): Promise<RemovedItem>
}
