import type { RecallState, ReviewKind } from '@lectern/domain/review'
import type { Memory, Scheduler } from './scheduler.ts'

/** A card or a missed question as it stands. */
export interface Recallable {
  kind: ReviewKind
  memory: Memory
  /** When it comes back; null for a missed question that is done. */
  dueDay: number | null
}

/**
 * How something is remembered on a day if nothing is done until then, and with what probability. A card is strong as long as it
 * is remembered as wished, and once its learning steps are done, before which nothing is foretold of it; a missed question once it was
 * right on two days.
 */
export function recallOn(
  day: number,
  { kind, memory, dueDay }: Recallable,
  scheduler: Pick<Scheduler, 'retrievability'>,
  wished: number,
): { state: RecallState; recall: number | null } {
  if (kind !== 'card') {
    if (dueDay !== null) return { state: 'fading', recall: null }
    // One whose miss was taken back was never missed.
    return { state: memory.stage === 'new' ? 'unasked' : 'strong', recall: null }
  }
  if (memory.stage === 'new') return { state: 'unasked', recall: null }
  const recall = memory.stage === 'review' ? scheduler.retrievability(memory, day) : null
  return { state: recall !== null && recall >= wished ? 'strong' : 'fading', recall }
}
