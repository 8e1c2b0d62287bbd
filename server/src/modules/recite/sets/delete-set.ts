import type { Done } from '@lectern/contract/shapes'
import { removeGroup } from '../../../core/review/remember-items.ts'
import { forgetThing } from '../../../core/sharing/share-store.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { forgetMedia } from '../media/forget-media.ts'
import { listNamesInSet } from '../media/media-store.ts'
import { removeSet } from './set-store.ts'

/** Deletes a set with its cards, sessions and answers. @throws Problem `not_found` */
export async function deleteSet(
  services: Pick<Services, 'database' | 'clock' | 'queue'>,
  student: { id: number },
  setId: number,
): Promise<Done> {
  await services.database.transaction((tx) => deleteSetIn(tx, services, student, setId))
  return { success: true }
}

/** `deleteSet` within a transaction. @throws Problem `not_found` */
export async function deleteSetIn(
  tx: Transaction,
  { clock, queue }: Pick<Services, 'clock' | 'queue'>,
  student: { id: number },
  setId: number,
): Promise<void> {
  const mediaNames = await listNamesInSet(tx, student.id, setId)
  await removeSet(tx, student.id, setId)
  await forgetThing(tx, student, { kind: 'set', id: setId })
  await removeGroup(tx, student, { kind: 'card', groupId: setId }, clock.now())
  await forgetMedia({ queue }, tx, student, mediaNames)
}
