import { sql } from 'drizzle-orm'
import { bigint, type CheckBuilder, check, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

/** The number that a row has for good. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A point in time, as exact as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * A CHECK that a column holds one of `values`, or null where it may: the list that its type is made of. Of a constant in the
 * code, never of input.
 */
export function isOneOf(name: `${string}_known`, column: PgColumn, values: readonly string[]): CheckBuilder {
  const list = values.map((value) => `'${value}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}
