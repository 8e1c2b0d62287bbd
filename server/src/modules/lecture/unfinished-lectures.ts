import type { UnfinishedWork } from '../../core/unfinished/unfinished-work.ts'
import type { Services } from '../../services.ts'
import { selectUnfinished } from './lecture-store.ts'

/** Lectures that are being explained or have pages read again, and those that failed, until they are dismissed: the latest ten. */
export async function unfinishedLectures(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): Promise<UnfinishedWork[]> {
  const rows = await selectUnfinished(queries, student.id)
  return rows.map(({ id, title, status, sectionsDone, sectionCount, createdAt }) => ({
    id,
    title,
    progress: status === 'processing' && sectionCount > 0 ? { done: sectionsDone, total: sectionCount } : null,
    status: status === 'failed' ? 'failed' : 'under_way',
    isAgain: status === 'completed',
    since: createdAt,
  }))
}
