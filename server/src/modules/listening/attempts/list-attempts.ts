import type { Answer, Query } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { accuracyOf, LISTENING_ATTEMPTS_PER_PAGE } from '@lectern/domain/listening'
import { paginate } from '../../../core/pages/paginate.ts'
import type { Services } from '../../../services.ts'
import { presentAttempt } from '../present.ts'
import { requireSet } from '../set-store.ts'
import { countAttempts, readTotals, selectAttempts } from './attempt-store.ts'

/** A page of the student's attempts, at one set or at all, newest first (requirements/listening.md#attempts). @throws Problem `not_found` for a set that is not theirs */
export async function listAttempts(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, set_id: setId }: Query<typeof listeningEndpoints.history>,
): Promise<Answer<typeof listeningEndpoints.history>> {
  if (setId !== undefined) await requireSet(queries, student.id, setId)
  const whose = { studentId: student.id, setId }
  const attemptCount = await countAttempts(queries, whose)
  const { offset, pagination } = paginate(attemptCount, LISTENING_ATTEMPTS_PER_PAGE, page)
  const attempts = await selectAttempts(queries, whose, { offset, limit: LISTENING_ATTEMPTS_PER_PAGE })
  return { attempts: attempts.map(presentAttempt), pagination }
}

/** What the student has reached in all attempts together (requirements/listening.md#attempts). */
export async function getTotals(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): Promise<Answer<typeof listeningEndpoints.score>> {
  const { attempts, correct, questions } = await readTotals(queries, student.id)
  return { attempts, correct, total_questions: questions, accuracy: accuracyOf(correct, questions) }
}
