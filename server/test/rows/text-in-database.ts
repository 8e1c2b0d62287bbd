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
  const columns = await listColumns(database, 'true')
  const found: ColumnName[] = []
  // A table at a time: there are a thousand columns, and some tests look at all of them again and again.
  for (const ofTable of Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`).values())
    found.push(...(await findInTable(database, ofTable, text)))
  return found
}

/** Those of the `columns` of one table in which `text` stands. */
async function findInTable(database: Database, columns: readonly Column[], text: string): Promise<ColumnName[]> {
  const [first] = columns
  if (!first) return []
  const patterns = [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]
  const holds = columns.map(({ column }, index) => {
    const matches = patterns.map((pattern) => sql`${sql.identifier(column)}::text ilike ${pattern}`)
    return sql`bool_or(${sql.join(matches, sql` or `)}) as ${sql.identifier(`column_${index}`)}`
  })
  const { rows } = (await database.queries.execute(
    sql`select ${sql.join(holds, sql`, `)} from ${sql.identifier(first.schema)}.${sql.identifier(first.table)}`,
  )) as unknown as { rows: Record<string, boolean | null>[] }
  return columns.filter((_, index) => rows[0]?.[`column_${index}`]).map(nameOf)
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
