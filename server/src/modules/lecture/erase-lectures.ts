import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { lectureJob, pagesAgainJob } from './jobs.ts'
import { selectUnderWay } from './lecture-store.ts'

/** Ends what is under way for a student who leaves; rows and files go with them. */
export async function eraseLectures(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  student: { id: number },
): Promise<void> {
  for (const { jobId, again } of await selectUnderWay(tx, student.id))
    await queue.cancel(tx, again ? pagesAgainJob : lectureJob, jobId)
}
