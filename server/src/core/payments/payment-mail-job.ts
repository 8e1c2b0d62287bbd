import type { Language } from '@lectern/texts/languages'
import { defineJob } from '../../platform/queue/job-queue.ts'

/** A payment link that is to be mailed to whoever it was made for; the address is looked up when it is sent. */
export interface PaymentMail {
  paymentId: string
  /** What the request spoke; a mail that was asked for before languages were kept is in English. */
  language?: Language
}

/** Tried for about three hours. */
export const paymentMailJob = defineJob<PaymentMail>('payment-mail', { attempts: 40, timeLimitSeconds: 300 })
