import type { Answer } from '@lectern/contract/endpoint'
import type { ShareChanges, sharesEndpoints } from '@lectern/contract/sharing/shares'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireStorageRoom } from '../files/require-storage-room.ts'
import { presentChanges, presentReport, presentShare } from './present.ts'
import { listReportsOf } from './report-store.ts'
import {
  type CopyRow,
  findCopyOfThing,
  findShareOfThing,
  type SharedThing,
  type ShareRow,
  updateTaken,
} from './share-store.ts'
import type { FollowingCopy } from './sharing-source.ts'
import { originalOf, sourceOf, termsOf } from './terms.ts'
import { withFiles } from './with-files.ts'

type Parts = Pick<Services, 'clock' | 'config' | 'database' | 'modules' | 'secrets'>

/** The link to a thing of the student's, and what it was copied from. @throws Problem `not_found` */
export async function getSharing(
  services: Parts,
  student: { id: number },
  thing: SharedThing,
): Promise<Answer<typeof sharesEndpoints.getOfThing>> {
  const { queries } = services.database
  const source = sourceOf(services, thing.kind)
  const share = await findShareOfThing(queries, student.id, thing)
  const original = { studentId: student.id, id: thing.id }
  await source.measure(queries, original)
  const open = share && !share.removedAt ? share : null
  const leftOutCount = open ? (await source.show(queries, original, termsOf(open))).leftOutCount : 0
  const found = await findCopyOfThing(queries, student.id, thing)
  return {
    share: open && presentShare(services, open, leftOutCount),
    removal_reason: share?.removalReason ?? null,
    reports: share ? (await listReportsOf(queries, share.id)).map(presentReport) : [],
    copy: found && {
      owner_name: found.share.ownerName,
      changes: presentChanges(await source.compare(queries, pairOf(found))),
    },
  }
}

/**
 * Takes over what has changed in the original of a copy.
 * @throws Problem `not_found` where it is no copy, or its original is not shared any more; `conflict`, `storage_full`
 */
export async function takeChangesOver(
  services: Parts,
  student: { id: number },
  thing: SharedThing,
): Promise<ShareChanges> {
  const { clock, database } = services
  const seen = await findCopyOfThing(database.queries, student.id, thing)
  if (!seen) throw Problem.notFound()
  return withFiles(services, seen.share, student, () =>
    database.transaction(async (tx) => {
      // Another one of the same student waits here, and then finds nothing to do.
      await requireStorageRoom(services, tx, student, 0)
      const found = await findCopyOfThing(tx, student.id, thing)
      if (!found) throw Problem.notFound()
      const plan = await sourceOf(services, thing.kind).takeOver(tx, pairOf(found), clock.now())
      await updateTaken(tx, found.copy.id, plan.taken)
      await requireStorageRoom(services, tx, student, 0)
      return presentChanges(plan)
    }),
  )
}

const pairOf = ({ copy, share }: { copy: CopyRow; share: ShareRow }): FollowingCopy => ({
  original: originalOf(share),
  copy: { studentId: copy.studentId, id: copy.thingId },
  terms: termsOf(share),
  taken: copy.taken,
})
