import type { Module } from '../../module.ts'
import { deliverPaymentMail } from './deliver-payment-mail.ts'
import { exportPayments } from './export-payments.ts'
import { paymentMailJob } from './payment-mail-job.ts'
import { paymentsRoutes } from './routes.ts'

/** Owns buying credits: payment links, what the provider says became of them, and the credits for it. */
export const payments: Module = {
  id: 'payments',
  routes: paymentsRoutes,
  exportStudent: exportPayments,
  work(services) {
    services.queue.register(paymentMailJob, { run: ({ payload }) => deliverPaymentMail(services, payload) })
  },
}
