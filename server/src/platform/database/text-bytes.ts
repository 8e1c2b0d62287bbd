import { type Column, type SQL, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Bytes of columns of all rows together, as an aggregate: text in UTF-8, JSON as it is stored. Neither is unpacked for it,
 * so that thousands of rows are counted in the time of reading their heads. 0 where there are no rows.
 */
export const sumBytes = (...columns: readonly Column[]): SQL<number> =>
  sql`coalesce(sum(${rowBytes(...columns)}), 0)`.mapWith(Number) as SQL<number>

/** Bytes of columns of one row, counted as `sumBytes` does. */
export function rowBytes(...columns: readonly Column[]): SQL<number> {
  const bytesOf = (column: Column) => (isText(column) ? sql`octet_length(${column})` : sql`pg_column_size(${column})`)
  const ofRow = sql.join(
    columns.map((column) => sql`coalesce(${bytesOf(column)}, 0)`),
    sql` + `,
  )
  return sql`(${ofRow})`.mapWith(Number) as SQL<number>
}

/** A list of texts has the type of its texts. */
const isText = (column: Column): boolean =>
  column.columnType === 'PgText' && !(column instanceof PgColumn && column.dimensions > 0)
