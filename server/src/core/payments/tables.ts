import { PAYMENT_STATES } from '@lectern/domain/credits/payments'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '../../platform/database/columns.ts'
import { PAYMENT_PROVIDERS } from '../../platform/payment/payment-provider.ts'
import { students } from '../accounts/tables.ts'

/** A purchase of one package, from its link on. It outlives the student, so that money that comes late is not lost. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** Null once the account is deleted. */
    studentId: bigint('student_id', { mode: 'number' }).references(() => students.id, { onDelete: 'set null' }),
    /** What was agreed when the link was made; later prices change nothing. */
    amountHkd: integer('amount_hkd').notNull(),
    credits: integer().notNull(),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    /** Both null until the provider has opened its checkout. */
    checkoutId: text('checkout_id'),
    url: text(),
    state: text({ enum: PAYMENT_STATES }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the credits were booked; null for money that nobody was there to take. */
    grantedAt: moment('granted_at'),
    /** Refunded or charged back so far, and the credits that were taken back for it. */
    reversedCents: integer('reversed_cents').notNull().default(0),
    takenBackCredits: integer('taken_back_credits').notNull().default(0),
    /** How often the provider was asked, and which of these looks was booked last: an older one comes too late. */
    looks: integer().notNull().default(0),
    bookedLook: integer('booked_look').notNull().default(0),
    /** What the operator should settle by hand, for people. */
    problem: text(),
  },
  (table) => [
    isOneOf('payments_provider_known', table.provider, PAYMENT_PROVIDERS),
    isOneOf('payments_state_known', table.state, PAYMENT_STATES),
    check('payments_taken_back_within', sql`${table.takenBackCredits} between 0 and ${table.credits}`),
    check('payments_paid_or_not', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
    uniqueIndex('payments_one_open').on(table.studentId, table.provider, table.amountHkd).where(sql`state = 'open'`),
    uniqueIndex('payments_checkout').on(table.provider, table.checkoutId),
    index('payments_of_student').on(table.studentId, table.createdAt.desc()),
  ],
)
