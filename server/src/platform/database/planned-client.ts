import { Client, DatabaseError, type QueryConfig } from 'pg'
import { OutageError } from '../outage.ts'
import { PlannedQuery } from './planned-query.ts'

/** A statement text that differs with every call (a list of ids inside) must not fill the server's memory with plans. */
const MOST_PLANS = 500
const names = new Map<string, string>()

/**
 * A connection on which the server parses, plans and describes each statement once: those with parameters are prepared under
 * a name. What the server did not say itself, because its connection broke, is an outage.
 */
export class PlannedClient extends Client {
  // The parent has a dozen overloads; this one passes on whatever came.
  override query(...args: unknown[]): never {
    const [statement, values] = args
    const callback = args.at(-1)
    if (typeof callback !== 'function') return this.#promised(args) as never
    const called = (error: Error | null, result: unknown) => callback(error && named(error), result)
    if (isStatement(statement) && Array.isArray(values) && values.length > 0) {
      statement.name ??= nameOf(statement.text)
      if (statement.name !== undefined) return super.query(new PlannedQuery(statement, values, called)) as never
    }
    args[args.length - 1] = called
    return super.query(...(args as [QueryConfig])) as never
  }

  #promised(args: unknown[]): unknown {
    // What is handed over whole tells of its end by itself.
    if (typeof args[0] === 'object' && args[0] !== null && 'submit' in args[0])
      return super.query(...(args as [QueryConfig]))
    return new Promise((resolve, reject) => {
      this.query(...args, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)))
    })
  }
}

/** A mistake in the call is ours, what the server says is its answer; all else is a connection that broke. */
const named = (error: unknown): unknown =>
  error instanceof DatabaseError || error instanceof TypeError ? error : new OutageError('database', error)

const isStatement = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_PLANS) return known
  const name = `lectern_${names.size}`
  names.set(text, name)
  return name
}
