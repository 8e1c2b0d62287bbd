import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'

type TitledTable = PgTable & Record<'id' | 'studentId' | 'title', PgColumn>

/** The titles of those rows of a module's that are the student's, by their ids. */
export async function readTitles(
  queries: Queries,
  table: TitledTable,
  studentId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows: { id: unknown; title: unknown }[] = await queries
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.studentId, studentId)))
  return new Map(rows.map(({ id, title }) => [Number(id), String(title)]))
}
