import type { Answer, Query } from '@lectern/contract/endpoint'
import type { understandingEndpoints } from '@lectern/contract/understanding'
import { CHATS_PER_PAGE } from '@lectern/domain/understanding'
import { readPage, type Slice } from '../../../core/pages/read-page.ts'
import type { Services } from '../../../services.ts'
import { presentSession, presentSummary } from '../present.ts'
import { selectSessions, selectSummaries } from './session-store.ts'

type Endpoints = typeof understandingEndpoints

/** A page of the student's chats with all that is in them, the last changed first. */
export async function listSessions(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search, client_id: clientId }: Query<Endpoints['listSessions']>,
): Promise<Answer<Endpoints['listSessions']>> {
  const read = (slice: Slice) => selectSessions(queries, student.id, { search, clientId, ...slice })
  const { rows, pagination } = await readPage(read, CHATS_PER_PAGE, page)
  return { sessions: rows.map(presentSession), pagination }
}

/** The student's chats without their notes and messages. */
export async function listSummaries(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoints['listSummaries']>,
): Promise<Answer<Endpoints['listSummaries']>> {
  const read = (slice: Slice) => selectSummaries(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, CHATS_PER_PAGE, page)
  return { sessions: rows.map(presentSummary), pagination }
}
