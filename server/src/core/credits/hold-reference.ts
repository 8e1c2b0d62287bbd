import { type ForeignKeyBuilder, foreignKey, type PgColumn } from 'drizzle-orm/pg-core'
import { holds } from './tables.ts'

/** A foreign key to the hold that pays for a row, which is its own student's. A hold goes with its student alone. */
export const paidByHold = (
  name: string,
  { holdId, studentId }: { holdId: PgColumn; studentId: PgColumn },
): ForeignKeyBuilder => foreignKey({ name, columns: [holdId, studentId], foreignColumns: [holds.id, holds.studentId] })
