import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { loginCodes } from '../tables.ts'

type LoginCode = typeof loginCodes.$inferSelect

/** Opens a code for an address; the one that was open is gone. */
export async function replaceLoginCode(tx: Transaction, code: LoginCode): Promise<void> {
  const { emailHash, ...set } = code
  await tx.insert(loginCodes).values(code).onConflictDoUpdate({ target: loginCodes.emailHash, set })
}

/**
 * Spends one try on the open code of an address, and returns the code's hash, or null if none is open. The row stays
 * locked, so that of two who try at once the second sees what the first left.
 */
export async function spendTry(tx: Transaction, emailHash: string, now: Date): Promise<string | null> {
  const isOpen = and(eq(loginCodes.emailHash, emailHash), gt(loginCodes.triesLeft, 0), gt(loginCodes.expiresAt, now))
  const [open] = await tx
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(isOpen)
    .returning({ codeHash: loginCodes.codeHash })
  return open?.codeHash ?? null
}

export async function closeLoginCode(tx: Transaction, emailHash: string): Promise<void> {
  await tx.delete(loginCodes).where(eq(loginCodes.emailHash, emailHash))
}

export async function removeExpiredLoginCodes(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(loginCodes).where(lte(loginCodes.expiresAt, now))
}
