import type { UnfinishedWork } from '../../../core/unfinished/unfinished-work.ts'
import type { Services } from '../../../services.ts'
import { listGradingRows } from './grading-store.ts'

/** Essays that are being graded, and those of which nothing came, until their student has seen that. */
export async function unfinishedGradings(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): Promise<UnfinishedWork[]> {
  const rows = await listGradingRows(queries, student.id)
  return rows.map(({ id, topic, excerpt, failure, isOpen, createdAt }) => ({
    id,
    title: topic || excerpt,
    progress: null,
    status: isOpen && failure === null ? 'under_way' : 'failed',
    since: createdAt,
  }))
}
