import type { Answer, Query } from '@lectern/contract/endpoint'
import type { notesEndpoints } from '@lectern/contract/notes'
import { NOTES_PER_PAGE } from '@lectern/domain/notes'
import { paginate } from '../../core/pages/paginate.ts'
import type { Services } from '../../services.ts'
import { countNotes, selectNotes } from './note-store.ts'
import { presentSummary } from './present.ts'

type Endpoint = typeof notesEndpoints.list

/** A page of the student's notes, newest first. */
export async function listNotes(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const noteCount = await countNotes(queries, student.id, search)
  const { offset, pagination } = paginate(noteCount, NOTES_PER_PAGE, page)
  const rows = await selectNotes(queries, student.id, { search, offset, limit: NOTES_PER_PAGE })
  return { notes: rows.map(presentSummary), pagination }
}
