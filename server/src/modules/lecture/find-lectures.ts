import { and, eq, or, sql } from 'drizzle-orm'
import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import { containing } from '../../platform/database/rows.ts'
import type { Services } from '../../services.ts'
import { lectureSections, lectures } from './tables.ts'

const words = sql`regexp_replace(${lectureSections.html}, '<[^>]*>', ' ', 'g')`

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
