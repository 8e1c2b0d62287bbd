import type { SetSummary } from '@lectern/contract/recite/shapes'
import type { Services } from '../../../services.ts'
import { presentSummary } from '../present.ts'
import { requireSet, updateTitle } from './set-store.ts'

/** Changes the title of a set. @throws Problem `not_found` */
export async function renameSet(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
  title: string,
): Promise<SetSummary> {
  return database.transaction(async (tx) => {
    await updateTitle(tx, student.id, setId, title)
    return presentSummary(await requireSet(tx, student.id, setId))
  })
}
