import type { Ask, MovedTable } from './moved-tables.ts'

const BATCH_ROWS = 1000
/** A first batch looks at so many, whose size is not known yet. */
const FIRST_ROWS = 100
/** A batch ends with the row that goes beyond this: what is in memory at once is this and one row. */
const BATCH_BYTES = 4 * 1024 * 1024

/** Puts the rows of `table` where it has none, in the order of its key, batch by batch. @returns how many there were */
export async function copyTable(from: Ask, to: Ask, table: MovedTable): Promise<number> {
  const insert = insertInto(table)
  let count = 0
  let last: (string | null)[] | null = null
  let limit = FIRST_ROWS
  for (;;) {
    const rows: (string | null)[][] = await from(nextRows(table, limit, last !== null), last ?? [])
    const end = rows.at(-1)
    if (!end) return count
    await to(
      insert,
      table.columns.map((_, column) => rows.map((row) => row[column])),
    )
    count += rows.length
    // Each row that is looked at is measured, so not many more are than fit.
    limit = Math.min(rows.length * 2, BATCH_ROWS)
    last = table.key.map((name) => end[table.columns.findIndex((column) => column.name === name)] ?? null)
  }
}

/** Ordered by what the key is, not by the text of it, which has the same name. */
function nextRows({ name, columns, key }: MovedTable, limit: number, isContinued: boolean): string {
  const order = key.join(', ')
  const marks = key.map((part, index) => `$${index + 1}::${columns.find((column) => column.name === part)?.type}`)
  const after = isContinued ? `where (${order}) > (${marks.join(', ')})` : ''
  return `
    select ${columns.map((column) => `${column.name}::text`).join(', ')}
    from (select *, sum(row_bytes) over (order by ${order}) - row_bytes as bytes_before
      from (select ${columns.map((column) => column.name).join(', ')}, octet_length(r::text) as row_bytes
        from ${name} r ${after} order by ${order} limit ${limit}) sized) summed
    where bytes_before < ${BATCH_BYTES}
    order by ${key.map((part) => `summed.${part}`).join(', ')}`
}

/** One statement whatever the number of rows: a list of texts a column. */
function insertInto({ name, columns }: MovedTable): string {
  const lists = columns.map((_, index) => `$${index + 1}::text[]`)
  return `
    insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value
    select ${columns.map(({ type }, index) => `c${index}::${type}`).join(', ')}
    from unnest(${lists.join(', ')}) as r (${columns.map((_, index) => `c${index}`).join(', ')})`
}

/** Has the next row of `table` numbered as it would have been. */
export async function copySequence(from: Ask, to: Ask, { sequence }: MovedTable): Promise<void> {
  if (sequence === null) return
  const [place] = await from(placeOf(sequence))
  await to('select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)::text', [sequence, ...(place ?? [])])
}

/** The last number given, and whether it was. */
export const placeOf = (sequence: string): string => `select last_value::text, is_called::text from ${sequence}`
