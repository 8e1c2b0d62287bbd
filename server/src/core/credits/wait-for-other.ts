import { setTimeout as sleep } from 'node:timers/promises'
import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'

const FIRST_PAUSE_MS = 25
const LONGEST_PAUSE_MS = 500
const RETRY_AFTER_SECONDS = 5

/**
 * Waits, up to `limitSeconds`, for the same call that runs elsewhere, perhaps in another process: asks `look` again and
 * again until it answers other than null.
 * @throws Problem `in_progress` when the time is up
 */
export async function waitForOther<Found>(limitSeconds: number, look: () => Promise<Found | null>): Promise<Found> {
  const deadlineMs = performance.now() + limitSeconds * 1000
  let pauseMs = FIRST_PAUSE_MS
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (performance.now() > deadlineMs) throw stillRunning()
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

const stillRunning = () =>
  new Problem('in_progress', message('credits.sameRequestRuns'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
