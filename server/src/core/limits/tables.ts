import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counters of the limits that must hold across processes: one row a limit, subject and window. */
export const rateLimitWindows = pgTable('rate_limit_windows', {
  /** `<limit>:<keyed hash of the subject>` */
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true, precision: 3 }).notNull(),
})
