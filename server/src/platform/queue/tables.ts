import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** When each piece of recurring work is due next, so that of many processes one does it. */
export const recurringWork = pgTable('recurring_work', {
  name: text().primaryKey(),
  dueAt: moment('due_at').notNull(),
})
