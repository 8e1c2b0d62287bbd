import type { Answer, Query } from '@lectern/contract/endpoint'
import type { writingEndpoints } from '@lectern/contract/writing'
import { ESSAYS_PER_PAGE } from '@lectern/domain/writing'
import { readPage, type Slice } from '../../core/pages/read-page.ts'
import type { Services } from '../../services.ts'
import { presentSummary } from './present.ts'
import { listEssayRows } from './store.ts'

type Endpoint = typeof writingEndpoints.listEssays

/** A page of the student's graded essays, newest first. */
export async function listEssays(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const read = (slice: Slice) => listEssayRows(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, ESSAYS_PER_PAGE, page)
  return { essays: rows.map(presentSummary), pagination }
}
