import { logFailure } from '../../../lib/log-failure.ts'
import { createStore } from '../../../lib/store.ts'
import { reviewOutbox } from '../outbox.ts'
import { forgetOthersAway } from './forget-away.ts'
import { takeAlong } from './kept-cards.ts'
import { keepMedia } from './kept-media.ts'
import { describeAway } from './read-away.ts'

/** From this age on the cards are fetched anew when the student comes by. */
const STALE_MS = 3_600_000

/** A student is here: what they did without a network is sent, and nobody else's cards stay. */
export function arrive(student: string): void {
  reviewOutbox.resume(student)
  void forgetOthersAway(student)
}

/** The cards of the next days come along where there are none, or only old ones. */
export async function keepFresh(student: string): Promise<void> {
  const kept = await describeAway(student).catch(() => null)
  if (kept === null || Date.now() - kept.handedOutAtMs > STALE_MS) await takeAlongQuietly(student)
}

/** After a review: the cards as they stand now, in a storage that the browser is asked not to clear. */
export async function keepAfterReview(student: string): Promise<void> {
  await takeAlongQuietly(student)
  if (!(await isStoragePersistent())) await navigator.storage?.persist?.()
}

/** Whether the browser has promised not to clear what this site keeps when space runs short. */
export const isStoragePersistent = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false

/** Whether this device had no room for the cards of the next days, or for their pictures and sounds, the last time. */
export const deviceFull = createStore(false)

async function takeAlongQuietly(student: string): Promise<void> {
  try {
    const items = await takeAlong(student)
    if (items) await keepMedia(student, items)
    deviceFull.set(false)
  } catch (error) {
    logFailure('The cards of the next days could not be taken along', error)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') deviceFull.set(true)
  }
}
