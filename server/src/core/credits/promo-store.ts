import { asc } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { promoCodes } from './promo-tables.ts'

export type PromoCode = typeof promoCodes.$inferSelect
/** `code` is folded; `mostUses` and `expiresAt` are null where there is no bound. */
export type NewPromoCode = Pick<PromoCode, 'code' | 'credits' | 'mostUses' | 'expiresAt' | 'createdAt'>

/** False if there is such a code already; that one stays as it is. */
export async function addPromoCode(tx: Transaction, promoCode: NewPromoCode): Promise<boolean> {
  const added = await tx.insert(promoCodes).values(promoCode).onConflictDoNothing().returning({ id: promoCodes.id })
  return added.length === 1
}

export const listPromoCodes = (queries: Queries): Promise<PromoCode[]> =>
  queries.select().from(promoCodes).orderBy(asc(promoCodes.id))
