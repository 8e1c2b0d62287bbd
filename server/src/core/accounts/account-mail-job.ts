import { defineJob } from '../../platform/queue/job-queue.ts'

/**
 * A mail about an account that is to be written and sent. It holds no code and no more than the address: what a mail says
 * is looked up when it is sent, so that the request which asks for it does the same for every address.
 */
export type AccountMail =
  | { kind: 'welcome' | 'already-registered'; email: string }
  /** `until` and `requestedAt` are ISO 8601. */
  | { kind: 'address-frozen'; email: string; until: string }
  | { kind: 'login-code'; email: string; requestedAt: string }

/** Tried for about three hours; more than one at a time, so that one slow recipient holds up nobody. */
export const accountMailJob = defineJob<AccountMail>('account-mail', {
  attempts: 40,
  timeLimitSeconds: 300,
  concurrency: 3,
})
