import type { Answer, Query } from '@lectern/contract/endpoint'
import type { understandingEndpoints } from '@lectern/contract/understanding'
import { CHATS_PER_PAGE } from '@lectern/domain/understanding'
import { paginate } from '../../../core/pages/paginate.ts'
import type { Services } from '../../../services.ts'
import { presentSession, presentSummary } from '../present.ts'
import { countSessions, selectSessions, selectSummaries } from './session-store.ts'

type Endpoints = typeof understandingEndpoints

/** A page of the student's chats with all that is in them, the last changed first. */
export async function listSessions(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search, client_id: clientId }: Query<Endpoints['listSessions']>,
): Promise<Answer<Endpoints['listSessions']>> {
  const sessionCount = await countSessions(queries, student.id, search, clientId)
  const { offset, pagination } = paginate(sessionCount, CHATS_PER_PAGE, page)
  const rows = await selectSessions(queries, student.id, { search, clientId, offset, limit: CHATS_PER_PAGE })
  return { sessions: rows.map(presentSession), pagination }
}

/** The student's chats without their notes and messages. */
export async function listSummaries(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoints['listSummaries']>,
): Promise<Answer<Endpoints['listSummaries']>> {
  const sessionCount = await countSessions(queries, student.id, search)
  const { offset, pagination } = paginate(sessionCount, CHATS_PER_PAGE, page)
  const rows = await selectSummaries(queries, student.id, { search, offset, limit: CHATS_PER_PAGE })
  return { sessions: rows.map(presentSummary), pagination }
}
