import { Client, DatabaseError, type QueryConfig } from 'pg'
import { OutageError } from '../outage.ts'

/** A statement text that differs with every call (a list of ids inside) must not fill the server's memory with plans. */
const MOST_PLANS = 500
const names = new Map<string, string>()

/**
 * A connection on which the server parses and plans each statement once: those with parameters are prepared under a
 * name. What the server did not say itself, because its connection broke, is an outage.
 */
export class PlannedClient extends Client {
  // The parent has a dozen overloads; this one passes on whatever came.
  override query(...args: unknown[]): never {
    const [statement, values] = args
    if (isStatement(statement) && Array.isArray(values) && values.length > 0) statement.name ??= nameOf(statement.text)
    const callback = args.at(-1)
    if (typeof callback === 'function')
      args[args.length - 1] = (error: unknown, result: unknown) => callback(error && named(error), result)
    const answer = super.query(...(args as [QueryConfig])) as Promise<unknown> | undefined
    if (typeof callback === 'function' || !(answer instanceof Promise)) return answer as never
    return answer.catch((error: unknown) => {
      throw named(error)
    }) as never
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
