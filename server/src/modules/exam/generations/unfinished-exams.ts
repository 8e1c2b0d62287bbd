import type { UnfinishedWork } from '../../../core/unfinished/unfinished-work.ts'
import type { Services } from '../../../services.ts'
import { listGenerationRows } from './generation-store.ts'

/** Exams that are being made, and those of which nothing came, until their student has seen that. */
export async function unfinishedExams(
  { credits, database: { queries } }: Pick<Services, 'credits' | 'database'>,
  student: { id: number },
): Promise<UnfinishedWork[]> {
  const rows = await listGenerationRows(queries, student.id)
  const ids = rows.map(({ id }) => id)
  const open = await credits.filterOpen(queries, student, ids)
  return rows.map(({ id, title, createdAt }) => ({
    id,
    title,
    status: open.has(id) ? 'under_way' : 'failed',
    since: createdAt,
  }))
}
