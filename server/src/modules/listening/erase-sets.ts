import type { LeavingStudent } from '../../bound-module.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { listeningJob } from './jobs.ts'
import { selectJobIds } from './set-store.ts'

/** Cancels the work on the student's recordings; rows and files go with the student. */
export async function eraseSets(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  student: LeavingStudent,
): Promise<void> {
  for (const jobId of await selectJobIds(tx, student.id)) await queue.cancel(tx, listeningJob, jobId)
}
