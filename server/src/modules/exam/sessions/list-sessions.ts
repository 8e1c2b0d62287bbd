import type { Answer, Query } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { EXAM_ATTEMPTS_PER_PAGE } from '@lectern/domain/exam'
import { paginate } from '../../../core/pages/paginate.ts'
import type { Services } from '../../../services.ts'
import { presentAttempt, presentSummary } from '../present.ts'
import { requireSet } from '../set-store.ts'
import { listEndedSessions } from './session-store.ts'

type Endpoint = typeof examEndpoints.listSessions

/** A page of the sessions of an exam that ended, newest first. @throws Problem `not_found` */
export async function listSessions(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
  { page }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const set = await requireSet(queries, student.id, setId)
  const { offset, pagination } = paginate(set.attemptCount, EXAM_ATTEMPTS_PER_PAGE, page)
  const sessions = await listEndedSessions(queries, setId, { offset, limit: EXAM_ATTEMPTS_PER_PAGE })
  return {
    exam_set: presentSummary(set),
    sessions: sessions.map((session) => presentAttempt(session, set)),
    pagination,
  }
}
