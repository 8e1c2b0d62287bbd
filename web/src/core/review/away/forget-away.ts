import { logFailure } from '../../../lib/log-failure.ts'

const PREFIX = 'lectern-away '

/** The database in which this device keeps one student's cards. */
export const awayName = (student: string): string => PREFIX + student

/** Deletes what this device keeps of a student's cards. */
export const forgetAway = (student: string): void => void globalThis.indexedDB?.deleteDatabase(awayName(student))

/** Deletes what it keeps of everybody else's. What waits to be sent is not among it. */
export async function forgetOthersAway(student: string): Promise<void> {
  if (!globalThis.indexedDB?.databases) return
  try {
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith(PREFIX) && name !== awayName(student)) indexedDB.deleteDatabase(name)
  } catch (error) {
    logFailure('The cards of others could not be removed from this device', error)
  }
}
