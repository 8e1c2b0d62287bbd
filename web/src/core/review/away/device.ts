import { logFailure } from '../../../lib/log-failure.ts'
import { reviewOutbox } from '../outbox.ts'
import { forgetOthersAway } from './forget-away.ts'
import { takeAlong } from './kept-cards.ts'
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

const takeAlongQuietly = (student: string): Promise<void> =>
  takeAlong(student).catch((error) => logFailure('The cards of the next days could not be taken along', error))
