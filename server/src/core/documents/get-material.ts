import type { Material } from '@lectern/contract/documents'
import type { Services } from '../../services.ts'
import { requireMaterial } from './material-store.ts'
import { presentMaterial } from './present-material.ts'

/** A material with its text. @throws Problem `not_found` */
export async function getMaterial(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  materialId: number,
): Promise<Material> {
  return presentMaterial(await requireMaterial(database.queries, student.id, materialId))
}
