import type { ExamSet } from '@lectern/contract/exam/shapes'
import type { Services } from '../../services.ts'
import { presentSet } from './present.ts'
import { listQuestions, requireSet } from './set-store.ts'

/** An exam with its questions in order. @throws Problem `not_found` */
export async function getSet(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
): Promise<ExamSet> {
  const set = await requireSet(queries, student.id, setId)
  return presentSet(set, await listQuestions(queries, setId))
}
