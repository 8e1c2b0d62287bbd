import type { Answer } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { MAX_RUNNING_SESSIONS_LISTED } from '@lectern/domain/recite'
import type { Services } from '../../../services.ts'
import { presentRunningSession } from '../present.ts'
import { listRunningSessions } from './study-store.ts'

/** The student's sessions that still run, newest first: what was left on the way can be gone on with until its deadline. */
export async function listStudies(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<typeof reciteEndpoints.listStudies>> {
  const now = clock.now()
  const sessions = await listRunningSessions(database.queries, student.id, now, MAX_RUNNING_SESSIONS_LISTED)
  return { study_sessions: sessions.map((session) => presentRunningSession(session, now)) }
}
