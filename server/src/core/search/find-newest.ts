import { type FoundKind, MOST_FOUND } from '@lectern/contract/search'
import { type Column, desc, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { excerptAround } from '../../platform/database/rows.ts'
import type { Found } from './found.ts'

const TITLE_CHARACTERS = 200

interface Searched {
  table: PgTable
  id: Column
  /** What it is part of. */
  withinId?: Column
  title: Column | SQL
  text: Column | SQL
  /** Whose rows, and what they hold. */
  where: SQL | undefined
}

/** The newest rows of a table that hold `search`, as things of one kind. */
export async function findNewest(
  queries: Queries,
  kind: FoundKind,
  search: string,
  { table, id, withinId, title, text, where }: Searched,
): Promise<Found[]> {
  const rows = await queries
    .select({
      id: sql`${id}`.mapWith(Number),
      within_id: sql`${withinId ?? null}`.mapWith(Number),
      title: sql<string>`left(${title}, ${TITLE_CHARACTERS}::int)`,
      excerpt: excerptAround(search, text),
    })
    .from(table)
    .where(where)
    .orderBy(desc(id))
    .limit(MOST_FOUND)
  return rows.map((row) => ({ kind, ...row }))
}
