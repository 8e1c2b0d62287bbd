import type { Answer, Query } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { EXAM_SETS_PER_PAGE } from '@lectern/domain/exam'
import { paginate } from '../../core/pages/paginate.ts'
import type { Services } from '../../services.ts'
import { presentSummary } from './present.ts'
import { countSets, listSets as listRows } from './set-store.ts'

type Endpoint = typeof examEndpoints.listSets

/** A page of the student's exams, newest first. */
export async function listSets(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { offset, pagination } = paginate(await countSets(queries, student.id, search), EXAM_SETS_PER_PAGE, page)
  const sets = await listRows(queries, student.id, { search, offset, limit: EXAM_SETS_PER_PAGE })
  return { exam_sets: sets.map(presentSummary), pagination }
}
