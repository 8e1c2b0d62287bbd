import { STORAGE_FULL } from '@lectern/domain/documents'
import { MEGABYTE } from '@lectern/domain/prices'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { countStoredBytes } from './read-storage.ts'

/** A count is believed for so long, and only where it leaves more than half of the storage free. */
const BELIEVED_SECONDS = 60
const BELIEVED_SHARE = 0.5
const MOST_REMEMBERED = 10_000

/** What is about to be added: `sentBytes` come with the request, of which `neededBytes` are kept for certain. */
interface Addition {
  sentBytes: number
  neededBytes: number
}

/** @throws Problem `storage_full` where what is needed has no room */
export type StorageGate = (student: { id: number }, addition: Addition) => Promise<void>

type Parts = Pick<Services, 'clock' | 'config' | 'database' | 'modules'>

/**
 * Refuses what would add to a full storage, before anything is read, made or paid. Thousands of cards are not counted at
 * each write: a count far from the limit is remembered for a minute, with what has been let through since.
 */
export function createStorageGate({ clock, config, database, modules }: Parts): StorageGate {
  const limitBytes = config.storageLimitMb * MEGABYTE
  const counts = new Map<number, { bytes: number; believedUntilMs: number }>()

  return async (student, { sentBytes, neededBytes }) => {
    const nowMs = clock.now().getTime()
    const known = counts.get(student.id)
    if (known && nowMs < known.believedUntilMs && known.bytes + sentBytes < limitBytes * BELIEVED_SHARE) {
      known.bytes += sentBytes
      return
    }
    const bytes = await countStoredBytes({ modules }, database.queries, student)
    if (bytes + neededBytes >= limitBytes) throw new Problem('storage_full', STORAGE_FULL)
    if (counts.size >= MOST_REMEMBERED) counts.clear()
    counts.set(student.id, { bytes: bytes + sentBytes, believedUntilMs: nowMs + BELIEVED_SECONDS * 1000 })
  }
}
