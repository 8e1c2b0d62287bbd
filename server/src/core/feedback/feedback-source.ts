import type { FeedbackKind } from '@lectern/domain/credits/feedback'
import type { Say } from '@lectern/texts/speaker'
import type { Transaction } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/queue/job-queue.ts'
import type { Credits } from '../credits/credits.ts'

/** A made item as it stood when it went. */
interface RemovedItem {
  /** The run that made it, which the student has kept. */
  runId: string
  words: string
  /** The passage that it came from, or of the student's own text that it is about. */
  source: string | null
  /** What it was made from, if from a material. */
  material: Origin | null
}

/** The material that something was made from, or that it is gone. */
export interface Origin {
  materialId: number | null
  isMaterialGone: boolean
}

export const originOf = ({ materialId, isMaterialGone }: Origin): Origin => ({ materialId, isMaterialGone })

/** What of a module's was made for its student and can be said to be wrong. */
export interface FeedbackSource {
  kind: FeedbackKind
  /** The items are parts of something, each known by what it holds, or by the hold that paid for it. */
  isParted?: true
  /**
   * Removes a made item of the student's. Where items are parts, `id` is that of what they stand in; else `part` is ''. The caller has locked
   * the student's credits; `say` words what the product itself has said.
   * @throws Problem `not_found`, also for one that no run made
   */
  remove(
    tx: Transaction,
    services: { credits: Credits; queue: JobQueue; say: Say },
    student: { id: number },
    item: { id: number; part: string },
    now: Date,
  ): Promise<RemovedItem>
}
