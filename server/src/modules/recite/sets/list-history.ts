import type { Answer, Query } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { RECENT_SESSIONS, SETS_PER_PAGE } from '@lectern/domain/recite'
import { readPage, type Slice } from '../../../core/pages/read-page.ts'
import type { Services } from '../../../services.ts'
import { presentRecentSession, presentSummary } from '../present.ts'
import { expireOverdueSessions, listFinishedSessions } from '../study/study-store.ts'
import { listSets } from './set-store.ts'

type Endpoint = typeof reciteEndpoints.history

/** A page of the student's sets, newest first, and the latest sessions that ran to an end, whatever the search. */
export async function listHistory(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  { page, search, folder = '' }: Omit<Query<Endpoint>, 'folder'> & { folder?: string },
): Promise<Answer<Endpoint>> {
  await database.transaction((tx) => expireOverdueSessions(tx, student.id, clock.now()))
  const { queries } = database
  const read = (slice: Slice) => listSets(queries, student.id, { search, folder, ...slice })
  const [{ rows, pagination }, sessions] = await Promise.all([
    readPage(read, SETS_PER_PAGE, page),
    listFinishedSessions(queries, student.id, RECENT_SESSIONS),
  ])
  return {
    flashcard_sets: rows.map(presentSummary),
    recent_sessions: sessions.map(presentRecentSession),
    pagination,
  }
}
