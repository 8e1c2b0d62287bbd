import type { Answer, Query } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import { SESSIONS_PER_PAGE } from '@lectern/domain/speaking'
import { paginate } from '../../../core/pages/paginate.ts'
import type { Services } from '../../../services.ts'
import { presentSummary } from '../present.ts'
import { countSessions, listSessionRows } from './session-store.ts'

type Endpoint = typeof speakingEndpoints.listSessions

/** A page of the student's sessions, newest first. */
export async function listSessions(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { offset, pagination } = paginate(await countSessions(queries, student.id, search), SESSIONS_PER_PAGE, page)
  const rows = await listSessionRows(queries, student.id, { search, offset, limit: SESSIONS_PER_PAGE })
  return { sessions: rows.map(presentSummary), pagination }
}
