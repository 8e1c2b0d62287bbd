import type { UnfinishedWork } from '../../core/unfinished/unfinished-work.ts'
import type { Services } from '../../services.ts'
import { listGradingRows } from './grading-store.ts'

/** Essays that are being graded, and those of which nothing came, until their student has seen that. */
export async function unfinishedGradings(
  { credits, database: { queries } }: Pick<Services, 'credits' | 'database'>,
  student: { id: number },
): Promise<UnfinishedWork[]> {
  const rows = await listGradingRows(queries, student.id)
  const ids = rows.map(({ id }) => id)
  const open = await credits.filterOpen(queries, student, ids)
  return rows.map(({ id, topic, excerpt, failure, createdAt }) => ({
    id,
    title: topic || excerpt,
    status: open.has(id) && failure === null ? 'under_way' : 'failed',
    since: createdAt,
  }))
}
