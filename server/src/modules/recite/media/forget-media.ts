import { MEDIA_KEPT_DAYS } from '@lectern/domain/recite'
import { discardFiles } from '../../../core/files/keep-file.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { listStudentsWithMediaBefore, removeUnusedMedia } from './media-store.ts'

const DAY_MS = 24 * 3600 * 1000

/** Media of cards that were deleted just now go with them, unless another card of the student names them. */
export async function forgetMedia(
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  student: { id: number },
  names: readonly string[],
): Promise<void> {
  const removed = await removeUnusedMedia(tx, student.id, { names })
  await discardFiles(services, tx, keysOf(removed))
}

/** Media that were sent long ago and that no card names: a card may be half-written for days. */
export async function forgetUnusedMedia(services: Pick<Services, 'clock' | 'database' | 'queue'>): Promise<void> {
  const { clock, database } = services
  const sentBefore = new Date(clock.now().getTime() - MEDIA_KEPT_DAYS * DAY_MS)
  for (const studentId of await listStudentsWithMediaBefore(database.queries, sentBefore))
    await database.transaction(async (tx) => {
      const removed = await removeUnusedMedia(tx, studentId, { sentBefore })
      await discardFiles(services, tx, keysOf(removed))
    })
}

const keysOf = (media: readonly { fileKey: string }[]): string[] => media.map(({ fileKey }) => fileKey)
