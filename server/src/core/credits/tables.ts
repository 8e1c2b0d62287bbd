import type { ChargeSubject } from '@lectern/domain/credits/charge-subject'
import { ENTRY_KINDS } from '@lectern/domain/credits/ledger'
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import type { Told } from '../../speaker.ts'
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

export const HOLD_STATES = ['held', 'settled', 'released'] as const

/** Credits set aside before work starts; ends settled (with its result) or released, once: a trigger refuses to end it again. */
export const holds = pgTable(
  'holds',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    module: text({ enum: CHARGED_MODULES }).notNull(),
    amountCredits: integer('amount_credits').notNull(),
    /** What was charged in the end, at most `amount_credits`; 0 where there is an answer that costs nothing. */
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
    unique('holds_of_student').on(table.id, table.studentId),
    isOneOf('holds_module_known', table.module, CHARGED_MODULES),
    isOneOf('holds_state_known', table.state, HOLD_STATES),
    check('holds_amount_positive', sql`${table.amountCredits} > 0`),
    check('holds_settled_within', sql`${table.settledCredits} between 0 and ${table.amountCredits}`),
    check('holds_settled_or_not', sql`(${table.state} = 'settled') = (${table.settledCredits} is not null)`),
    check('holds_ended_or_not', sql`(${table.state} = 'held') = (${table.endedAt} is null)`),
    uniqueIndex('holds_once').on(table.studentId, table.key).where(sql`state <> 'released'`),
    index('holds_open_of_student').on(table.studentId).where(sql`state = 'held'`),
    index('holds_open').on(table.leaseUntil).where(sql`state = 'held'`),
  ],
)

/**
 * The ledger sums to the balance and is append-only: triggers refuse to change a line, and to delete one as long as its
 * student is there. A hold books nothing while it is open; when it ends, its whole amount
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
    /** The hold that ended in a charge and its refund. */
    holdId: uuid('hold_id'),
    /** Typed by a person: the code that was redeemed, or why an operator adjusted. */
    note: text().notNull().default(''),
    /** Why it was booked, where the product itself says so. */
    reason: json().$type<Told>(),
    /** What the hold of a charge and its refund was for. Null where that is not known. */
    about: json().$type<ChargeSubject>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'ledger_entries_of_hold',
      columns: [table.holdId, table.studentId],
      foreignColumns: [holds.id, holds.studentId],
    }),
    isOneOf('ledger_entries_kind_known', table.kind, ENTRY_KINDS),
    isOneOf('ledger_entries_module_known', table.module, CHARGED_MODULES),
    check('ledger_entries_held_or_not', sql`(${table.kind} in ('charge', 'refund')) = (${table.holdId} is not null)`),
    check('ledger_entries_module_or_not', sql`(${table.holdId} is null) = (${table.module} is null)`),
    check(
      'ledger_entries_signed',
      sql`${table.amountCredits} <> 0 and (${table.kind} = 'adjustment' or (${table.kind} = 'charge') = (${table.amountCredits} < 0))`,
    ),
    check('ledger_entries_never_overdrawn', sql`${table.balanceAfterCredits} >= 0`),
    uniqueIndex('ledger_entries_of_hold_once').on(table.holdId, table.kind),
    uniqueIndex('ledger_entries_once').on(table.studentId, table.reference),
    index('ledger_entries_newest').on(table.studentId, table.id.desc()),
  ],
)
