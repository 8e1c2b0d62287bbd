import type { FeedbackKind } from '@lectern/domain/credits/feedback'
import type { Transaction } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/queue/job-queue.ts'
import type { Credits } from '../credits/credits.ts'

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
  /** The items are parts of a text, each known by what it holds. */
  isParted?: true
  /**
   * Removes a made item of the student's. Where items are parts, `id` is that of their text; else `part` is ''. The caller has locked
   * the student's credits.
   * @throws Problem `not_found`, also for one that no run made
   */
  remove(
    tx: Transaction,
    services: { credits: Credits; queue: JobQueue },
    student: { id: number },
    item: { id: number; part: string },
    now: Date,
  ): Promise<RemovedItem>
}
