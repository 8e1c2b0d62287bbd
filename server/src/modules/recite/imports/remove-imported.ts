import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { IMPORT_TEXTS } from '@lectern/domain/cards/imports'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import type { Message } from '@lectern/texts/message'
import { discardFile } from '../../../core/files/keep-file.ts'
import { takeMemoriesBack } from '../../../core/review/bring-memories.ts'
import { removeGroup, removeItems } from '../../../core/review/remember-items.ts'
import { forgetThing } from '../../../core/sharing/share-store.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import { removeCardsOf } from '../cards/card-store.ts'
import { listFirstIds } from '../cards/order-store.ts'
import { forgetMedia } from '../media/forget-media.ts'
import { removeSet } from '../sets/set-store.ts'
import {
  type Claim,
  claimImport,
  hasImportedSets,
  type ImportRow,
  lockClaimed,
  lockLastImportedSet,
  lockOfStatus,
  saveImport,
} from './import-store.ts'
import { type ImportJob, removalJob } from './jobs.ts'

/** So few that nobody else waits long meanwhile: the embedded database answers one after another. */
const CARDS_AT_ONCE = 100

type RemovalServices = Pick<Services, 'clock' | 'database' | 'queue'>

/** Has a job remove everything that a locked import made. @param errorMessage why it failed; null where it is undone */
export async function beginRemoval(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  { id, studentId, fileKey }: ImportRow,
  errorMessage: Message | null,
): Promise<ImportRow> {
  await discardFile({ queue }, tx, fileKey)
  if (!(await hasImportedSets(tx, id))) return saveImport(tx, id, { ...endOf({ errorMessage }), fileKey: null })
  const jobId = randomUUID()
  await queue.enqueue(tx, removalJob, { importId: id, studentId }, { id: jobId })
  return saveImport(tx, id, { status: 'undoing', errorMessage, fileKey: null, jobId, attempt: 0 })
}

/** Removes what an import made, some hundred cards at a time, going on where an earlier attempt stopped. */
export async function removeImported(services: RemovalServices, job: RunningJob<ImportJob>): Promise<void> {
  const claim: Claim = { importId: job.payload.importId, attempt: job.attempt, status: 'undoing' }
  const row = await services.database.transaction((tx) => claimImport(tx, claim))
  if (row === null) return
  while (await services.database.transaction((tx) => removeSome(services, tx, claim, job))) {
    job.signal.throwIfAborted()
    // The embedded database works within this process: without a turn of the event loop no request would be looked at until all is done.
    await setImmediate()
  }
}

/** @returns whether something may be left */
async function removeSome(
  services: RemovalServices,
  tx: Transaction,
  claim: Claim,
  job: RunningJob<ImportJob>,
): Promise<boolean> {
  const row = await lockClaimed(tx, claim)
  const setId = await lockLastImportedSet(tx, row.id)
  if (setId === null) {
    await saveImport(tx, row.id, endOf(row))
    await job.finish(tx)
    return false
  }
  const student = { id: row.studentId }
  const now = services.clock.now()
  const cardIds = await listFirstIds(tx, setId, CARDS_AT_ONCE)
  const things = { kind: 'card', sourceIds: cardIds } as const
  await takeMemoriesBack(tx, student, things, now)
  const removed = await removeCardsOf(tx, setId, cardIds)
  await removeItems(tx, student, things, now)
  if (cardIds.length < CARDS_AT_ONCE) {
    await removeSet(tx, student.id, setId)
    await forgetThing(tx, student, { kind: 'set', id: setId })
    await removeGroup(tx, student, { kind: 'card', groupId: setId }, now)
  }
  const texts = removed.flatMap(({ question, answer }) => [question, answer])
  await forgetMedia(services, tx, student, mediaNamesIn(...texts))
  return true
}

/** An import of which nothing is left. */
const endOf = ({ errorMessage }: { errorMessage: ImportRow['errorMessage'] }) =>
  errorMessage === null ? ({ status: 'undone' } as const) : ({ status: 'failed', errorMessage, cardCount: 0 } as const)

/** No attempt is left: what is still there can be removed by undoing the import again. */
export async function giveRemovalUp({ database }: RemovalServices, job: RunningJob<ImportJob>): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockOfStatus(tx, job.payload.importId, 'undoing')
    if (row) await saveImport(tx, row.id, { status: 'failed', errorMessage: IMPORT_TEXTS.undoUnfinished })
  })
}
