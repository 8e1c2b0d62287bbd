import { DrizzleQueryError } from 'drizzle-orm/errors'

/** A cause of a cause of …: beyond it nobody reads. */
const MOST_CAUSES = 5
/** Fields that say what went wrong and hold nothing that anybody wrote. */
const TOLD = ['code', 'status', 'reason', 'constraint', 'table', 'column', 'routine', 'syscall', 'signal'] as const
/** SQLSTATE of a value that PostgreSQL does not take: its message cites the value. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

/**
 * An error as it stands in the log. What failed in the database carries the values of its statement, and with them what
 * students wrote: of these the statement alone is told.
 */
export function describeError(error: unknown, causes = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const told = Object.fromEntries(
    TOLD.flatMap((field) => {
      const value: unknown = Reflect.get(error, field)
      return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : []
    }),
  )
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...told,
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    stack: framesOf(error),
    ...(error.cause !== undefined && causes < MOST_CAUSES && { cause: describeError(error.cause, causes + 1) }),
  }
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'A statement failed'
  return DATA_EXCEPTION.test(String(Reflect.get(error, 'code'))) ? 'A value was not taken' : error.message
}

/** Without what stands above them, which repeats the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
