import { eq, lt } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { accountMails } from '../tables.ts'

export type AccountMailRow = typeof accountMails.$inferSelect

export async function insertAccountMail(tx: Transaction, mail: typeof accountMails.$inferInsert): Promise<void> {
  await tx.insert(accountMails).values(mail)
}

/** The mail, unless it was sent. */
export async function findAccountMail(queries: Queries, id: string): Promise<AccountMailRow | null> {
  const [mail] = await queries.select().from(accountMails).where(eq(accountMails.id, id))
  return mail ?? null
}

export async function removeAccountMail(tx: Transaction, id: string): Promise<void> {
  await tx.delete(accountMails).where(eq(accountMails.id, id))
}

/** Removes every mail that waits to be sent to a case-folded address. */
export async function removeAccountMailsTo(tx: Transaction, email: string): Promise<void> {
  await tx.delete(accountMails).where(eq(accountMails.email, email))
}

/** Removes mails that were asked for before `moment`. */
export async function removeAccountMailsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(accountMails).where(lt(accountMails.requestedAt, moment))
}
