import type { Done } from '@lectern/contract/shapes'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { keepFromErasure } from '../accounts/student-store.ts'
import { discardFile } from '../files/keep-file.ts'
import { removeMaterial } from './material-store.ts'

/** Deletes a material, and its file by a job; what was made from it stays. @throws Problem `not_found` */
export async function deleteMaterial(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  student: { id: number },
  materialId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await keepFromErasure(tx, student.id)
    await removeMaterialIn(tx, { queue }, student, materialId)
  })
  return { success: true }
}

/** `deleteMaterial` within a transaction that has kept the student from being erased. @throws Problem `not_found` */
export async function removeMaterialIn(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  student: { id: number },
  materialId: number,
): Promise<void> {
  await discardFile({ queue }, tx, await removeMaterial(tx, student.id, materialId))
}
