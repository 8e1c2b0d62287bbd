import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import type { Services } from '../../services.ts'
import { matchingEssays } from './store.ts'
import { essays } from './tables.ts'

/** Essays whose text or topic holds `search`. */
export async function findEssays(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, topic, content } = essays
  const where = matchingEssays(student.id, search)
  return findNewest(queries, 'essay', search, { table: essays, id, title: topic, text: content, where })
}
