import { logFailure } from '../../../lib/log-failure.ts'

const PREFIX = 'lectern-away '
const MEDIA_PREFIX = 'lectern-media '

/** The database in which this device keeps one student's cards. */
export const awayName = (student: string): string => PREFIX + student

/** The service worker's cache of a student's pictures and sounds; `web/worker` knows what its name begins with. */
export const mediaCacheOf = (student: string): string => MEDIA_PREFIX + student

/** Deletes what this device keeps of a student's cards. */
export function forgetAway(student: string): void {
  globalThis.indexedDB?.deleteDatabase(awayName(student))
  void globalThis.caches?.delete(mediaCacheOf(student))
}

/** Deletes what it keeps of everybody else's. What waits to be sent is not among it. */
export async function forgetOthersAway(student: string): Promise<void> {
  try {
    for (const name of (await globalThis.caches?.keys()) ?? [])
      if (name.startsWith(MEDIA_PREFIX) && name !== mediaCacheOf(student)) await caches.delete(name)
    if (!globalThis.indexedDB?.databases) return
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith(PREFIX) && name !== awayName(student)) indexedDB.deleteDatabase(name)
  } catch (error) {
    logFailure('The cards of others could not be removed from this device', error)
  }
}
