import { foldEmail } from '@lectern/domain/accounts'
import { foldPromoCode, MAX_PROMO_CODE_CHARACTERS } from '@lectern/domain/credits/promo-codes'
import { message } from '@lectern/texts/message'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { hashAddress } from '../accounts/address-hash.ts'
import { promoCodes, promoRedemptions } from './promo-tables.ts'

interface Redeemer {
  id: number
  email: string
}

/**
 * Redeems a code and returns the credits that it brought. All or nothing: a use is counted, the address marked and the
 * credits booked together, so that no more students gain than the code allows, and none of them twice
 * (requirements/credits.md#promotion-codes).
 * @throws Problem `invalid`, which says of no code why; `rate_limited` after too many that were refused
 */
export async function redeemPromoCode(
  {
    clock,
    credits,
    database,
    limits,
    secrets,
  }: Pick<Services, 'clock' | 'credits' | 'database' | 'limits' | 'secrets'>,
  student: Redeemer,
  typed: string,
): Promise<number> {
  const tries = [['wrongPromoCodesOfStudent', String(student.id)]] as const
  await limits.hitAll(tries)
  const code = typed.length > MAX_PROMO_CODE_CHARACTERS ? '' : foldPromoCode(typed)
  const now = clock.now()
  return database.transaction(async (tx) => {
    // The student's balance before the code that many want, so that no two redeemers wait for each other.
    await credits.lock(tx, student)
    const promo = await countUse(tx, code, now)
    if (!promo || !(await markRedeemed(tx, promo.id, hashAddress(secrets, foldEmail(student.email)), now)))
      throw refused()
    const grant = { studentId: student.id, kind: 'promo', amountCredits: promo.credits, note: code } as const
    await credits.grant(tx, { ...grant, reference: String(promo.id) })
    await limits.takeBack(tx, tries)
    return promo.credits
  })
}

const refused = () => new Problem('invalid', message('credits.promoInvalid'))

/** Null for a code that there is not, that has expired or has been used up. */
async function countUse(tx: Transaction, code: string, now: Date) {
  const isRedeemable = and(
    eq(promoCodes.code, code),
    or(isNull(promoCodes.expiresAt), gt(promoCodes.expiresAt, now)),
    or(isNull(promoCodes.mostUses), lt(promoCodes.uses, promoCodes.mostUses)),
  )
  const [promo] = await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(isRedeemable)
    .returning({ id: promoCodes.id, credits: promoCodes.credits })
  return promo ?? null
}

/** False if somebody with this address redeemed the code before. */
async function markRedeemed(tx: Transaction, promoCodeId: number, emailHash: string, now: Date): Promise<boolean> {
  const marked = await tx
    .insert(promoRedemptions)
    .values({ promoCodeId, emailHash, redeemedAt: now })
    .onConflictDoNothing()
    .returning({ promoCodeId: promoRedemptions.promoCodeId })
  return marked.length === 1
}
