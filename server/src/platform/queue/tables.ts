import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When each piece of recurring work is due next, so that of many processes one does it. */
export const recurringWork = pgTable('recurring_work', {
  name: text().primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
})
