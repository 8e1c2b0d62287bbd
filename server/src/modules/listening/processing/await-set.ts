import type { ListeningUpload } from '@lectern/contract/listening/shapes'
import { LISTENING_TEXTS, LISTENING_WITHIN_SECONDS } from '@lectern/domain/listening'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { getSet } from '../get-set.ts'
import { presentWork } from '../present.ts'
import { countPieces, lookAtStatus, requireSet, type SetRow } from '../set-store.ts'
import { failureOf } from './failure-of.ts'

export type UploadServices = Pick<Services, 'clock' | 'credits' | 'database'>

/** Whoever waits has waited for the upload already, and is to be told before they give up. */
const ANSWER_EARLIER_SECONDS = 90

/**
 * The set once its work is over, or, without `isWaiting`, what the work is at now. The work goes on when nobody waits.
 * @throws Problem `generation_failed` with `credits_refunded` where it failed, `in_progress` where it takes longer than a
 *   caller may wait, `not_found` where it is deleted meanwhile, or the signal's reason
 */
export async function awaitSet(
  services: UploadServices,
  student: { id: number },
  begun: SetRow,
  isWaiting: boolean,
  signal: AbortSignal,
): Promise<ListeningUpload> {
  const { clock, credits, database } = services
  let set = begun
  const deadlineMs = clock.now().getTime() + (LISTENING_WITHIN_SECONDS - ANSWER_EARLIER_SECONDS) * 1000
  while (isWaiting && set.status === 'processing' && clock.now().getTime() < deadlineMs) {
    const status = await lookAtStatus(database, set.id)
    signal.throwIfAborted()
    if (status !== 'processing') set = await requireSet(database.queries, student.id, set.id)
  }
  if (set.status === 'failed') throw failureOf(set)
  const isDone = set.status === 'completed'
  if (isWaiting && !isDone) throw new Problem('in_progress', LISTENING_TEXTS.stillProcessing)
  return {
    set: isDone ? await getSet(services, student, set.id) : null,
    work: isDone ? null : presentWork(set, (await countPieces(database.queries, [set.id]))(set), speaker.in('en')),
    credit_cost: set.creditCost,
    user_credits: await credits.readAvailable(database.queries, student.id),
  }
}
