import type { ChargeSubject } from '@lectern/domain/charge-subject'
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identity, moment } from '../../platform/database/columns.ts'
import { belongsToStudent, students } from '../accounts/tables.ts'

/** What a student has: `posted` is the sum of their ledger entries, `held` the sum of their open holds. */
export const balances = pgTable(
  'balances',
  {
    studentId: bigint('student_id', { mode: 'number' })
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    postedCredits: integer('posted_credits').notNull().default(0),
    heldCredits: integer('held_credits').notNull().default(0),
  },
  (table) => [
    check('balances_held_not_negative', sql`${table.heldCredits} >= 0`),
    check('balances_never_overdrawn', sql`${table.postedCredits} >= ${table.heldCredits}`),
  ],
)

export const ENTRY_KINDS = ['welcome', 'purchase', 'promo', 'charge', 'refund', 'adjustment'] as const

/**
 * The ledger: append-only, and sums to the balance. A hold books nothing while it is open; when it ends, its whole amount
 * is booked as a charge and what was given back as a refund beside it, so that a student sees both.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    studentId: belongsToStudent(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    module: text({ enum: CHARGED_MODULES }),
    /** Signed: what the student gained or lost. */
    amountCredits: integer('amount_credits').notNull(),
    balanceAfterCredits: integer('balance_after_credits').notNull(),
    /** What this entry books, unique for a student: a hold, a payment, a promo code. Booking it again changes nothing. */
    reference: text().notNull(),
    /** For people: why an operator adjusted, or what was refunded. */
    note: text().notNull().default(''),
    /** Of a charge and its refund: what its hold was for. Null where that is not known. */
    about: json().$type<ChargeSubject>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.studentId, table.reference),
    index('ledger_entries_newest').on(table.studentId, table.id.desc()),
  ],
)

export const HOLD_STATES = ['held', 'settled', 'released'] as const

/** Credits set aside before work starts; ends settled (with its result) or released, once. */
export const holds = pgTable(
  'holds',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    module: text({ enum: CHARGED_MODULES }).notNull(),
    amountCredits: integer('amount_credits').notNull(),
    /** What was charged in the end, at most `amount_credits`. */
    settledCredits: integer('settled_credits'),
    /** What the work is done for, as its module knew it. Null where that is not known. */
    about: json().$type<ChargeSubject>(),
    state: text({ enum: HOLD_STATES }).notNull().default('held'),
    /** The caller's idempotency key, and what the first call asked, so that the key cannot be used for something else. */
    key: text().notNull(),
    fingerprint: text().notNull().default(''),
    /**
     * Renewed while the worker lives; a reaper releases what a dead one left. Null while something durable answers for
     * the end of the hold instead: a queued job, a chunked run.
     */
    leaseUntil: moment('lease_until'),
    /** The first answer, which a repeat gets. `json` keeps it to the letter; `jsonb` refuses NUL and half surrogate pairs. */
    result: json(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('holds_amount_positive', sql`${table.amountCredits} > 0`),
    check('holds_settled_within', sql`${table.settledCredits} between 1 and ${table.amountCredits}`),
    check('holds_settled_or_not', sql`(${table.state} = 'settled') = (${table.settledCredits} is not null)`),
    check('holds_ended_or_not', sql`(${table.state} = 'held') = (${table.endedAt} is null)`),
    uniqueIndex('holds_once').on(table.studentId, table.key).where(sql`state <> 'released'`),
    index('holds_open_of_student').on(table.studentId).where(sql`state = 'held'`),
    index('holds_open').on(table.leaseUntil).where(sql`state = 'held'`),
  ],
)
