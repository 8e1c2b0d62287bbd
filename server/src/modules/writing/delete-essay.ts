import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../services.ts'
import { removeEssay } from './store.ts'

/** Deletes an essay with its report; revisions of it stay. @throws Problem `not_found` */
export async function deleteEssay(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  essayId: number,
): Promise<Done> {
  await database.transaction((tx) => removeEssay(tx, student.id, essayId))
  return { success: true }
}
