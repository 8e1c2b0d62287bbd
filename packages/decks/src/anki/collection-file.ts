import initSqlJs, { type Database, type SqlValue, type Statement } from 'sql.js'
import { UnreadableDeck } from '../unreadable-deck.ts'

export type CollectionRow = Readonly<Record<string, SqlValue>>

const sqlite = initSqlJs()
const TABLE_NAME = /^[a-z_]+$/

/**
 * Another's database, in WebAssembly's memory alone, and only looked at: SQLite's own code has nothing to reach there.
 * `unicase`, by which Anki orders names, is unknown here.
 */
export class CollectionFile {
  readonly #database: Database
  readonly #columns = new Map<string, Set<string>>()
  /** Each of them is run through before it is run again. */
  readonly #statements = new Map<string, Statement>()

  private constructor(database: Database) {
    this.#database = database
  }

  /** @throws UnreadableDeck where the bytes are no database */
  static async open(bytes: Uint8Array): Promise<CollectionFile> {
    const { Database } = await sqlite
    const collection = new CollectionFile(new Database(withoutJournal(bytes)))
    try {
      collection.#forgetCollations()
      collection.#readSchema()
      collection.#indexCards()
    } catch (error) {
      collection.close()
      throw new UnreadableDeck('broken', String(error))
    }
    return collection
  }

  /** Views are no tables. */
  has(table: string): boolean {
    return this.#columns.has(table)
  }

  /**
   * Those of `columns` that the table has, row by row; others are null. No rows where there is no such table.
   * @throws UnreadableDeck where the file is damaged
   */
  *rows(table: string, columns: readonly string[], condition = '', values: SqlValue[] = []): Generator<CollectionRow> {
    const known = this.#columns.get(table)
    if (!known) return
    const list = columns.map((column) => (known.has(column) ? `"${column}"` : 'null')).join(', ')
    for (const row of this.#select(`select ${list} from "${table}" ${condition}`, values))
      yield Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))
  }

  close(): void {
    this.#database.close()
  }

  #readSchema(): void {
    for (const [name] of this.#select("select name from sqlite_schema where type = 'table'")) {
      const table = asText(name)
      if (!TABLE_NAME.test(table)) continue
      const columns = [...this.#select(`pragma table_info("${table}")`)].map(([, column]) => asText(column))
      this.#columns.set(table, new Set(columns))
    }
  }

  /** A table with a column that is ordered by `unicase` is not even read without it. Nothing here asks for an order. */
  #forgetCollations(): void {
    this.#database.run('pragma writable_schema = on')
    this.#database.run("update sqlite_schema set sql = replace(sql, 'unicase', 'binary') where sql like '%unicase%'")
    this.#database.run('pragma writable_schema = reset')
  }

  /** The cards of a note and the log of a card are looked up for each; not every collection has indexes for it. */
  #indexCards(): void {
    if (this.has('cards')) this.#database.run('create index lectern_cards on cards (nid)')
    if (this.has('revlog')) this.#database.run('create index lectern_revlog on revlog (cid)')
  }

  *#select(sql: string, values: readonly SqlValue[] = []): Generator<SqlValue[]> {
    try {
      const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
      this.#statements.set(sql, statement)
      try {
        statement.bind(values)
        // Ids of others may be greater than any exact number of ours.
        while (statement.step()) yield statement.get(null, { useBigInt: true })
      } finally {
        statement.reset()
      }
    } catch (error) {
      throw new UnreadableDeck('broken', String(error))
    }
  }
}

/** A database that was left in the mode of write-ahead logging would look for its log beside it. */
function withoutJournal(bytes: Uint8Array): Uint8Array {
  if (bytes[18] !== 2 && bytes[19] !== 2) return bytes
  const copy = Uint8Array.from(bytes)
  copy[18] = 1
  copy[19] = 1
  return copy
}

const decoder = new TextDecoder()

export function asText(value: SqlValue | undefined): string {
  if (value === null || value === undefined) return ''
  return value instanceof Uint8Array ? decoder.decode(value) : String(value)
}

export function asNumber(value: SqlValue | undefined): number {
  if (value === null || value === undefined || value instanceof Uint8Array) return 0
  const number = Number(value)
  return Number.isFinite(number) ? number : 0
}

export const asBytes = (value: SqlValue | undefined): Uint8Array =>
  value instanceof Uint8Array ? value : new TextEncoder().encode(asText(value))
