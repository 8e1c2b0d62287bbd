import type { UnfinishedWork } from '../../../core/unfinished/unfinished-work.ts'
import type { Services } from '../../../services.ts'
import { listGenerationRows } from './generation-store.ts'

/** Exams that are being made, and those of which nothing came, until their student has seen that. */
export async function unfinishedExams(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): Promise<UnfinishedWork[]> {
  const rows = await listGenerationRows(queries, student.id)
  return rows.map(({ id, title, isOpen, createdAt }) => ({
    id,
    title,
    progress: null,
    status: isOpen ? 'under_way' : 'failed',
    since: createdAt,
  }))
}
