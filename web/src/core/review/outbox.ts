import type { Grade } from '@lectern/domain/review'
import { isRefusal } from '../../lib/api/is-refusal.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Outbox, type Outgoing } from '../../lib/outbox.ts'
import { reviewApi } from './api.ts'

export interface QueuedReview extends Outgoing {
  clientId: string
  itemId: number
  grade: Grade
  durationMs: number
  /** When the server handed the card out, by its clock. */
  handedOutAt: string
}

/** The answers of reviews on their way. The server takes each once, as of when it was given. */
export const reviewOutbox = new Outbox<QueuedReview>({
  prefix: 'lectern.review.',
  keyOf: ({ clientId }) => clientId,
  send: async ({ clientId, itemId, grade, durationMs, answeredAtMs, handedOutAt }) => {
    try {
      await reviewApi.answer({
        body: {
          client_id: clientId,
          item_id: itemId,
          rating: grade,
          duration_ms: durationMs,
          answered_at: new Date(answeredAtMs).toISOString(),
          handed_out_at: handedOutAt,
        },
      })
      return true
    } catch (error) {
      logFailure('A review was not taken', error)
      return isRefusal(error)
    }
  },
})

window.addEventListener('online', () => reviewOutbox.tryNow())
