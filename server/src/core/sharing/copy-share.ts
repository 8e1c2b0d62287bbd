import type { Answer } from '@lectern/contract/endpoint'
import type { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireStorageRoom } from '../files/require-storage-room.ts'
import { requireShareOf } from './open-share.ts'
import { requireShowable } from './require-showable.ts'
import { findCopy, holdShare, insertCopy } from './share-store.ts'
import { originalOf, sourceOf, termsOf } from './terms.ts'
import { withFiles } from './with-files.ts'

const OWN = message('requests.ownShare')

/**
 * Makes what is shared the student's own. A repeat, also at the same time, gets the copy that is there.
 * @throws Problem `not_found`; `conflict` where it is their own share, or has grown too large; `storage_full`, `rate_limited`
 */
export async function copyShare(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'limits' | 'modules' | 'secrets'>,
  student: { id: number },
  token: string,
): Promise<Answer<typeof sharesEndpoints.copy>> {
  const { clock, database, limits } = services
  const found = await requireShareOf(services, database.queries, token)
  if (found.studentId === student.id) throw new Problem('conflict', OWN)
  await limits.hit('sharedCopiesOfStudent', String(student.id))
  const before = await findCopy(database.queries, student.id, found.id)
  if (before) return { kind: before.kind, id: before.thingId }
  return withFiles(services, found, student, () =>
    database.transaction(async (tx) => {
      // Another copy of the same student waits here, and then finds this one.
      await requireStorageRoom(services, tx, student, 0)
      const share = await holdShare(tx, found.key)
      const there = await findCopy(tx, student.id, share.id)
      if (there) return { kind: there.kind, id: there.thingId }
      const now = clock.now()
      const source = sourceOf(services, share.kind)
      await requireShowable(source, tx, originalOf(share))
      const { id, taken } = await source.copy(tx, originalOf(share), termsOf(share), student, now)
      await insertCopy(tx, {
        ...{ studentId: student.id, shareId: share.id, kind: share.kind, thingId: id },
        ...{ taken, copiedAt: now },
      })
      await requireStorageRoom(services, tx, student, 0)
      return { kind: share.kind, id }
    }),
  )
}
