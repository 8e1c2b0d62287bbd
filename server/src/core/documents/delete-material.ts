import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../services.ts'
import { removeMaterial } from './material-store.ts'

/** Deletes a material; what was made from it stays. @throws Problem `not_found` */
export async function deleteMaterial(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  materialId: number,
): Promise<Done> {
  await database.transaction((tx) => removeMaterial(tx, student.id, materialId))
  return { success: true }
}
