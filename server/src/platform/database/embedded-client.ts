import { type PGlite, type Transaction, types } from '@electric-sql/pglite'
import { EmbeddedStatements } from './embedded-statements.ts'

type Query = PGlite['query']
/** What drizzle-orm asks of PGlite. */
type Client = Pick<PGlite, 'query' | 'transaction'>

/** What drizzle-orm takes as PostgreSQL writes it: moments, days and spans, each with lists of it; and lists of numbers. */
const AS_WRITTEN = [types.TIMESTAMP, 1115, types.TIMESTAMPTZ, 1185, types.INTERVAL, 1187, types.DATE, 1182, 1231]
const asWritten = (text: string): string => text

/**
 * Two views of one PGlite: rows as drizzle-orm takes them, and as PGlite reads them, for the queue. Both keep their
 * statements prepared.
 */
export function twoClients(pglite: PGlite): { forRows: PGlite; forOthers: PGlite } {
  const read = Object.fromEntries(AS_WRITTEN.map((type) => [type, asWritten]))
  return {
    forRows: forRows(pglite, new EmbeddedStatements(pglite, 'rows', { ...pglite.parsers, ...read })),
    forOthers: forOthers(pglite, new EmbeddedStatements(pglite, 'others', pglite.parsers)),
  }
}

function forRows(pglite: PGlite, statements: EmbeddedStatements): PGlite {
  const client: Client = {
    query: (text, values, options) => statements.query(text, values ?? [], options?.rowMode),
    transaction: (work) =>
      pglite.transaction((tx) => {
        const query: Query = (text, values, options) => {
          if (tx.closed) throw new Error('The transaction has ended')
          return statements.queryWithin(text, values ?? [], options?.rowMode)
        }
        return work({ query } satisfies Partial<Transaction> as Transaction)
      }),
  }
  return client as PGlite
}

function forOthers(pglite: PGlite, statements: EmbeddedStatements): PGlite {
  const query: Query = (text, values, options) => {
    const { rowMode, ...more } = options ?? {}
    return Object.keys(more).length > 0
      ? pglite.query(text, values, options)
      : statements.query(text, values ?? [], rowMode)
  }
  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'query') return query
      const value = Reflect.get(target, name, target)
      // Its private fields are found by the object itself alone.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
