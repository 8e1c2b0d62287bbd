import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { hasAttempts } from './attempts/attempt-store.ts'
import { presentSet } from './present.ts'
import { failureOf } from './processing/failure-of.ts'
import { listQuestions, requireSet, requireSummary } from './set-store.ts'

/**
 * A set with its questions; what was said only once answers have been handed in.
 * @throws Problem `not_found`; `in_progress` or `generation_failed` where it is not a set (yet)
 */
export async function getSet(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
): Promise<ListeningSet> {
  const set = await requireSet(queries, student.id, setId)
  if (set.status === 'processing') throw new Problem('in_progress', LISTENING_TEXTS.stillProcessing)
  if (set.status === 'failed') throw failureOf(set)
  const [summary, questions] = [await requireSummary(queries, student.id, setId), await listQuestions(queries, setId)]
  return presentSet(summary, set.sentences, questions, await hasAttempts(queries, setId))
}
