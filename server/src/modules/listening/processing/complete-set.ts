import type { Maker } from '@lectern/domain/content'
import { selectFilesOfSize } from '../../../core/documents/material-files.ts'
import type { KeepReadFileServices, StoredFile } from '../../../core/documents/materials/keep-read-file.ts'
import { indexAtOnce } from '../../../core/documents/search/index-at-once.ts'
import { insertPaidRun } from '../../../core/feedback/feedback-store.ts'
import { discardFile } from '../../../core/files/keep-file.ts'
import { hashOfUpload } from '../../../http/uploads.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import type { ListeningJob } from '../jobs.ts'
import type { NewQuestion, SetRow } from '../set-store.ts'
import { keepRecordingMaterial } from './keep-recording-material.ts'
import { hasSound } from './measure-sound.ts'
import type { Sentence } from './split-sentences.ts'
import { type Claim, lockClaimed, markCompleted } from './work-store.ts'

interface Made extends Maker {
  sentences: Sentence[]
  questions: readonly NewQuestion[]
}

type CompletingServices = Pick<Services, 'credits' | 'database' | 'files' | 'log'> & KeepReadFileServices

/**
 * Charges the price, completes the set, keeps the recording as a material, lets the upload go and ends the job, all in one
 * transaction. From then on its sound alone is kept.
 * @throws LeaseLostError where it is another attempt's by now
 */
export async function completeSet(
  services: CompletingServices,
  { studentId, holdId, creditCost, uploadKey }: SetRow,
  claim: Claim,
  job: RunningJob<ListeningJob>,
  made: Made,
): Promise<void> {
  const { credits, database } = services
  const set = await database.transaction((tx) => lockClaimed(tx, claim))
  const sound = await soundOf(services, set)
  const materialId = await database.transaction(async (tx) => {
    await credits.lock(tx, { id: studentId })
    const kept = await keepRecordingMaterial(tx, services, set, sound, made.sentences)
    await markCompleted(tx, claim, { ...made, sizeBytes: sound.fileSizeBytes, ...kept })
    await credits.settle(tx, holdId, { amountCredits: creditCost })
    await insertPaidRun(tx, {
      ...{ id: holdId, studentId, module: 'listening', madeBy: made.madeBy },
      ...{ chargedCredits: creditCost, madeCount: made.questions.length },
    })
    await discardFile(services, tx, uploadKey)
    await job.finish(tx)
    return kept.materialId ?? set.materialId
  })
  if (materialId !== null) await indexAtOnce(services, materialId)
}

/** The sound of a recording, known by what was uploaded, or by itself where a material of an earlier version is. */
async function soundOf(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { id, studentId, uploadKey, audioKey: fileKey }: SetRow,
): Promise<StoredFile> {
  if (fileKey === null || uploadKey === null) throw new Error(`The set ${id} has no sound`)
  const { stream, sizeBytes: fileSizeBytes } = await files.open(fileKey, { start: 0, end: 0 })
  stream.destroy()
  for (const { fileHash } of await selectFilesOfSize(database.queries, studentId, fileSizeBytes))
    if (await hasSound(files, fileKey, fileHash)) return { fileKey, fileSizeBytes, fileHash }
  return { fileKey, fileSizeBytes, fileHash: await files.readAt(uploadKey, (path) => hashOfUpload({ path })) }
}
