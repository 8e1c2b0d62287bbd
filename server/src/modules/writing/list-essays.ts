import type { Answer, Query } from '@lectern/contract/endpoint'
import type { writingEndpoints } from '@lectern/contract/writing'
import { ESSAYS_PER_PAGE } from '@lectern/domain/writing'
import { paginate } from '../../core/pages/paginate.ts'
import type { Services } from '../../services.ts'
import { presentSummary } from './present.ts'
import { countEssays, listEssayRows } from './store.ts'

type Endpoint = typeof writingEndpoints.listEssays

/** A page of the student's graded essays, newest first. */
export async function listEssays(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const essayCount = await countEssays(queries, student.id, search)
  const { offset, pagination } = paginate(essayCount, ESSAYS_PER_PAGE, page)
  const rows = await listEssayRows(queries, student.id, { search, offset, limit: ESSAYS_PER_PAGE })
  return { essays: rows.map(presentSummary), pagination }
}
