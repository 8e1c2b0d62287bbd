/** Asks one side of a move; every column that is asked for is a text, as PostgreSQL writes it. */
export type Ask = (statement: string, values?: readonly unknown[]) => Promise<(string | null)[][]>

/** A table whose rows are moved. Names are as SQL takes them. */
export interface MovedTable {
  name: string
  columns: { name: string; type: string }[]
  /** Columns of the primary key, in its order. */
  key: string[]
  /** Tables whose rows must be there before. */
  references: string[]
  /** What numbers its rows. */
  sequence: string | null
}

/**
 * What the queue keeps of jobs. The rest of its tables is its own: its version, what it measured, days of that; none of
 * it says what is to be done.
 */
const OF_QUEUE = ['queue', 'subscription', 'schedule', 'job', 'job_dependency']

const TABLES = `
  select c.oid::regclass::text,
    (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')::text,
    (select json_agg(quote_ident(a.attname) order by k.position)
      from pg_index i cross join unnest(i.indkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary)::text,
    (select json_agg(distinct confrelid::regclass::text)
      from pg_constraint where conrelid = c.oid and contype = 'f' and conparentid = 0)::text,
    (select pg_get_serial_sequence(c.oid::regclass::text, attname)
      from pg_attribute where attrelid = c.oid and attidentity <> '')
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any ($1))
  order by 1`

/** Every table that holds what students, operators and the queue wrote, those before that others refer to. */
export async function listMovedTables(ask: Ask): Promise<MovedTable[]> {
  const rows = await ask(TABLES, [OF_QUEUE])
  return inOrder(
    rows.map(([name, columns, key, references, sequence]) => {
      if (!name || !columns || !key) throw new Error(`The table ${name} has no primary key to be moved by`)
      return {
        name,
        columns: JSON.parse(columns),
        key: JSON.parse(key),
        references: JSON.parse(references ?? '[]'),
        sequence: sequence ?? null,
      }
    }),
  )
}

/** A row that refers to another of its own table was written after it, and has the higher number. */
function inOrder(tables: readonly MovedTable[]): MovedTable[] {
  const ordered: MovedTable[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, references }) => !placed.has(name) && references.every((other) => other === name || placed.has(other)),
    )
    if (!next) throw new Error('Tables refer to each other in a circle')
    placed.add(next.name)
    ordered.push(next)
  }
  return ordered
}
