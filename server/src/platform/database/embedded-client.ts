import type { ParserOptions, PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { types } from '@electric-sql/pglite'

type Query = PGlite['query']
/** What drizzle-orm asks of PGlite. */
type Client = Pick<PGlite, 'query' | 'transaction'>

/** What drizzle-orm takes as PostgreSQL writes it, each with lists of it; and lists of numbers alone. */
const AS_WRITTEN = [
  { single: types.TIMESTAMP, list: 1115 },
  { single: types.TIMESTAMPTZ, list: 1185 },
  { single: types.INTERVAL, list: 1187 },
  { single: types.DATE, list: 1182 },
]
const NUMBERS = 1231
const asWritten = (text: string): string => text

/**
 * Two views of one PGlite. With every query drizzle-orm says how it takes dates, and for that query PGlite joins this with
 * its hundreds of parsers: more work than a small query itself. So PGlite reads them once for all as drizzle-orm takes
 * them, and it is the others (the queue) that say with each query how they do.
 */
export function twoClients(pglite: PGlite): { forRows: PGlite; forOthers: PGlite } {
  const own: ParserOptions = { [NUMBERS]: pglite.parsers[NUMBERS] ?? asWritten }
  pglite.parsers[NUMBERS] = asWritten
  for (const { single, list } of AS_WRITTEN) {
    const parser = pglite.parsers[single] ?? asWritten
    own[single] = parser
    own[list] = (text: string) => types.arrayParser(text, parser, list)
    pglite.parsers[single] = asWritten
    pglite.parsers[list] = asWritten
  }
  return { forRows: forRows(pglite), forOthers: forOthers(pglite, own) }
}

function forRows(pglite: PGlite): PGlite {
  const plain =
    (query: Query): Query =>
    (text, values, options) =>
      query(text, values, options?.rowMode && { rowMode: options.rowMode })
  const client: Client = {
    query: plain(pglite.query.bind(pglite)),
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({ query: plain(tx.query.bind(tx)) } satisfies Partial<Transaction> as Transaction),
      ),
  }
  return client as PGlite
}

function forOthers(pglite: PGlite, own: ParserOptions): PGlite {
  const asTheyDo = (options: QueryOptions | undefined) => ({ ...options, parsers: { ...own, ...options?.parsers } })
  const query: Query = (text, values, options) => pglite.query(text, values, asTheyDo(options))
  const exec: PGlite['exec'] = (text, options) => pglite.exec(text, asTheyDo(options))
  const others: Partial<PGlite> = { query, exec }
  return new Proxy(pglite, {
    get(target, name) {
      const value = Reflect.get(name in others ? others : target, name, target)
      // Its private fields are found by the object itself alone.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
