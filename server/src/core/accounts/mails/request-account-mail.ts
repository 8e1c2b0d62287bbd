import { randomUUID } from 'node:crypto'
import type { Language } from '@lectern/texts/languages'
import type { Transaction } from '../../../platform/database/database.ts'
import { defineJob } from '../../../platform/queue/job-queue.ts'
import type { AccountServices } from '../account-services.ts'
import type { ACCOUNT_MAIL_KINDS } from '../tables.ts'
import { insertAccountMail } from './account-mail-store.ts'

/** A mail about an account. It holds no code: what it says is looked up when it is sent. */
export interface AccountMail {
  kind: (typeof ACCOUNT_MAIL_KINDS)[number]
  /** Case-folded. */
  email: string
  /** What the request spoke that asked for it. */
  language: Language
  frozenUntil?: Date
}

export interface AccountMailJob {
  mailId: string
}

/** Tried for about three hours; more than one at a time, so that one slow recipient holds up nobody. */
export const accountMailJob = defineJob<AccountMailJob>('account-mail', {
  attempts: 40,
  timeLimitSeconds: 300,
  concurrency: 3,
})

/** Has a mail written and sent once `tx` has committed: the request waits for neither and cannot tell what it says. */
export async function requestAccountMail(
  { clock, queue }: Pick<AccountServices, 'clock' | 'queue'>,
  tx: Transaction,
  mail: AccountMail,
): Promise<void> {
  const id = randomUUID()
  await insertAccountMail(tx, { id, ...mail, requestedAt: clock.now() })
  await queue.enqueue(tx, accountMailJob, { mailId: id })
}
