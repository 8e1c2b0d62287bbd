import type { Answer, Query } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import { SESSIONS_PER_PAGE } from '@lectern/domain/speaking'
import { readPage, type Slice } from '../../../core/pages/read-page.ts'
import type { Services } from '../../../services.ts'
import { presentSummary } from '../present.ts'
import { listSessionRows } from './session-store.ts'

type Endpoint = typeof speakingEndpoints.listSessions

/** A page of the student's sessions, newest first. */
export async function listSessions(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const read = (slice: Slice) => listSessionRows(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, SESSIONS_PER_PAGE, page)
  return { sessions: rows.map(presentSummary), pagination }
}
