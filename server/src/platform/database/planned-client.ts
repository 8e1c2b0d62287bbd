import { Client, type QueryConfig } from 'pg'

/** A statement text that differs with every call (a list of ids inside) must not fill the server's memory with plans. */
const MOST_PLANS = 500
const names = new Map<string, string>()

/**
 * A connection on which the server parses and plans each statement once: those with parameters are prepared under a
 * name.
 */
export class PlannedClient extends Client {
  // The parent has a dozen overloads; this one passes on whatever came.
  override query(...args: unknown[]): never {
    const [statement, values] = args
    if (isStatement(statement) && Array.isArray(values) && values.length > 0) statement.name ??= nameOf(statement.text)
    return super.query(...(args as [QueryConfig])) as never
  }
}

const isStatement = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_PLANS) return known
  const name = `lectern_${names.size}`
  names.set(text, name)
  return name
}
