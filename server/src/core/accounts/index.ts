import type { Module } from '../../module.ts'
import { eraseFiles, eraseFilesJob } from './leaving/erase-student.ts'
import { exportAccount } from './leaving/export-account.ts'
import { deliverAccountMail } from './mails/deliver-account-mail.ts'
import { accountMailJob } from './mails/request-account-mail.ts'
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
