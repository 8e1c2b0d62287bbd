import type { Answer } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { discardFile } from '../../core/files/keep-file.ts'
import { removeGroup } from '../../core/review/remember-items.ts'
import { type Deletion, refuseDone } from '../../core/unfinished/refuse-done.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { listeningJob } from './jobs.ts'
import { lockSet, removeSet } from './set-store.ts'

/**
 * Deletes a set with its recording, attempts and what of it is reviewed. One that is being worked on is cancelled, and its price comes back:
 * whatever its worker still does changes nothing.
 * @throws Problem `not_found`, `conflict`
 */
export async function deleteSet(
  services: Pick<Services, 'clock' | 'credits' | 'database' | 'queue'>,
  student: { id: number },
  setId: number,
  deletion: Deletion = {},
): Promise<Answer<typeof listeningEndpoints.deleteSet>> {
  const { clock, credits, database } = services
  const refundedCredits = await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    return deleteSetIn(services, tx, student, setId, clock.now(), deletion)
  })
  return { success: true, ...(refundedCredits && { credits_refunded: refundedCredits }) }
}

/** `deleteSet` within a transaction that has locked the student's credits. @returns what came back, if anything was held */
export async function deleteSetIn(
  { credits, queue }: Pick<Services, 'credits' | 'queue'>,
  tx: Transaction,
  student: { id: number },
  setId: number,
  now: Date,
  deletion: Deletion = {},
): Promise<number | undefined> {
  const { status, holdId, jobId, uploadKey, audioKey } = await lockSet(tx, student.id, setId)
  refuseDone(status === 'completed', deletion)
  const isInProgress = status === 'processing'
  const released = isInProgress ? await credits.release(tx, holdId, LISTENING_TEXTS.cancelled) : null
  if (isInProgress) await queue.cancel(tx, listeningJob, jobId)
  await removeSet(tx, setId)
  await removeGroup(tx, student, { kind: 'listening', groupId: setId }, now)
  for (const fileKey of [uploadKey, audioKey]) await discardFile({ queue }, tx, fileKey)
  return released?.refundedCredits
}
