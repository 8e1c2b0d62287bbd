import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'

const RETRY_AFTER_SECONDS = 5

/** What a call finds that may have to wait: what it asked for, or what shows once the other call's work is over. */
export type Attempted<Found> = { found: Found; isOver?: undefined } | { isOver: () => Promise<boolean> }

/**
 * Waits, up to `limitSeconds`, for the same call that runs elsewhere, perhaps in another process: attempts again whenever
 * `isOver` says that there may be something to find.
 * @throws Problem `in_progress` when the time is up
 */
export async function waitForOther<Found>(
  limitSeconds: number,
  attempt: () => Promise<Attempted<Found>>,
): Promise<Found> {
  const deadlineMs = performance.now() + limitSeconds * 1000
  for (;;) {
    const attempted = await attempt()
    if (!attempted.isOver) return attempted.found
    do {
      if (performance.now() > deadlineMs) throw stillRunning()
    } while (!(await attempted.isOver()))
  }
}

const stillRunning = () =>
  new Problem('in_progress', message('credits.sameRequestRuns'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
