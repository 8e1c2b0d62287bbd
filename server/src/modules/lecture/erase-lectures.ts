import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { lectureJob } from './jobs.ts'
import { selectInProgress } from './lecture-store.ts'

/** Ends what is under way for a student who leaves; rows and files go with them. */
export async function eraseLectures(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  student: { id: number },
): Promise<void> {
  for (const { jobId } of await selectInProgress(tx, student.id)) await queue.cancel(tx, lectureJob, jobId)
}
