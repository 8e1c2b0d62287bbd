import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../../platform/database/columns.ts'

/** A campaign: a code that brings credits, to each student once. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: identity(),
    /** Folded, as codes are compared. */
    code: text().notNull().unique(),
    credits: integer().notNull(),
    /** How many students can redeem it, and how many did; null: any number. */
    mostUses: integer('most_uses'),
    uses: integer().notNull().default(0),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('promo_codes_credits_positive', sql`${table.credits} > 0`),
    check('promo_codes_uses_within', sql`${table.uses} <= ${table.mostUses}`),
  ],
)

/** Who redeemed a code, as a keyed hash of the address: it outlives the account, so that a new one gains nothing. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    promoCodeId: bigint('promo_code_id', { mode: 'number' })
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    emailHash: text('email_hash').notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoCodeId, table.emailHash] })],
)
