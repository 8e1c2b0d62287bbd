import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** What the limits that must hold across processes have counted: one row a limit and subject. */
export const limitCounts = pgTable('limit_counts', {
  /** `<limit>:<keyed hash of the subject>` */
  key: text().primaryKey(),
  /** When each was counted, oldest first; never more than the limit allows. */
  countedAt: moment('counted_at').array().notNull(),
  /** From when on the row says nothing any more. */
  forgottenAt: moment('forgotten_at').notNull(),
})
