import { type SQL, sql } from 'drizzle-orm'
import { type ForeignKeyBuilder, foreignKey, type PgColumn } from 'drizzle-orm/pg-core'
import { holds } from './tables.ts'

/** A foreign key to the hold that pays for a row, which is its own student's. A hold goes with its student alone. */
export const paidByHold = (
  name: string,
  { holdId, studentId }: { holdId: PgColumn; studentId: PgColumn },
): ForeignKeyBuilder => foreignKey({ name, columns: [holdId, studentId], foreignColumns: [holds.id, holds.studentId] })

/** Whether the hold that a row names is open, to be selected with the row: one statement tells both. */
export const isHoldOpen = (holdId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${holds} where ${holds.id} = ${holdId} and ${holds.state} = 'held')`
