import { type messages, type PGlite, parse, protocol, type Results, type RowMode } from '@electric-sql/pglite'

const { serialize } = protocol

/** So many are kept for one client; the one that was longest not asked for gives way. */
const MOST_PLANS = 300
/** A longer one (the rows of a large insert) is rarely sent twice in the same words, and its plan would take a megabyte. */
const MOST_PLANNED_CHARACTERS = 4096
/** The name of the statement that the next one without a name replaces. */
const UNNAMED = ''

interface Statement {
  /** The name under which PostgreSQL knows it. */
  name: string
  /** Types of its parameters, by number. */
  parameters: number[]
  /** What its rows consist of; null for a statement that gives none. */
  row: messages.BackendMessage | null
}

/**
 * The statements of one client of a PGlite. PGlite's own `query` has each one parsed and planned anew, and goes into the
 * engine six times for it. Here a statement is parsed once, under a name, and each run of it goes in at once: a third of
 * the work.
 */
export class EmbeddedStatements {
  readonly #pglite: PGlite
  readonly #client: string
  readonly #parsers: PGlite['parsers']
  /** By text, the one that was asked for last at the end. */
  readonly #known = new Map<string, Statement>()
  #prepared = 0

  /**
   * @param client begins the names of its statements
   * @param parsers how values are read, by type
   */
  constructor(pglite: PGlite, client: string, parsers: PGlite['parsers']) {
    this.#pglite = pglite
    this.#client = client
    this.#parsers = parsers
  }

  /**
   * The rows that a statement gives, when no transaction is under way.
   * @throws what PostgreSQL says of it
   */
  async query<Row>(text: string, values: readonly unknown[], rowMode?: RowMode): Promise<Results<Row>> {
    await this.#pglite._checkReady()
    return this.#pglite._runExclusiveTransaction(() => this.queryWithin(text, values, rowMode))
  }

  /** Does what `query` does, within the transaction under way, which is the caller's. */
  queryWithin<Row>(text: string, values: readonly unknown[], rowMode?: RowMode): Promise<Results<Row>> {
    return this.#pglite.runExclusive(async () => {
      try {
        return await this.#run<Row>(text, values, rowMode)
      } catch (error) {
        if (!isOutOfDate(error)) throw error
        // A table that it reads has other columns than when it was prepared.
        this.#known.delete(text)
        if (this.#pglite.isInTransaction()) throw error
        return this.#run<Row>(text, values, rowMode)
      }
    })
  }

  async #run<Row>(text: string, values: readonly unknown[], rowMode?: RowMode): Promise<Results<Row>> {
    const { name, parameters, row } = await this.#statementOf(text)
    const written = values.map((value, index) => this.#write(value, parameters[index]))
    const answer = await this.#send([serialize.bind({ statement: name, values: written }), serialize.execute({})])
    const [result] = parse.parseResults(row ? [row, ...answer] : answer, this.#parsers, rowMode && { rowMode })
    return result as Results<Row>
  }

  async #statementOf(text: string): Promise<Statement> {
    if (text.length > MOST_PLANNED_CHARACTERS) return this.#prepare(UNNAMED, text)
    const known = this.#known.get(text)
    this.#known.delete(text)
    const statement = known ?? (await this.#prepare(`${this.#client}_${this.#prepared++}`, text, this.#giveWay()))
    this.#known.set(text, statement)
    return statement
  }

  /** What has PostgreSQL forget a statement where as many are kept as may be. */
  #giveWay(): Uint8Array[] {
    const [oldest] = this.#known.size >= MOST_PLANS ? this.#known : []
    if (!oldest) return []
    this.#known.delete(oldest[0])
    return [serialize.close({ type: 'S', name: oldest[1].name })]
  }

  async #prepare(name: string, text: string, before: readonly Uint8Array[] = []): Promise<Statement> {
    const answer = await this.#send([
      ...before,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ])
    const row = answer.find((message) => message.name === 'rowDescription') ?? null
    return { name, parameters: parse.parseDescribeStatementResults(answer), row }
  }

  /** The value as PGlite writes one of that type. */
  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.#pglite.serializers[type]?.(value) ?? String(value)
  }

  #send(parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    // PostgreSQL writes to the files themselves here; nothing is to be carried to them afterwards.
    return this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }
}

const isOutOfDate = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
