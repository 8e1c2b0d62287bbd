import type { Answer, Query } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { RECENT_SESSIONS, SETS_PER_PAGE } from '@lectern/domain/recite'
import { paginate } from '../../../core/pages/paginate.ts'
import type { Services } from '../../../services.ts'
import { presentRecentSession, presentSummary } from '../present.ts'
import { expireOverdueSessions, listFinishedSessions } from '../study/study-store.ts'
import { countSets, listSets } from './set-store.ts'

type Endpoint = typeof reciteEndpoints.history

/** A page of the student's sets, newest first, and the latest sessions that ran to an end, whatever the search. */
export async function listHistory(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  { page, search, folder = '' }: Omit<Query<Endpoint>, 'folder'> & { folder?: string },
): Promise<Answer<Endpoint>> {
  await database.transaction((tx) => expireOverdueSessions(tx, student.id, clock.now()))
  const { queries } = database
  const setCount = await countSets(queries, student.id, { search, folder })
  const { offset, pagination } = paginate(setCount, SETS_PER_PAGE, page)
  const [sets, sessions] = await Promise.all([
    listSets(queries, student.id, { search, folder, offset, limit: SETS_PER_PAGE }),
    listFinishedSessions(queries, student.id, RECENT_SESSIONS),
  ])
  return {
    flashcard_sets: sets.map(presentSummary),
    recent_sessions: sessions.map(presentRecentSession),
    pagination,
  }
}
