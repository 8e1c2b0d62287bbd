import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../../services.ts'
import { removeSet } from './set-store.ts'

/** Deletes a set with its cards, sessions and answers. @throws Problem `not_found` */
export async function deleteSet(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
): Promise<Done> {
  await database.transaction((tx) => removeSet(tx, student.id, setId))
  return { success: true }
}
