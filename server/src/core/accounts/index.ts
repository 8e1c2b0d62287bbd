import type { Module } from '../../module.ts'
import { deliverAccountMail } from './deliver-account-mail.ts'
import { eraseFiles, eraseFilesJob } from './erase-student.ts'
import { exportAccount } from './export-account.ts'
import { accountMailJob } from './request-account-mail.ts'
import { usersRoutes } from './routes.ts'
import { accountSettingsRoutes } from './settings-routes.ts'
import { sweepExpired } from './sweep-expired.ts'

const SWEEP_SECONDS = 3600

/** Owns accounts: who a student is, how they register, sign in and stay signed in, and the mails about it. */
export const accounts: Module = {
  id: 'accounts',
  routes: [usersRoutes, accountSettingsRoutes],
  work(services) {
    services.queue.register(accountMailJob, { run: ({ payload }) => deliverAccountMail(services, payload) })
    services.queue.register(eraseFilesJob, { run: ({ payload }) => eraseFiles(services, payload) })
    services.queue.repeat('sweep-accounts', SWEEP_SECONDS, () => sweepExpired(services))
  },
  exportStudent: exportAccount,
}
