import { isOutage } from '../../../lib/api/is-outage.ts'
import { reviewApi } from '../api.ts'
import { reviewOutbox } from '../outbox.ts'
import type { FetchedQueue } from '../session/review-queue.ts'
import { queueAway } from './read-away.ts'

/** So long the student waits for a server that does not answer, before this device asks for its own cards. */
const PATIENCE_MS = 6000

/**
 * The cards to review now, of all sets or of one, once the server knows of all that was done: else, and where it cannot be
 * reached, those that this device took along.
 */
export async function fetchQueue(student: string, setId: number | undefined): Promise<FetchedQueue> {
  const isSent = await reviewOutbox.flush(PATIENCE_MS)
  const kept = isSent ? null : await queueOnDevice(student, setId)
  if (kept) return kept
  await reviewOutbox.settled()
  try {
    const query = setId === undefined ? {} : { set_id: setId }
    return await reviewApi.queue({ query }, { timeoutMs: PATIENCE_MS })
  } catch (error) {
    const onDevice = isOutage(error) ? await queueOnDevice(student, setId) : null
    if (!onDevice) throw error
    return onDevice
  }
}

const queueOnDevice = (student: string, setId: number | undefined): Promise<FetchedQueue | null> =>
  queueAway(student, setId).catch(() => null)
