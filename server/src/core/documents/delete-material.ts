import type { Done } from '@lectern/contract/shapes'
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
    await discardFile({ queue }, tx, await removeMaterial(tx, student.id, materialId))
  })
  return { success: true }
}
