import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'

/** A column, named 'table.column'; in a schema of its own, 'schema.table.column'. */
type ColumnName = string

interface Column {
  schema: string
  table: string
  column: string
}

/** Types that can hold what a student typed, and bytes, which can hold anything. */
const TEXT_TYPES = ['text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'xml', 'USER-DEFINED']

/** Every column of the product's own tables that can hold text. */
export async function listTextColumns(database: Database): Promise<ColumnName[]> {
  const columns = await listColumns(database, `data_type in (${TEXT_TYPES.map((type) => `'${type}'`).join(', ')})`)
  return columns.filter(({ schema }) => schema === 'public').map(nameOf)
}

/** The columns, of whatever type and in whatever schema, in which `text` stands: as it is, or as bytes. */
export async function findText(database: Database, text: string): Promise<ColumnName[]> {
  const found: ColumnName[] = []
  for (const column of await listColumns(database, 'true')) {
    const { rows } = (await database.queries.execute(
      sql`select 1 from ${sql.identifier(column.schema)}.${sql.identifier(column.table)}
        where ${sql.identifier(column.column)}::text ilike ${`%${text}%`}
          or ${sql.identifier(column.column)}::text ilike ${`%${Buffer.from(text).toString('hex')}%`} limit 1`,
    )) as unknown as { rows: unknown[] }
    if (rows.length > 0) found.push(nameOf(column))
  }
  return found
}

async function listColumns(database: Database, condition: string): Promise<Column[]> {
  const answer = await database.queries.execute(sql`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and ${sql.raw(condition)}
    order by 1, 2, 3`)
  return (answer as unknown as { rows: Column[] }).rows
}

const nameOf = ({ schema, table, column }: Column): ColumnName =>
  schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`
