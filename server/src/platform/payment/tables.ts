import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '../database/columns.ts'
import { CHECKOUT_STATES } from './payment-provider.ts'

/** What the test checkout knows, as a card company would: the product itself learns of it by notice and by asking. */
export const testCheckouts = pgTable(
  'test_checkouts',
  {
    /** The payment that it was opened for. */
    id: uuid().primaryKey(),
    state: text({ enum: CHECKOUT_STATES }).notNull().default('open'),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    returnUrl: text('return_url').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [isOneOf('test_checkouts_state_known', table.state, CHECKOUT_STATES)],
)
