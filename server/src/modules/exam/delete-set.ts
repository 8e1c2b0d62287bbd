import type { Done } from '@lectern/contract/shapes'
import { removeGroup } from '../../core/review/remember-items.ts'
import { forgetThing } from '../../core/sharing/share-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { removeSet } from './set-store.ts'

/** Deletes an exam with its sessions and answers, and what of it is reviewed. @throws Problem `not_found` */
export async function deleteSet(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
): Promise<Done> {
  await database.transaction((tx) => deleteSetIn(tx, student, setId, clock.now()))
  return { success: true }
}

/** `deleteSet` within a transaction. @throws Problem `not_found` */
export async function deleteSetIn(tx: Transaction, student: { id: number }, setId: number, now: Date): Promise<void> {
  await removeSet(tx, student.id, setId)
  await forgetThing(tx, student, { kind: 'exam', id: setId })
  await removeGroup(tx, student, { kind: 'exam', groupId: setId }, now)
}
