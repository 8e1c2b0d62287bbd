import { placeOf } from './copy-table.ts'
import type { Ask, MovedTable } from './moved-tables.ts'

/** What a table holds: two with the same have the same rows, each as often. */
interface Contents {
  rows: string
  /** A digest of the digests of all rows, whatever their order. */
  digest: string
  /** Where the sequence stands that numbers its rows. */
  place: string
}

export interface ComparedTable {
  name: string
  rows: number
  /** The digest, which is one on both sides. */
  digest: string
  /** What is otherwise on the other side; null where nothing is. */
  difference: string | null
}

/** Has each side make a digest of every row of `table`, and compares them. */
export async function compareTable(from: Ask, to: Ask, table: MovedTable): Promise<ComparedTable> {
  const [source, target] = await Promise.all([contentsOf(from, table), contentsOf(to, table)])
  const isSame = source.rows === target.rows && source.digest === target.digest && source.place === target.place
  const tell = ({ rows, digest, place }: Contents) => `${rows} rows with digest ${digest}, numbered up to ${place}`
  const difference = isSame ? null : `${table.name} has ${tell(source)} here, ${tell(target)} there`
  return { name: table.name, rows: Number(source.rows), digest: source.digest, difference }
}

async function contentsOf(ask: Ask, table: MovedTable): Promise<Contents> {
  const [row] = await ask(digestOf(table))
  const [place] = table.sequence === null ? [] : await ask(placeOf(table.sequence))
  return { rows: row?.[0] ?? '0', digest: row?.[1] ?? '', place: place?.join(' ') ?? 'nothing' }
}

/** The sums of both halves of the rows' digests: they need no order, and no row has to be kept. */
const digestOf = ({ name, columns }: MovedTable): string => `
  select count(*)::text, md5(concat(sum(('x' || left(hash, 16))::bit(64)::bigint::numeric), ' ',
    sum(('x' || right(hash, 16))::bit(64)::bigint::numeric)))
  from (select md5(row(${columns.map((column) => column.name).join(', ')})::text) as hash from ${name}) hashes`
