import { and, eq, or, sql } from 'drizzle-orm'
import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import { containing } from '../../platform/database/rows.ts'
import type { Services } from '../../services.ts'
import { lectureSections, lectures } from './tables.ts'

/** The words of a section's HTML, of whose signs three alone are written otherwise. */
const untagged = sql`regexp_replace(regexp_replace(${lectureSections.html}, '</?(b|strong|em|i|code|sub|sup)>', '', 'g'), '<[^>]*>', ' ', 'g')`
const words = sql`replace(replace(replace(${untagged}, '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`

/** Lectures whose title holds `search`, or which do in what they explain. */
export async function findLectures(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, title, originalFilename, studentId, status } = lectures
  const explaining = sql`(select ${words} from ${lectureSections}
    where ${lectureSections.lectureId} = ${id} and (${containing(search, lectureSections.title, words)})
    order by ${lectureSections.position} limit 1)`
  const holds = or(containing(search, title, originalFilename), sql`${explaining} is not null`)
  const where = and(eq(studentId, student.id), eq(status, 'completed'), holds)
  const text = sql`coalesce(${explaining}, ${originalFilename})`
  return findNewest(queries, 'lecture', search, { table: lectures, id, title, text, where })
}
