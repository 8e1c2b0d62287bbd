import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { Client, type QueryConfig } from 'pg'

/** A statement as a request sent it, with the values of the first time. */
interface Sent {
  text: string
  values: unknown[]
}

/** A node of what EXPLAIN says, as far as it is read here. */
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/**
 * Tests are too small for PostgreSQL to care how it finds a row. Here it is made to: reading all rows of a table one after
 * the other is dear, and so is every row that is looked at in vain; what is found by a key is not looked for among all
 * that were read first.
 */
const AS_IF_TABLES_WERE_LARGE =
  'set seq_page_cost = 1e6; set cpu_tuple_cost = 1e3; set enable_hashjoin = off; set enable_mergejoin = off'

/** What requests to the servers of this process send to PostgreSQL. The files of a worker share one. */
class StatementWatch {
  readonly #inRequest = new AsyncLocalStorage<true>()
  /** By database. A statement is looked at once, on the database that it came to first. */
  readonly #sent = new Map<string, Sent[]>()
  readonly #known = new Set<string>()

  constructor() {
    subscribe('http.server.request.start', () => this.#inRequest.enterWith(true))
    const { query } = Client.prototype
    const watch = this
    Client.prototype.query = function (this: Client, ...args: unknown[]) {
      if (watch.#inRequest.getStore()) watch.#note(this.database ?? '', args)
      return Reflect.apply(query, this, args)
    } as typeof query
  }

  #note(database: string, [statement, given]: unknown[]): void {
    const { text, values = given } = typeof statement === 'string' ? { text: statement } : (statement as QueryConfig)
    if (this.#known.has(text) || !/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return
    this.#known.add(text)
    const statements = this.#sent.get(database) ?? []
    statements.push({ text, values: Array.isArray(values) ? values : [] })
    this.#sent.set(database, statements)
  }

  /** What came to the database, each once; forgotten by this. */
  take(database: string): Sent[] {
    const statements = this.#sent.get(database) ?? []
    this.#sent.delete(database)
    return statements
  }
}

const KEY = Symbol.for('lectern.test.statements')
const shared = globalThis as { [KEY]?: StatementWatch }

/** From now on it is known what requests send to any PostgreSQL server. */
export function watchStatements(): StatementWatch {
  shared[KEY] ??= new StatementWatch()
  return shared[KEY]
}

/** @throws Error naming what requests sent to the database at `url` that reads a table from one end to the other */
export async function refuseFullScans(url: string): Promise<void> {
  const statements = watchStatements().take(new URL(url).pathname.slice(1))
  if (statements.length === 0) return
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(AS_IF_TABLES_WERE_LARGE)
    const { rows } = await client.query(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    )
    // Indexes of what is under way, or the like: to be read as a whole is what they are for.
    const partial = new Set(rows.map(({ name }) => name))
    for (const { text, values } of statements) {
      const [explained] = (await client.query(`explain (format json) ${text}`, values)).rows
      const scans = fullScansOf(explained['QUERY PLAN'][0].Plan).filter((name) => !partial.has(name))
      if (scans.length > 0) throw new Error(`A request reads all of ${scans.join(', ')}: ${text}`)
    }
  } finally {
    await client.end()
  }
}

/** The tables, and the indexes, that a plan reads as a whole; one that is read in its order up to a limit is not. */
function fullScansOf(plan: Plan, isLimited = false): string[] {
  const below = (plan.Plans ?? []).flatMap((one) => fullScansOf(one, plan['Node Type'] === 'Limit'))
  const { 'Index Name': index, 'Relation Name': table = '' } = plan
  const isCut = isLimited && plan.Filter === undefined
  const isFull = plan['Node Type'] === 'Seq Scan' || (index !== undefined && !plan['Index Cond'] && !isCut)
  return isFull ? [index ?? table, ...below] : below
}
