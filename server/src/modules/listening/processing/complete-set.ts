import type { Maker } from '@lectern/domain/content'
import { discardFile } from '../../../core/files/keep-file.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import type { ListeningJob } from '../jobs.ts'
import type { NewQuestion, SetRow } from '../set-store.ts'
import type { Sentence } from './split-sentences.ts'
import { type Claim, lockClaimed, markCompleted } from './work-store.ts'

interface Made extends Maker {
  sentences: Sentence[]
  questions: readonly NewQuestion[]
}

/**
 * Charges the price, completes the set, lets the upload go and ends the job, all in one transaction. From then on the
 * sound alone counts against the student's storage.
 * @throws LeaseLostError where it is another attempt's by now
 */
export async function completeSet(
  services: Pick<Services, 'credits' | 'database' | 'files' | 'queue'>,
  { studentId, holdId, creditCost, uploadKey }: SetRow,
  claim: Claim,
  job: RunningJob<ListeningJob>,
  made: Made,
): Promise<void> {
  const { credits, database, files } = services
  const { audioKey } = await database.transaction((tx) => lockClaimed(tx, claim))
  if (audioKey === null) throw new Error(`The set ${claim.setId} has no sound`)
  const { stream, sizeBytes } = await files.open(audioKey, { start: 0, end: 0 })
  stream.destroy()
  await database.transaction(async (tx) => {
    await credits.lock(tx, { id: studentId })
    await markCompleted(tx, claim, { ...made, sizeBytes })
    await credits.settle(tx, holdId, { amountCredits: creditCost })
    await discardFile(services, tx, uploadKey)
    await job.finish(tx)
  })
}
