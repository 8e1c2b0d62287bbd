import type { Answer } from '@lectern/contract/endpoint'
import type { writingEndpoints } from '@lectern/contract/writing'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { presentDraft } from './present.ts'
import { listDraftRows } from './store.ts'

/** The trend over more of them would not be read. */
const MOST_DRAFTS = 20

/** An essay and the drafts that it goes back to, as far as they are still there, the earliest first. @throws Problem `not_found` */
export async function listDrafts(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  essayId: number,
): Promise<Answer<typeof writingEndpoints.listDrafts>> {
  const rows = await listDraftRows(queries, student.id, essayId, MOST_DRAFTS)
  if (rows.length === 0) throw Problem.notFound()
  return { drafts: rows.map(presentDraft) }
}
