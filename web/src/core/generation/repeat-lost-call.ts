import { ApiError } from '@lectern/contract/api-error'
import { wait } from '../../lib/wait.ts'

const PAUSES_MS = [1000, 4000, 10_000]

/** The answer got lost on the way, or its first call is still at work: asking again is safe and may find it. */
const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 0 || ['in_progress', 'rate_limited', 'unavailable'].includes(error.code))

/**
 * Repeats a paid call whose answer was lost. `call` must send the same `Idempotency-Key` each time, so that it is paid
 * once and the repeat gets the first answer (requirements/credits.md#holds). Gives up after three repeats.
 */
export async function repeatLostCall<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await call()
    } catch (error) {
      if (!isLost(error)) throw error
      await wait(Math.max(pauseMs, (error.retryAfterSeconds ?? 0) * 1000), signal)
    }
  }
  return call()
}
