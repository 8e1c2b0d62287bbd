import type { TrainingReview } from '@lectern/memory/fit'

/** What the optimizer's process is asked: the reviews that it is to learn from. */
export interface FitRequest {
  items: readonly (readonly TrainingReview[])[]
}

/** Its answer: 21 parameters; or that it has no build for this machine, or found nothing. */
export type FitReply = { kind: 'found'; weights: number[] } | { kind: 'absent' | 'failed'; detail: string }
