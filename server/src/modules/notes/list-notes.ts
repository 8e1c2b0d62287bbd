import type { Answer, Query } from '@lectern/contract/endpoint'
import type { notesEndpoints } from '@lectern/contract/notes'
import { NOTES_PER_PAGE } from '@lectern/domain/notes'
import { readPage, type Slice } from '../../core/pages/read-page.ts'
import type { Services } from '../../services.ts'
import { selectNotes } from './note-store.ts'
import { presentSummary } from './present.ts'

type Endpoint = typeof notesEndpoints.list

/** A page of the student's notes, newest first. */
export async function listNotes(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const read = (slice: Slice) => selectNotes(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, NOTES_PER_PAGE, page)
  return { notes: rows.map(presentSummary), pagination }
}
