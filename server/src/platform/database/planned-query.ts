import { type Connection, Query, type QueryConfig, type Submittable } from 'pg'

type Called = (error: Error | null, result: unknown) => void
type Types = QueryConfig['types']

/** What `pg` makes of the description of a statement's rows: how each is read. */
interface RowShape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** What `pg`'s own class does, as far as it is changed here. */
interface Inner extends Submittable {
  name: string
  types: Types
  _result: RowShape
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
}

const InnerQuery = Query as unknown as new (config: QueryConfig, values: unknown, called: Called) => Inner

/** What was learned on a connection of the statements that are prepared there. */
interface Learned {
  rowShapes: Map<string, { shape: RowShape; types: Types }>
  /** That connection, but it asks for no description. */
  silent: Connection
}

const learnedOn = new WeakMap<Connection, Learned>()

/**
 * A statement that its connection has prepared under a name. `pg` has the server describe the rows at every execution, and makes of that
 * each time how they are read; but those of a prepared statement never change: the server refuses it if its tables do.
 */
export class PlannedQuery extends InnerQuery {
  #learned: Learned | null = null

  override prepare(connection: Connection): void {
    const learned = learnedOn.get(connection) ?? learnOn(connection)
    const known = learned.rowShapes.get(this.name)
    if (known && known.types === this.types) {
      Object.assign(this._result, known.shape)
      this._accumulateRows = true
      super.prepare(learned.silent)
    } else {
      this.#learned = learned
      super.prepare(connection)
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    const shape = { fields, _parsers, _prebuiltEmptyResultObject }
    this.#learned?.rowShapes.set(this.name, { shape, types: this.types })
  }
}

function learnOn(connection: Connection): Learned {
  const silent = Object.create(connection, { describe: { value: () => {} } }) as Connection
  const learned = { rowShapes: new Map(), silent }
  learnedOn.set(connection, learned)
  return learned
}
