import type { ExamSummary } from '@lectern/contract/exam/shapes'
import type { Services } from '../../services.ts'
import { presentSummary } from './present.ts'
import { requireSet, updateTitle } from './set-store.ts'

/** Changes the title of an exam. @throws Problem `not_found` */
export async function renameSet(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
  title: string,
): Promise<ExamSummary> {
  return database.transaction(async (tx) => {
    await updateTitle(tx, student.id, setId, title)
    return presentSummary(await requireSet(tx, student.id, setId))
  })
}
