import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import type { Services } from '../../services.ts'
import { matchingNotes } from './note-store.ts'
import { notes } from './tables.ts'

/** Notes whose title or text holds `search`. */
export async function findNotes(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, title, text } = notes
  const where = matchingNotes(student.id, search)
  return findNewest(queries, 'note', search, { table: notes, id, title, text, where })
}
