import type { Answer } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import type { Services } from '../../../services.ts'
import { presentScore } from '../present.ts'
import { listQuestions, requireSet } from '../set-store.ts'
import { listAnswers, requireAttempt } from './attempt-store.ts'

/**
 * An attempt as it was handed in, over the questions that its set still has (requirements/listening.md#attempts).
 * @throws Problem `not_found`, also once its set has been deleted
 */
export async function getAttempt(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  attemptId: number,
): Promise<Answer<typeof listeningEndpoints.getAttempt>> {
  const attempt = await requireAttempt(queries, student.id, attemptId)
  const { sentences } = await requireSet(queries, student.id, attempt.setId)
  const [answers, questions] = [await listAnswers(queries, attempt.id), await listQuestions(queries, attempt.setId)]
  return { ...presentScore(attempt, answers, questions, sentences), set_id: attempt.setId }
}
