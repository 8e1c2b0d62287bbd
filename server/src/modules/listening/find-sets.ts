import { and, eq, sql } from 'drizzle-orm'
import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import { containing } from '../../platform/database/rows.ts'
import type { Services } from '../../services.ts'
import { listeningSets } from './tables.ts'

const said = sql`coalesce((select string_agg(one ->> 'text', ' ') from jsonb_array_elements(${listeningSets.sentences}) as one), '')`

/** Sets whose title holds `search`, or in whose recording it is said. */
export async function findSets(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, title, filename, studentId, status } = listeningSets
  const where = and(eq(studentId, student.id), eq(status, 'completed'), containing(search, title, filename, said))
  return findNewest(queries, 'listening_set', search, { table: listeningSets, id, title, text: said, where })
}
