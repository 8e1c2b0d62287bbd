import type { Services } from '../../services.ts'
import { accountMailJob } from './account-mail-job.ts'
import { deliverAccountMail } from './deliver-account-mail.ts'
import { sweepExpired } from './sweep-expired.ts'

const SWEEP_SECONDS = 3600

/** Tells the queue how mails about accounts are sent, and to sweep out what has expired. */
export function registerAccountJobs(services: Services): void {
  services.queue.register(accountMailJob, { run: ({ payload }) => deliverAccountMail(services, payload) })
  services.queue.repeat('sweep-accounts', SWEEP_SECONDS, () => sweepExpired(services))
}
