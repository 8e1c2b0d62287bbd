import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { priceOfListening } from '@lectern/domain/prices'
import type { Order } from '../../../core/credits/hold.ts'
import { attemptsUntil } from '../../../core/paid-jobs/counted-attempt.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { listeningJob } from '../jobs.ts'
import { lockSet, type SetRow } from '../set-store.ts'
import { awaitSet, type UploadServices } from './await-set.ts'
import { restartSet } from './work-store.ts'

type Needed = UploadServices & Pick<Services, 'clock' | 'queue' | 'speech'>

/**
 * Has a recording tried again of which nothing came, from what is kept of it: its price is held anew, and the job goes on
 * where the last one stopped. Pressed twice, or on two devices, it begins once.
 * @throws Problem `not_found`, `unavailable` where nothing transcribes, `conflict` where the recording is not kept any more,
 *   `insufficient_credits`, `key_reused`
 */
export async function retrySet(
  services: Needed,
  student: { id: number },
  setId: number,
  idempotencyKey: string | null,
  signal: AbortSignal,
): Promise<Answer<typeof listeningEndpoints.retry>> {
  const set = await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, student)
    const found = await lockSet(tx, student.id, setId)
    return found.status === 'failed' ? begin(services, tx, found, idempotencyKey) : found
  })
  return awaitSet(services, student, set, false, signal)
}

async function begin(
  { clock, credits, queue, speech }: Needed,
  tx: Transaction,
  set: SetRow,
  idempotencyKey: string | null,
): Promise<SetRow> {
  if (set.uploadKey === null) throw new Problem('conflict', LISTENING_TEXTS.notKept)
  if (speech.description.transcribes === null) throw new Problem('unavailable', LISTENING_TEXTS.notSetUp)
  speech.refuseUnheard?.(set.contentType)
  const order: Order = {
    module: 'listening',
    price: priceOfListening(set.sizeBytes),
    key: idempotencyKey,
    fingerprint: { setId: set.id },
    about: { documentName: set.filename, counted: { unit: 'bytes', amount: set.sizeBytes } },
  }
  const { hold } = await credits.hold(tx, { id: set.studentId }, order)
  const jobId = randomUUID()
  const attempt = attemptsUntil(listeningJob, set)
  const payload = { setId: set.id, studentId: set.studentId, attemptsBefore: attempt }
  await queue.enqueue(tx, listeningJob, payload, { id: jobId })
  return restartSet(tx, set.id, { jobId, holdId: hold.id, creditCost: order.price, attempt, createdAt: clock.now() })
}
