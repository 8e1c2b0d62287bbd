import type { Answer, Query } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { EXAM_SETS_PER_PAGE } from '@lectern/domain/exam'
import { readPage, type Slice } from '../../core/pages/read-page.ts'
import type { Services } from '../../services.ts'
import { presentSummary } from './present.ts'
import { listSets as listRows } from './set-store.ts'

type Endpoint = typeof examEndpoints.listSets

/** A page of the student's exams, newest first. */
export async function listSets(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const read = (slice: Slice) => listRows(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, EXAM_SETS_PER_PAGE, page)
  return { exam_sets: rows.map(presentSummary), pagination }
}
